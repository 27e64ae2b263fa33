import { describe, expect, it } from 'vitest'
import { type CoveredAccount, coverageOf } from '#engine/papers/covered-entries.ts'

const FILED = '2021-05-27'
const account = (given: Partial<CoveredAccount>): CoveredAccount => ({
  dateOpened: '2018-03-01',
  dateOfFirstDelinquency: null,
  originalCreditor: null,
  accountTypeText: 'Credit card',
  loanType: null,
  statusText: 'Open',
  remarks: [],
  currentBalance: 90_000,
  pastDue: null,
  ...given,
})

describe('what an order of discharge covers', () => {
  it.each([
    ['an account that the report itself puts in the case', { statusText: 'Included in Bankruptcy Chapter 13' }, 'covered'],
    ['one by its remark alone, at nothing owed', { remarks: ['DEBT INCLUDED IN CHAPTER 13'], currentBalance: 0 }, 'covered'],
    ['an older debt that still shows a balance', {}, 'asked'],
    ['an older debt that is past due', { currentBalance: null, pastDue: 100 }, 'asked'],
    ['a reaffirmed loan', { remarks: ['Reaffirmation of debt', 'Bankruptcy chapter 7'] }, 'asked'],
    [
      'a collector of an older debt, opened later',
      { originalCreditor: 'HARBOR', dateOpened: '2022-01-01', dateOfFirstDelinquency: '2020-11-01' },
      'asked',
    ],
    ['a collector of a debt of no known age', { originalCreditor: 'HARBOR', dateOpened: '2022-01-01' }, 'asked'],
    ['a debt that began after the filing', { dateOpened: '2021-06-01' }, null],
    ['a debt of the very day', { dateOpened: FILED }, null],
    ['a debt of the year alone in which it was filed', { dateOpened: '2021' }, null],
    ['one that is paid and says nothing of it', { currentBalance: 0 }, null],
    ['a bankruptcy of a later debt', { dateOpened: '2023-01-01', remarks: ['Bankruptcy chapter 7'] }, null],
  ] as const)('%s', (_what, given, coverage) => expect(coverageOf(account(given), FILED)).toBe(coverage))

  it('is nothing but what the report says where the day of filing is not known', () => {
    expect(coverageOf(account({}), null)).toBeNull()
    expect(coverageOf(account({ statusText: 'Discharged in bankruptcy' }), null)).toBe('covered')
  })
})
