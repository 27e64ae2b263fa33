import { describe, expect, it } from 'vitest'
import { leavingFile } from '#engine/plan/leaving.ts'
import { confirming, grid, makeAccount, makeInquiry, makeRecord, makeReport } from '#engine/testing/make.ts'
import type { Account } from '#engine/report/account.ts'
import type { PublicRecord } from '#engine/report/report.ts'

const CHARGED_OFF: Partial<Account> = {
  id: 'a',
  creditorName: 'HARBOR CARD',
  accountType: 'revolving',
  status: 'closed',
  paymentStatus: 'charge_off',
  statusText: 'Charged off',
  printsDofd: true,
}
const datesOf = (account: Partial<Account>, confirmed = confirming({})) =>
  leavingFile([makeReport({ accounts: [makeAccount(account)] })], () => confirmed).map(({ kind, usual, latest }) => [
    kind,
    usual,
    latest,
  ])
const caseDates = (record: Partial<PublicRecord>, bureau: 'experian' | 'transunion' = 'experian') =>
  leavingFile([makeReport({ bureau, accounts: [], publicRecords: [makeRecord(record)] })]).map(({ usual, latest }) => [
    usual,
    latest,
  ])

describe('when an account leaves', () => {
  it.each([
    [
      'a charge-off: seven years, and 180 days more by the law',
      { ...CHARGED_OFF, dateOfFirstDelinquency: '2020-03-15' },
      [['charge_off', '2027-03-15', '2027-09-11']],
    ],
    [
      'a month alone counts to its last day',
      { ...CHARGED_OFF, dateOfFirstDelinquency: '2020-02' },
      [['charge_off', '2027-02-28', '2027-08-27']],
    ],
    [
      'no date of first delinquency: nothing is counted',
      { ...CHARGED_OFF, dateOfFirstDelinquency: null },
      [['charge_off', null, null]],
    ],
    [
      'a late mark: seven years from its month',
      {
        ...CHARGED_OFF,
        status: 'open',
        paymentStatus: 'current',
        statusText: null,
        paymentHistory: grid('2024-12', 'ok', '30', 'ok'),
      },
      [['late_marks', '2031-11-30', '2031-11-30']],
    ],
    [
      'paid as agreed: it does not leave',
      { ...CHARGED_OFF, status: 'open', paymentStatus: 'current', statusText: null, paymentHistory: grid('2024-12', 'ok', 'ok') },
      [],
    ],
  ] as const)('%s', (_, account, dates) => {
    expect(datesOf(account)).toEqual(dates)
  })

  it('counts nothing for an education loan, unless the member says it is private', () => {
    const loan = { ...CHARGED_OFF, accountTypeText: 'Education Loan', dateOfFirstDelinquency: '2020-03-15' } as const
    expect(datesOf(loan)).toEqual([['charge_off', null, null]])
    expect(datesOf(loan, confirming({ privateLoans: ['a'] }))).toEqual([['charge_off', '2027-03-15', '2027-09-11']])
  })

  it('tells what the report prints next to what the law says', () => {
    const account = makeAccount({ ...CHARGED_OFF, dateOfFirstDelinquency: '2020-03-15', removalDate: '2027-05' })
    expect(leavingFile([makeReport({ accounts: [account] })])[0]).toMatchObject({ printed: '2027-05' })
  })
})

describe('when a case or an inquiry leaves', () => {
  it.each([
    [
      'chapter 7',
      { type: 'Chapter 7 Bankruptcy', status: 'Discharged', dateFiled: '2019-05-10' },
      'experian',
      [['2029-05-10', '2029-05-10']],
    ],
    [
      'a completed chapter 13',
      { type: 'Chapter 13 Bankruptcy', status: 'Discharged', dateFiled: '2019-05-10' },
      'experian',
      [['2026-05-10', '2029-05-10']],
    ],
    [
      'a chapter 13 under way',
      { type: 'Chapter 13 Bankruptcy', status: 'Petition', dateFiled: '2019-05-10' },
      'experian',
      [['2029-05-10', '2029-05-10']],
    ],
    ['no day of filing', { type: 'Chapter 7 Bankruptcy', dateFiled: null }, 'experian', [[null, null]]],
    ['an involuntary case', { type: 'Involuntary Chapter 7 Bankruptcy', dateFiled: '2019-05-10' }, 'experian', [[null, null]]],
    ['a lien', { type: 'Tax lien', dateFiled: '2019-05-10' }, 'experian', []],
  ] as const)('%s', (_, record, bureau, dates) => {
    expect(caseDates(record, bureau)).toEqual(dates)
  })

  it('a hard inquiry by policy alone, a soft one not at all; the first to leave stands first', () => {
    const inquiries = [
      makeInquiry({ id: 'late', kind: 'hard', date: '2025-06-01' }),
      makeInquiry({ id: 'early', kind: 'hard', date: '2024-06-01' }),
      makeInquiry({ id: 'soft', kind: 'soft', date: '2024-06-01' }),
      makeInquiry({ id: 'undated', kind: 'hard', date: null }),
    ]
    const leaving = leavingFile([makeReport({ accounts: [], inquiries })])
    expect(leaving.map(({ entry, usual, latest }) => [entry.subjectId, usual, latest])).toEqual([
      ['early', '2026-06-01', null],
      ['late', '2027-06-01', null],
      ['undated', null, null],
    ])
  })
})
