import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/obsolete-delinquency/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { confirming } from '#engine/testing/make.ts'

const base: Partial<Account> = {
  accountType: 'revolving',
  statusText: 'Account charged off. $500 written off. $500 past due as of Dec 2024.',
  dateOfFirstDelinquency: '2017-03-10',
}

const valid: readonly Situation[] = [
  { why: 'support that is still owed', account: { creditorName: 'STATE CHILD SUPPORT ENF', accountTypeText: 'Child support' } },
  { why: 'seven years have passed, the outer date (plus 180 days) has not', account: { dateOfFirstDelinquency: '2017-12-10' } },
  { why: 'the report is dated on the outer date itself', report: { reportDate: '2024-09-06' } },
  { why: 'a month counts to its last day', account: { dateOfFirstDelinquency: '2017-07' }, report: { reportDate: '2025-01-20' } },
  { why: 'a year counts to its last day', account: { dateOfFirstDelinquency: '2017' } },
  { why: 'the date of first delinquency is not printed', account: { dateOfFirstDelinquency: null } },
  {
    why: 'only the opening date is old',
    account: { dateOfFirstDelinquency: null, dateOpened: '2009-01-01', removalDate: '2024-01' },
  },
  { why: 'merely late', account: { statusText: '120 Days Past Due' } },
  { why: 'current after an old delinquency', account: { statusText: 'Current; Paid or Paying as Agreed' } },
  { why: 'reinstated', account: { remarks: ['Redeemed or reinstated repossession'] } },
  { why: 'an education loan', account: { accountTypeText: 'Education Loan' } },
  {
    why: 'an education loan by the name of its holder',
    account: { accountType: 'installment', creditorName: 'US DEPT OF EDUCATION/NELNET' },
  },
  { why: 'a guaranty agency', account: { accountType: 'installment', creditorName: 'ASCENDIUM EDUCATION SOLUTIONS' } },
  { why: 'no report date', report: { reportDate: null } },
  {
    why: 'by the date of its status, within the limit',
    account: { dateOfFirstDelinquency: null, statusDate: '2017-08' },
  },
  {
    why: 'good after the date of its status',
    account: {
      dateOfFirstDelinquency: null,
      statusDate: '2016-08',
      paymentHistory: [{ month: '2018-01', code: 'ok' }],
    },
  },
  {
    why: 'a status from before the account',
    account: { dateOfFirstDelinquency: null, statusDate: '2015-08', dateOpened: '2016-02-01' },
  },
  { why: 'a year alone', account: { dateOfFirstDelinquency: null, statusDate: '2015' } },
  {
    why: 'a delinquency reported once may have been cured',
    account: { dateOfFirstDelinquency: null, delinquencyFirstReported: '2015-04' },
  },
  ...['ST LUKE HOSPITAL', 'COUNTY TURNPIKE', 'CITY OF SALEM PARKING'].map((originalCreditor) => ({
    why: `placed before it was late: ${originalCreditor}`,
    account: {
      accountType: 'collection' as const,
      statusText: 'Collection account',
      dateOfFirstDelinquency: null,
      dateAssigned: '2016-05-10',
      originalCreditor,
    },
  })),
  {
    why: 'the agency opened its entry: whose day that is it does not say',
    account: {
      accountType: 'collection',
      statusText: 'Collection account',
      dateOfFirstDelinquency: null,
      dateOpened: '2015-01-01',
    },
  },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'charged off',
    says: ['March 10, 2017', 'September 6, 2024', 'January 15, 2025', 'seven years', '180 days'],
    fields: ['dateOfFirstDelinquency', 'statusText'],
  },
  {
    why: 'the day after the outer date',
    report: { reportDate: '2024-09-07' },
    says: ['September 6, 2024'],
    fields: ['dateOfFirstDelinquency', 'statusText'],
  },
  {
    why: 'a paid charge-off is one still',
    account: { statusText: 'Paid, was charge-off' },
    says: ['charged off'],
    fields: ['dateOfFirstDelinquency', 'statusText'],
  },
  {
    why: 'a collection',
    account: { accountType: 'collection', statusText: null },
    says: ['in collection'],
    fields: ['dateOfFirstDelinquency', 'accountType'],
  },
  {
    why: 'a private student loan that the consumer confirmed',
    account: { accountTypeText: 'Education Loan' },
    surroundings: { confirmed: confirming({ privateLoans: ['a1'] }) },
    says: ['charged off'],
    fields: ['dateOfFirstDelinquency', 'statusText'],
  },
]

const unprinted: readonly Unlawful[] = [
  {
    why: 'by the date of the status that says so',
    account: { statusDate: '2016-03' },
    says: ['March 2016', 'September 27, 2023'],
    fields: ['statusDate', 'statusText'],
  },
  {
    why: 'by the day it was assigned',
    account: {
      accountType: 'collection',
      originalCreditor: 'TRI CITY ELECTRIC',
      statusText: 'Collection account',
      dateAssigned: '2016-05-10',
    },
    says: ['May 10, 2016', 'November 6, 2023'],
    fields: ['dateAssigned', 'statusText'],
  },
  {
    why: 'by the months of an agency',
    account: {
      accountType: 'collection',
      originalCreditor: 'TRI CITY ELECTRIC',
      statusText: 'Collection account',
      paymentHistory: [
        { month: '2016-04', code: 'collection' },
        { month: '2016-03', code: 'collection' },
      ],
    },
    says: ['March 2016'],
    fields: ['paymentHistory.2016-03', 'statusText'],
  },
]

describe('without a printed date of first delinquency', () => {
  it.each(unprinted)('fires: $why', (situation) => {
    const found = judge(rule.id, { ...base, dateOfFirstDelinquency: null }, situation)
    expect(seen(found, situation)).toEqual({ grade: rule.grade, fields: situation.fields, missing: [] })
  })
})

describe(rule.id, () => {
  it.each(valid)('is silent: $why', (situation) => {
    expect(judge(rule.id, base, situation)).toBeNull()
  })

  it.each(invalid)('fires: $why', (situation) => {
    const wanted = { grade: situation.grade ?? rule.grade, fields: situation.fields, missing: [] }
    expect(seen(judge(rule.id, base, situation), situation)).toEqual(wanted)
  })
})
