import { describe, expect, it } from 'vitest'
import type { Bureau } from '#engine/words/bureau.ts'
import { blankReport } from '#web/parts/blank-report.ts'
import type { ReadyReport } from '#web/parts/stored-report.ts'
import type { Account } from '#web/screens/credit-reports/account-facts.ts'
import { compareAccounts } from '#web/screens/credit-reports/side-by-side/compare-accounts.ts'

/** A month with its mark alone. */
const BLANK = {
  balance: null,
  pastDue: null,
  scheduledPayment: null,
  actualPayment: null,
  creditLimit: null,
  highBalance: null,
  remarks: null,
}

const account = (facts: Partial<Account> = {}): Account => ({
  id: 'a1',
  creditorName: 'FIRST HARBOR BANK',
  originalCreditor: null,
  formerRemarks: [],
  alsoPrinted: [],
  accountNumber: 'XXXX7890',
  accountType: 'revolving',
  accountTypeText: null,
  loanType: null,
  responsibility: null,
  status: 'open',
  paymentStatus: 'current',
  statusText: null,
  statusDate: null,
  dateOpened: '2018-04-12',
  dateClosed: null,
  dateReported: '2026-11-01',
  lastPaymentDate: null,
  lastActivityDate: null,
  dateOfFirstDelinquency: null,
  delinquencyFirstReported: null,
  dateAssigned: null,
  removalDate: null,
  currentBalance: 1200,
  balanceDate: null,
  pastDue: null,
  creditLimit: null,
  highBalance: null,
  originalBalance: null,
  chargeOffAmount: null,
  monthlyPayment: null,
  terms: null,
  soldTo: null,
  paymentHistory: [],
  remarks: [],
  fileEntry: null,
  evidence: {},
  ...facts,
})

const report = (bureau: Bureau, accounts: readonly Account[]): ReadyReport =>
  blankReport({ id: bureau, bureau, status: 'ready', format: bureau, accounts: [...accounts] })

const differing = (a: Partial<Account>, b: Partial<Account>): readonly string[] => {
  const compared = compareAccounts([report('equifax', [account(a)]), report('experian', [account(b)])])
  expect(compared).toHaveLength(1)
  return compared.flatMap(({ rows }) => rows.filter(({ isDifferent }) => isDifferent).map(({ name }) => name))
}

describe('accounts side by side', () => {
  it('differ in what two bureaus print otherwise, by value', () => {
    expect(differing({}, {})).toEqual([])
    expect(differing({ currentBalance: 1200 }, { currentBalance: 1350 })).toEqual(['Balance'])
    expect(differing({ paymentStatus: 'late' }, { paymentStatus: 'current' })).toEqual(['Standing'])
    expect(differing({ dateClosed: '2020-01-05' }, { dateClosed: null })).toEqual([])
  })

  it('do not differ in what is worded by each bureau or moves from day to day', () => {
    expect(differing({ dateReported: '2026-11-01' }, { dateReported: '2026-10-15' })).toEqual([])
    expect(differing({ terms: 'REV' }, { terms: 'Revolving' })).toEqual([])
    expect(differing({ creditorName: 'FIRST HARBOR BANK NA' }, {})).toEqual([])
  })

  it('name each month that is rated otherwise, and no month that one bureau does not rate', () => {
    const history = (codes: readonly (readonly [string, Account['paymentHistory'][number]['code']])[]) => ({
      paymentHistory: codes.map(([month, code]) => ({ ...BLANK, month, code })),
    })
    expect(
      differing(
        history([
          ['2026-10', 'ok'],
          ['2026-09', '30'],
          ['2026-08', 'ok'],
        ]),
        history([
          ['2026-10', 'ok'],
          ['2026-09', 'ok'],
          ['2026-08', 'no_data'],
        ]),
      ),
    ).toEqual(['September 2026'])
  })

  it('stand in the order of what matters: differences, then what all list, then what only one lists', () => {
    const same = account({ id: 'a2', creditorName: 'ALLY FINANCIAL', accountNumber: 'XXXX1111' })
    const alone = account({ id: 'a3', creditorName: 'ZION BANK', accountNumber: 'XXXX2222' })
    const compared = compareAccounts([
      report('equifax', [alone, same, account()]),
      report('experian', [same, account({ currentBalance: 5 })]),
    ])
    expect(compared.map(({ name, differences, missing }) => [name, differences, missing])).toEqual([
      ['FIRST HARBOR BANK', 1, []],
      ['ALLY FINANCIAL', 0, []],
      ['ZION BANK', 0, ['experian']],
    ])
  })
})
