import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/bureaus-disagree-status/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { grid, makeAccount } from '#engine/testing/make.ts'

const NEVER = 'Open/Never late.'
const LOST = 'Account charged off. $500 written off.'
const LATE = '>Account 60 Days Past Due Date<'

/** Here charged off, elsewhere never late, unless a situation says otherwise. */
const base: Partial<Account> = {
  accountType: 'revolving',
  accountNumber: 'XXXX4417',
  dateOpened: '2018-02-03',
  dateReported: '2025-01-10',
  statusText: LOST,
}
const elsewhere: Partial<Account> = { statusText: NEVER, paymentStatus: 'current' }
const late: Partial<Account> = { statusText: LATE, paymentStatus: 'late' }
const clean = grid('2024-12', ...Array.from({ length: 7 }, () => 'ok' as const))
const current: Partial<Account> = { statusText: 'PAYS_AS_AGREED', paymentStatus: 'current', paymentHistory: clean }
/** Of one day. */
const handedOver: Partial<Account> = { accountType: 'installment', statusText: 'Voluntarily surrendered.' }
const owedAsAgreed: Partial<Account> = {
  accountType: 'installment',
  statusText: NEVER,
  paymentStatus: 'current',
  currentBalance: 9_100_00,
}

const valid: readonly Situation[] = [
  {
    why: 'repossessed between two updates',
    account: { statusText: 'Repossession.', dateReported: '2025-01-30' },
    elsewhere,
  },
  {
    why: 'placed by a phone company within the month',
    account: { accountType: 'open', accountTypeText: 'Telecom', statusText: 'Collection', dateReported: '2025-01' },
    elsewhere,
  },
  {
    why: 'charged off on the notice of a bankruptcy, never late before',
    account: { dateReported: '2025-01', remarks: ['Included in Chapter 7 Bankruptcy'] },
    elsewhere,
  },
  { why: 'charged off 40 days after the good update', account: { dateReported: '2025-02-19' }, elsewhere },
  { why: 'paid between two updates', account: { ...late, dateReported: '2025-01-07' }, elsewhere: current },
  { why: 'no other report' },
  { why: 'charged off at both', elsewhere: {} },
  {
    why: 'one family: nothing owed, and paid after a charge-off',
    elsewhere: { statusText: '>Paid; Was Charge-off<', paymentStatus: 'charge_off' },
  },
  { why: 'charged off and in collection are not never late', elsewhere: { statusText: 'Collection account.' } },
  { why: 'merely late elsewhere', elsewhere: { ...late, dateReported: '2024-12-10' } },
  { why: 'current elsewhere, but nothing says never late', elsewhere: { ...current, paymentHistory: [] } },
  { why: 'current, with six good months only', elsewhere: { ...current, paymentHistory: clean.slice(0, 6) } },
  {
    why: 'current, with a month that was closed',
    elsewhere: { ...current, paymentHistory: [...grid('2024-12', 'closed'), ...clean.slice(1)] },
  },
  {
    why: 'current, with a month without data',
    elsewhere: { ...current, paymentHistory: grid('2024-12', 'ok', 'ok', 'no_data', 'ok', 'ok', 'ok', 'ok', 'ok') },
  },
  {
    why: 'current, and the good months end before the update',
    elsewhere: { ...current, paymentHistory: grid('2024-11', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok') },
  },
  {
    why: 'current, with an old late mark',
    elsewhere: { ...current, paymentHistory: [...clean, ...grid('2024-05', '30')] },
  },
  { why: 'current, updated in an unknown month', elsewhere: { ...current, dateReported: '2025' } },
  { why: 'never late by its status, with a late mark', elsewhere: { ...elsewhere, paymentHistory: grid('2024-05', '30') } },
  { why: 'never late, with a remark of a charge-off', elsewhere: { ...elsewhere, remarks: ['Charged off as bad debt'] } },
  { why: 'a voluntary surrender', account: { statusText: 'Voluntarily surrendered.' }, elsewhere },
  { why: 'a foreclosure', account: { statusText: 'Foreclosed.' }, elsewhere },
  {
    why: 'a lease handed back early, paid as agreed',
    account: { ...handedOver, accountTypeText: 'Auto lease' },
    elsewhere: { ...owedAsAgreed, accountTypeText: 'Auto lease' },
  },
  {
    why: 'a foreclosure only begun',
    account: { ...handedOver, accountType: 'mortgage', statusText: 'Foreclosure proceedings started.' },
    elsewhere: { ...owedAsAgreed, accountType: 'mortgage' },
  },
  { why: 'handed over, and nothing owed at the other', account: handedOver, elsewhere: { ...owedAsAgreed, currentBalance: 0 } },
  { why: 'reinstated elsewhere', elsewhere: { ...elsewhere, remarks: ['Account reinstated with lender'] } },
  {
    why: 'a remark here that nobody can read: it may say that it was reinstated',
    account: { remarks: ['Comment 35'] },
    elsewhere,
  },
  { why: 'updated 46 days apart', elsewhere: { ...elsewhere, dateReported: '2024-11-25' } },
  { why: 'a month that may be 46 days before', elsewhere: { ...elsewhere, dateReported: '2024-11' } },
  { why: 'updated on an unknown day', elsewhere: { ...elsewhere, dateReported: null } },
  { why: 'updated here on an unknown day', account: { dateReported: null }, elsewhere },
  { why: 'reports 61 days apart', elsewhere, elsewhereReport: { reportDate: '2024-11-15' } },
  { why: 'a report without a date', elsewhere, elsewhereReport: { reportDate: null } },
  { why: 'this report without a date', report: { reportDate: null }, elsewhere },
  { why: 'another account of the company', elsewhere: { ...elsewhere, accountNumber: 'XXXX9999' } },
  {
    why: 'two accounts there that fit as well',
    elsewhere,
    elsewhereReport: { accounts: ['e1', 'e2'].map((id) => makeAccount({ ...base, ...elsewhere, id })) },
  },
  {
    why: 'the consumer says that they are two accounts',
    elsewhere,
    surroundings: {
      links: [{ one: { reportId: 'r1', accountId: 'a1' }, other: { reportId: 'r2', accountId: 'e1' }, isSame: false }],
    },
  },
  { why: 'a file that may blend bureaus', elsewhere, report: { format: 'mismo' } },
  { why: 'another file that may blend bureaus', elsewhere, elsewhereReport: { format: 'mismo' } },
  { why: 'late now, updated four days apart', account: late, elsewhere: { ...elsewhere, dateReported: '2025-01-06' } },
  {
    why: 'late now, months only',
    account: { ...late, dateReported: '2025-01' },
    elsewhere: { ...elsewhere, dateReported: '2025-01' },
  },
  { why: 'late now, a forbearance', account: { ...late, remarks: ['ACCOUNT IN FORBEARANCE'] }, elsewhere },
  { why: 'late now, a deferral elsewhere', account: late, elsewhere: { ...elsewhere, remarks: ['Payment deferred'] } },
  { why: 'late now, a bankruptcy', account: { ...late, remarks: ['Chapter 13 bankruptcy'] }, elsewhere },
  {
    why: 'late now, brought current by a reinstatement',
    account: late,
    elsewhere: { ...elsewhere, remarks: ['Loan brought current'] },
  },
  {
    why: 'late now, a payment between the two updates',
    account: { ...late, dateReported: '2025-01-08' },
    elsewhere: { ...elsewhere, lastPaymentDate: '2025-01-08' },
  },
  {
    why: 'late now, a payment in a month that may lie between',
    account: { ...late, dateReported: '2025-01-08', lastPaymentDate: '2025-01' },
    elsewhere,
  },
  { why: 'late at both', account: late, elsewhere: late },
  {
    why: 'a bare amount past due says nothing',
    account: { statusText: 'Open. $90 past due as of Dec 2024.', pastDue: 90_00 },
    elsewhere,
  },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'handed over, and owed and never late at the other on one day',
    account: handedOver,
    elsewhere: owedAsAgreed,
    says: ['a voluntary surrender', 'is paid as agreed'],
    fields: ['statusText', 'dateReported', 'elsewhere.statusText', 'elsewhere.dateReported'],
  },
  {
    why: 'foreclosed, and owed and paid as agreed at the other on one day',
    account: { ...handedOver, accountType: 'mortgage', statusText: 'Foreclosed.' },
    elsewhere: { ...owedAsAgreed, accountType: 'mortgage' },
    says: ['a foreclosure'],
    fields: ['statusText', 'dateReported', 'elsewhere.statusText', 'elsewhere.dateReported'],
  },
  {
    why: 'charged off against never late',
    elsewhere,
    says: ['Experian', LOST, 'January 10, 2025', 'Equifax', NEVER, 'charged off', 'never late'],
    fields: ['statusText', 'dateReported', 'elsewhere.statusText', 'elsewhere.dateReported'],
  },
  {
    why: 'never late here, charged off there',
    account: elsewhere,
    elsewhere: {},
    says: ['Experian says that the account was never late', 'Equifax says that it is charged off'],
    fields: ['statusText', 'dateReported', 'elsewhere.statusText', 'elsewhere.dateReported'],
  },
  {
    why: 'a paid charge-off is one all the same',
    account: { statusText: '>Paid; Was Charge-off<', paymentStatus: 'charge_off' },
    elsewhere,
    says: ['charged off', '"Paid; Was Charge-off"'],
    fields: ['paymentStatus', 'dateReported', 'elsewhere.statusText', 'elsewhere.dateReported'],
  },
  {
    why: 'a collection, by the payment status alone',
    account: { statusText: null, paymentStatus: 'in_collections' },
    elsewhere,
    says: ['is in collection (updated January 10, 2025)'],
    fields: ['paymentStatus', 'dateReported', 'elsewhere.statusText', 'elsewhere.dateReported'],
  },
  {
    why: 'a charge-off that a remark tells of',
    account: { statusText: null, remarks: ['Charged off as bad debt'] },
    elsewhere,
    says: ['"Charged off as bad debt"'],
    fields: ['remarks.0', 'dateReported', 'elsewhere.statusText', 'elsewhere.dateReported'],
  },
  {
    why: 'only the month of the status is printed',
    account: { dateReported: null, statusDate: '2025-01' },
    elsewhere,
    says: ['updated January 2025'],
    fields: ['statusText', 'statusDate', 'elsewhere.statusText', 'elsewhere.dateReported'],
  },
  {
    why: 'current, and good in seven months without a gap',
    elsewhere: current,
    says: ['every month shown', 'pays as agreed'],
    fields: ['statusText', 'dateReported', 'elsewhere.statusText', 'elsewhere.paymentHistory.2024-12', 'elsewhere.dateReported'],
  },
  {
    why: 'current and good, the month of the update alone printed',
    elsewhere: { ...current, dateReported: '2025-01' },
    says: ['updated January 2025'],
    fields: ['statusText', 'dateReported', 'elsewhere.statusText', 'elsewhere.paymentHistory.2024-12', 'elsewhere.dateReported'],
  },
  {
    why: 'reports 60 days apart',
    elsewhere,
    elsewhereReport: { reportDate: '2024-11-16' },
    says: [],
    fields: ['statusText', 'dateReported', 'elsewhere.statusText', 'elsewhere.dateReported'],
  },
  {
    why: 'late now against current, of one day',
    account: { ...late, lastPaymentDate: '2024-11-05' },
    elsewhere: { ...elsewhere, statusText: 'Current; Paid or Paying as Agreed' },
    says: ['is late now ("Account 60 Days Past Due Date", updated January 10, 2025)', 'Equifax says that it is paid as agreed'],
    fields: ['statusText', 'dateReported', 'elsewhere.statusText', 'elsewhere.dateReported'],
  },
  {
    why: 'late and current on one day, a payment on it or not',
    account: { statusText: null, paymentStatus: 'current', lastPaymentDate: '2025-01-10' },
    elsewhere: { statusText: null, paymentStatus: 'late' },
    says: ['Experian says that the account is paid as agreed', 'Equifax says that it is late now'],
    fields: ['paymentStatus', 'dateReported', 'elsewhere.paymentStatus', 'elsewhere.dateReported'],
  },
  {
    why: 'the consumer says that they are one account',
    elsewhere: { ...elsewhere, accountNumber: 'XXXX9999', creditorName: 'FBE CARDS' },
    surroundings: {
      links: [{ one: { reportId: 'r1', accountId: 'a1' }, other: { reportId: 'r2', accountId: 'e1' }, isSame: true }],
    },
    says: ['charged off'],
    fields: ['statusText', 'dateReported', 'elsewhere.statusText', 'elsewhere.dateReported'],
  },
]

describe(rule.id, () => {
  it.each(valid)('is silent: $why', (situation) => {
    expect(judge(rule.id, base, situation)).toBeNull()
  })

  it.each(invalid)('fires: $why', (situation) => {
    const wanted = { grade: situation.grade ?? rule.grade, fields: situation.fields, missing: [] }
    expect(seen(judge(rule.id, base, situation), situation)).toEqual(wanted)
  })
})
