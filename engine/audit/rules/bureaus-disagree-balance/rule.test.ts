import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/bureaus-disagree-balance/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

/** An open card; elsewhere the same with another balance. */
const base: Partial<Account> = {
  accountType: 'revolving',
  accountNumber: 'XXXX4417',
  dateOpened: '2018-02-03',
  status: 'open',
  statusText: 'Open/Never late.',
  currentBalance: 1_000_00,
  balanceDate: '2025-01-10',
  lastPaymentDate: '2025-01-02',
}
const more: Partial<Account> = { currentBalance: 1_400_00 }
const loan: Partial<Account> = { accountType: 'installment', monthlyPayment: 200_00 }
const lost: Partial<Account> = {
  status: 'closed',
  statusText: 'Account charged off.',
  paymentStatus: 'charge_off',
  lastPaymentDate: null,
}
const collected: Partial<Account> = { status: null, statusText: 'Collection account.', paymentStatus: 'in_collections' }

const valid: readonly Situation[] = [
  { why: 'purchases between two days', elsewhere: { ...more, balanceDate: '2025-01-13' } },
  { why: 'a balance transfer on the next day', elsewhere: { ...more, balanceDate: '2025-01-11' } },
  { why: 'no other report' },
  { why: 'the same balance', elsewhere: {} },
  { why: 'exactly $50 apart', account: { currentBalance: 100_00 }, elsewhere: { currentBalance: 150_00 } },
  {
    why: 'exactly 5 percent of the greater apart',
    account: { currentBalance: 1_900_00 },
    elsewhere: { currentBalance: 2_000_00 },
  },
  { why: 'no balance there', elsewhere: { currentBalance: null } },
  { why: 'no balance here', account: { currentBalance: null }, elsewhere: more },
  { why: 'four days apart', elsewhere: { ...more, balanceDate: '2025-01-14' } },
  { why: 'four days apart, the other way', elsewhere: { ...more, balanceDate: '2025-01-06' } },
  { why: 'only the month', account: { balanceDate: '2025-01' }, elsewhere: { ...more, balanceDate: '2025-01' } },
  { why: 'no date there', elsewhere: { ...more, balanceDate: null } },
  { why: 'no date here', account: { balanceDate: null }, elsewhere: more },
  {
    why: 'closed, and neither charged off nor in collection',
    account: { status: 'closed', statusText: 'PAYS_AS_AGREED' },
    elsewhere: { ...more, status: 'closed', statusText: 'PAYS_AS_AGREED' },
  },
  { why: 'open here, closed there', elsewhere: { ...more, dateClosed: '2025-01-01' } },
  { why: 'charged off here, open there', account: lost, elsewhere: more },
  {
    why: 'open by one mark, charged off by another',
    account: { ...lost, status: 'open', balanceDate: '2025-01-02' },
    elsewhere: { ...more, ...lost, status: 'open', balanceDate: '2024-12-31' },
  },
  {
    why: 'a purchase or a payment between: paid on the earlier day',
    account: { balanceDate: '2025-01-08', lastPaymentDate: '2025-01-08' },
    elsewhere: more,
  },
  {
    why: 'paid after it, by the other entry',
    account: { balanceDate: '2025-01-08' },
    elsewhere: { ...more, lastPaymentDate: '2025-01-09' },
  },
  {
    why: 'paid in a month that may lie between',
    account: { balanceDate: '2025-01-08', lastPaymentDate: '2025-01' },
    elsewhere: more,
  },
  {
    why: 'a loan, one and a half of the greater payment apart',
    account: { ...loan, currentBalance: 1_300_00 },
    elsewhere: { ...loan, currentBalance: 1_000_00, monthlyPayment: 150_00 },
  },
  {
    why: 'a loan by one of the entries, the other without a kind or a payment',
    account: { ...loan, currentBalance: 1_300_00 },
    elsewhere: { accountType: null, currentBalance: 1_000_00 },
  },
  {
    why: 'a loan whose payment is not printed',
    account: { ...loan, monthlyPayment: null },
    elsewhere: { ...loan, ...more, monthlyPayment: null },
  },
  {
    why: 'a mortgage, the payment printed by the other',
    account: { accountType: 'mortgage' },
    elsewhere: { ...more, accountType: 'mortgage', monthlyPayment: 300_00 },
  },
  {
    why: 'charged off, in two months',
    account: { ...lost, balanceDate: '2024-12-31' },
    elsewhere: { ...lost, ...more, balanceDate: '2025-01-01' },
  },
  {
    why: 'charged off, only years',
    account: { ...lost, balanceDate: '2025' },
    elsewhere: { ...lost, ...more, balanceDate: '2025' },
  },
  {
    why: 'charged off, settled in between',
    account: { ...lost, balanceDate: '2025-01-05' },
    elsewhere: { ...lost, currentBalance: 0, remarks: ['Settled for less than full balance'] },
  },
  {
    why: 'charged off, sold in between',
    account: { ...lost, currentBalance: 0, soldTo: 'A BUYER', balanceDate: '2025-01-20' },
    elsewhere: { ...lost, ...more },
  },
  {
    why: 'charged off, a payment between the two days',
    account: { ...lost, balanceDate: '2025-01-05', lastPaymentDate: '2025-01-06' },
    elsewhere: { ...lost, ...more },
  },
  { why: 'a filled zero is no statement', elsewhere: { currentBalance: 0 }, elsewhereReport: { format: 'identityiq' } },
  { why: 'a filled zero here', account: { currentBalance: 0 }, elsewhere: more, report: { format: 'truelink' } },
  { why: 'reports 61 days apart', elsewhere: more, elsewhereReport: { reportDate: '2024-11-15' } },
  { why: 'a file that may blend bureaus', elsewhere: more, elsewhereReport: { format: 'mismo' } },
]

const FIELDS = ['currentBalance', 'balanceDate', 'elsewhere.currentBalance', 'elsewhere.balanceDate']
const invalid: readonly Unlawful[] = [
  {
    why: 'an open card on one day',
    elsewhere: more,
    says: ['Experian shows a balance of $1,000 as of January 10, 2025', 'Equifax shows $1,400 as of January 10, 2025'],
    fields: FIELDS,
  },
  {
    why: 'a cent over $50',
    account: { currentBalance: 100_00 },
    elsewhere: { currentBalance: 150_01 },
    says: ['$150.01'],
    fields: FIELDS,
  },
  {
    why: 'a cent over 5 percent of the greater',
    account: { currentBalance: 1_899_99 },
    elsewhere: { currentBalance: 2_000_00 },
    says: ['$1,899.99'],
    fields: FIELDS,
  },
  {
    why: 'by the day of the report of the entry',
    elsewhere: { ...more, balanceDate: null, dateReported: '2025-01-10' },
    says: ['January 10, 2025'],
    fields: ['currentBalance', 'balanceDate', 'elsewhere.currentBalance', 'elsewhere.dateReported'],
  },
  { why: 'paid on that one day', account: { lastPaymentDate: '2025-01-10' }, elsewhere: more, says: [], fields: FIELDS },
  {
    why: 'a loan, more than one and a half payments apart',
    account: { ...loan, currentBalance: 1_300_01 },
    elsewhere: { ...loan, currentBalance: 1_000_00, monthlyPayment: 150_00 },
    says: ['$1,300.01'],
    fields: FIELDS,
  },
  {
    why: 'nothing at one bureau, which prints its own zeros',
    elsewhere: { currentBalance: 0 },
    says: ['$0'],
    fields: FIELDS,
  },
  {
    why: 'charged off, in one month',
    account: { ...lost, balanceDate: '2025-01', lastPaymentDate: null },
    elsewhere: { ...lost, ...more, balanceDate: '2025-01-31', lastPaymentDate: '2024-05-01' },
    says: ['January 2025', 'January 31, 2025'],
    fields: FIELDS,
  },
  { why: 'in collection', account: collected, elsewhere: { ...collected, ...more }, says: ['$1,400'], fields: FIELDS },
  {
    why: 'settled at one, on the same day',
    account: lost,
    elsewhere: { ...lost, currentBalance: 0, remarks: ['Settled for less than full balance'] },
    says: ['$0'],
    fields: FIELDS,
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
