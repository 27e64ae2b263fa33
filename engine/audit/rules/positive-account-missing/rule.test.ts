import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/positive-account-missing/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { grid, makeAccount } from '#engine/testing/make.ts'

/** An open card in good standing. */
const base: Partial<Account> = {
  creditorName: 'HARBOR NATIONAL BANK',
  accountType: 'revolving',
  accountNumber: 'XXXX4417',
  dateOpened: '2018-02-03',
  status: 'open',
  statusText: 'Open/Never late.',
  paymentHistory: grid('2024-12', 'ok', 'ok', 'no_data', 'ok', 'too_new'),
}
/** Another account of the consumer, which both bureaus list. */
const shared: Partial<Account> = {
  creditorName: 'MERIDIAN AUTO FINANCE',
  accountType: 'installment',
  accountNumber: 'XXXX8830',
  dateOpened: '2021-05-09',
  // Late: the shared one is not missing anywhere, and would not be told about.
  status: 'delinquent',
  statusText: '30 Days Past Due',
}

/** The other bureau lists the shared account and these. */
const there = (...others: readonly Partial<Account>[]): Pick<Situation, 'beside' | 'elsewhere' | 'elsewhereReport'> => ({
  beside: [shared],
  elsewhere: {},
  elsewhereReport: {
    accounts: [shared, ...others].map((facts, index) => makeAccount({ ...base, id: `e${index + 1}`, ...facts })),
  },
})
const missing = there()

const valid: readonly Situation[] = [
  { why: 'no other report' },
  { why: 'listed there', ...there({}) },
  { why: 'listed there under another number: an uncertain match', ...there({ accountNumber: 'XXXX9999' }) },
  { why: 'listed there with another opening date', ...there({ dateOpened: '2016-02-03' }) },
  {
    why: 'one there of the same month, of a company spelled otherwise',
    ...there({ creditorName: 'HRBRNTLBK', accountNumber: null }),
  },
  {
    why: 'one of the next month, and the other end of the number',
    ...there({ creditorName: 'HRBRNTLBK', accountNumber: '5412XXXX', dateOpened: '2018-03' }),
  },
  { why: 'one there of the same number and month', ...there({ creditorName: 'HRBRNTLBK', accountType: 'open' }) },
  { why: 'one there without an opening date', ...there({ creditorName: 'SECOND BANK', accountNumber: 'X9', dateOpened: null }) },
  { why: 'one there of which only the year is printed', ...there({ creditorName: 'SECOND BANK', dateOpened: '2011' }) },
  { why: 'two there that fit as well', ...there({}, {}) },
  { why: 'no account stands in both', ...missing, beside: [] },
  { why: 'its own opening date is not printed', ...missing, account: { dateOpened: null } },
  { why: 'only its year', ...missing, account: { dateOpened: '2018' } },
  {
    why: 'the other report was not read whole',
    ...missing,
    elsewhereReport: { ...missing.elsewhereReport, unreadPages: [3] },
  },
  {
    why: 'the other report counts more accounts than were read',
    ...missing,
    elsewhereReport: {
      ...missing.elsewhereReport,
      totals: { printed: { accounts: 2 }, read: { accounts: 1 }, reconciled: false },
    },
  },
  { why: 'reports 61 days apart', ...missing, elsewhereReport: { ...missing.elsewhereReport, reportDate: '2024-11-15' } },
  { why: 'the other report has no date', ...missing, elsewhereReport: { ...missing.elsewhereReport, reportDate: null } },
  { why: 'opened 89 days before the other report', ...missing, account: { dateOpened: '2024-10-18' } },
  { why: 'opened in a month that may end later', ...missing, account: { dateOpened: '2024-10' } },
  { why: 'a credit union', ...missing, account: { creditorName: 'HARBOR CREDIT UNION' } },
  { why: 'a credit union, shortened', ...missing, account: { creditorName: 'HARBOR F.C.U.' } },
  { why: 'rent', ...missing, account: { accountTypeText: 'Rental agreement' } },
  { why: 'a telephone company', ...missing, account: { loanType: 'Utility company' } },
  { why: 'late now', ...missing, account: { statusText: '30 Days Past Due', status: 'delinquent' } },
  { why: 'late once', ...missing, account: { paymentHistory: grid('2024-12', 'ok', '30', 'ok') } },
  { why: 'charged off once', ...missing, account: { paymentHistory: grid('2024-12', 'ok', 'charge_off') } },
  { why: 'an amount past due', ...missing, account: { pastDue: 10_00 } },
  { why: 'charged off', ...missing, account: { statusText: 'Account charged off.' } },
  { why: 'a remark of a charge-off', ...missing, account: { remarks: ['Charged off as bad debt'] } },
  { why: 'a remark of a past worst', ...missing, account: { remarks: ['Was past due 30 days'] } },
  { why: 'a cent past due', ...missing, account: { pastDue: 1 } },
  { why: 'no word of how it is paid', ...missing, account: { statusText: 'Open.' } },
  { why: 'closed', ...missing, account: { status: 'closed', statusText: 'Pays As Agreed', dateClosed: '2023-01-01' } },
  { why: 'included in a bankruptcy', ...missing, account: { remarks: ['Chapter 13 bankruptcy'] } },
  { why: 'an authorized user', ...missing, account: { responsibility: 'authorized_user' } },
  { why: 'a collector', ...missing, account: { originalCreditor: 'SUMMIT WIRELESS' } },
  { why: 'an education loan', ...missing, account: { accountTypeText: 'Education Loan' } },
  { why: 'taken over from another lender', ...missing, account: { remarks: ['Account acquired from another lender'] } },
]

const fields = ['creditorName', 'statusText']
const invalid: readonly Unlawful[] = [
  {
    why: 'not listed there',
    ...missing,
    says: ['Experian lists', 'Equifax', 'January 15, 2025', 'does not list it'],
    fields,
  },
  {
    why: 'by a payment status alone',
    ...missing,
    account: { statusText: null, paymentStatus: 'current', paymentHistory: [] },
    says: ['Equifax'],
    fields: ['creditorName', 'paymentStatus'],
  },
  { why: 'opened 90 days before the other report', ...missing, account: { dateOpened: '2024-10-17' }, says: [], fields },
  {
    why: 'what is there is of another company and another date',
    ...there({ creditorName: 'SECOND BANK', accountNumber: null, dateOpened: '2018-04-03' }),
    says: [],
    fields,
  },
  {
    why: 'what is there is of another company and number',
    ...there({ creditorName: 'SECOND BANK', accountNumber: 'XXXX9999' }),
    says: [],
    fields,
  },
  {
    why: 'what is there is of another date and number',
    ...there({ dateOpened: '2020-04-03', accountNumber: 'XXXX9999' }),
    says: [],
    fields,
  },
  {
    why: 'the consumer says that the one there is another',
    ...there({ accountNumber: 'XXXX9999' }),
    surroundings: {
      links: [{ one: { reportId: 'r1', accountId: 'a1' }, other: { reportId: 'r2', accountId: 'e2' }, isSame: false }],
    },
    says: [],
    fields,
  },
  {
    why: 'reports 60 days apart',
    ...missing,
    elsewhereReport: { ...missing.elsewhereReport, reportDate: '2024-11-16' },
    says: [],
    fields,
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
