import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/reaged-delinquency/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { grid, makeAccount } from '#engine/testing/make.ts'

const base: Partial<Account> = {
  accountType: 'revolving',
  dateOpened: '2018-02-03',
  statusText: 'Account charged off. $500 written off. $500 past due as of Dec 2024.',
  dateOfFirstDelinquency: '2021-06-01',
}

const valid: readonly Situation[] = [
  { why: 'no earlier report' },
  { why: 'moved by one month', before: { dateOfFirstDelinquency: '2021-05-01' } },
  { why: 'moved earlier', before: { dateOfFirstDelinquency: '2021-09-01' } },
  {
    why: 'a good month in between',
    account: { paymentHistory: grid('2021-05', 'ok', '30') },
    before: { dateOfFirstDelinquency: '2020-06-01' },
  },
  {
    why: 'a good month in the earlier report',
    before: { dateOfFirstDelinquency: '2020-06-01', paymentHistory: grid('2020-12', 'ok', '30') },
  },
  {
    why: 'reinstated in between',
    account: { remarks: ['Account reinstated with lender'] },
    before: { dateOfFirstDelinquency: '2020-06-01' },
  },
  {
    why: 'a bankruptcy in between',
    account: { remarks: ['Chapter 13 bankruptcy dismissed'] },
    before: { dateOfFirstDelinquency: '2020-06-01' },
  },
  {
    why: 'a dispute remark: it may have been corrected',
    before: { dateOfFirstDelinquency: '2020-06-01', remarks: ['Account information disputed by consumer'] },
  },
  {
    why: 'a dispute recorded here',
    surroundings: { disputes: { open: [], ever: ['b1'] } },
    before: { dateOfFirstDelinquency: '2020-06-01' },
  },
  {
    why: 'an education loan',
    account: { accountTypeText: 'Education Loan' },
    before: { dateOfFirstDelinquency: '2020-06-01', accountTypeText: 'Education Loan' },
  },
  { why: 'merely late in the earlier report', before: { dateOfFirstDelinquency: '2020-06-01', statusText: '90 Days Past Due' } },
  { why: 'another account of the same furnisher', before: { dateOfFirstDelinquency: '2020-06-01', dateOpened: '2016-01-01' } },
  { why: 'another bureau', before: { dateOfFirstDelinquency: '2020-06-01' }, beforeReport: { bureau: 'equifax' } },
  {
    why: 'two candidates in the earlier report',
    before: {},
    beforeReport: {
      accounts: [
        makeAccount({ ...base, id: 'b1', dateOfFirstDelinquency: '2020-06-01' }),
        makeAccount({ ...base, id: 'b2', dateOfFirstDelinquency: '2020-06-01' }),
      ],
    },
  },
  {
    why: 'the other report is the newer one',
    before: { dateOfFirstDelinquency: '2020-06-01' },
    beforeReport: { reportDate: '2025-06-01' },
  },
  {
    why: 'only a year is printed',
    account: { dateOfFirstDelinquency: '2021' },
    before: { dateOfFirstDelinquency: '2020-06-01' },
  },
  { why: 'only a year was printed', before: { dateOfFirstDelinquency: '2020' } },
  {
    why: 'a dispute recorded about this entry',
    surroundings: { disputes: { open: [], ever: ['a1'] } },
    before: { dateOfFirstDelinquency: '2020-06-01' },
  },
  { why: 'a day under two months', before: { dateOfFirstDelinquency: '2021-04-02' } },
  { why: 'a month that may end a day before', before: { dateOfFirstDelinquency: '2021-04' } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'moved later while charged off',
    before: { dateOfFirstDelinquency: '2020-06-01' },
    says: ['June 1, 2020', 'June 1, 2021', 'January 15, 2024'],
    fields: ['dateOfFirstDelinquency', 'statusText', 'before.dateOfFirstDelinquency'],
  },
  {
    why: 'exactly two months',
    account: { dateOfFirstDelinquency: '2021-06' },
    before: { dateOfFirstDelinquency: '2021-04' },
    says: ['April 2021', 'June 2021'],
    fields: ['dateOfFirstDelinquency', 'statusText', 'before.dateOfFirstDelinquency'],
  },
  {
    why: 'two months to the day',
    before: { dateOfFirstDelinquency: '2021-04-01' },
    says: ['April 1, 2021'],
    fields: ['dateOfFirstDelinquency', 'statusText', 'before.dateOfFirstDelinquency'],
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
