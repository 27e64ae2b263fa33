import type { Account } from '#engine/report/account.ts'
import type { Report } from '#engine/report/report.ts'
import { grid, makeAccount, makeReport } from '#engine/testing/make.ts'
import type { HistoryCode } from '#engine/words/history-code.ts'

/** A report of the largest size that is met: many accounts, each with a grid of seven years, of every family. Deterministic. */
export function largeReport(
  size: { readonly accounts: number; readonly months: number } = { accounts: 150, months: 84 },
): Report {
  return makeReport({ accounts: Array.from({ length: size.accounts }, (_unused, index) => largeAccount(index, size.months)) })
}

const KINDS: readonly Partial<Account>[] = [
  { accountType: 'revolving', status: 'open', statusText: 'Open/Never late.', creditLimit: 900_00 },
  {
    accountType: 'revolving',
    statusText: 'Account charged off. $500 written off. $500 past due as of Dec 2024.',
    dateOfFirstDelinquency: '2019-04-01',
    remarks: [
      'Charged off as bad debt',
      'Account information disputed by consumer (Meets requirement of the Fair Credit Reporting Act).',
    ],
  },
  {
    accountType: 'installment',
    accountTypeText: 'Education Loan',
    status: 'open',
    statusText: 'Open. Deferred, payments begin Dec 2026.',
  },
  {
    accountType: 'collection',
    statusText: 'Collection account. $99 past due as of Dec 2024.',
    originalCreditor: 'CLINIC',
    remarks: ['>PLACED FOR COLLECTION<'],
  },
  {
    accountType: 'mortgage',
    status: 'delinquent',
    statusText: '>Account 60 Days Past Due Date<',
    pastDue: 90_00,
    remarks: ['ACCOUNT IN FORBEARANCE'],
  },
]
const CODES: readonly HistoryCode[] = ['ok', 'ok', '30', '60', 'ok', 'no_data', 'ok', '90']

function largeAccount(index: number, months: number): Account {
  const codes = Array.from({ length: months }, (_unused, month) => CODES[(index + month * 3) % CODES.length] ?? 'ok')
  return makeAccount({
    id: `a${index}`,
    dateOpened: '2015-03-02',
    currentBalance: 100_00 * index,
    paymentHistory: grid('2024-12', ...codes),
    ...KINDS[index % KINDS.length],
  })
}
