import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/late-after-bankruptcy/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { grid, makeRecord } from '#engine/testing/make.ts'

const base: Partial<Account> = {
  accountType: 'revolving',
  accountTypeText: 'Credit card',
  responsibility: 'individual',
  dateOpened: '2016-02-02',
  statusText: 'Discharged through Bankruptcy Chapter 7.',
  paymentHistory: grid('2021-08', '60', '30', 'no_data', 'no_data'),
}

const valid: readonly Situation[] = [
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'included in bankruptcy, and late only between petition and discharge',
    account: { statusText: 'Included in bankruptcy', paymentHistory: grid('2021-04', '90', '60', '30') },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'dismissed',
    account: { remarks: ['Chapter 7 bankruptcy dismissed'] },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'withdrawn',
    account: { remarks: ['Bankruptcy voluntarily withdrawn'] },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'reaffirmed',
    account: { remarks: ['Reaffirmation of debt'] },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'an education loan',
    account: { accountTypeText: 'Education Loan' },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'taxes',
    account: { creditorName: 'STATE TAX COMMISSION' },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'support',
    account: { accountTypeText: 'Child/family support' },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'a mortgage',
    account: { accountType: 'mortgage' },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'a vehicle',
    account: { accountTypeText: 'Auto Loan' },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'a vehicle by its lender',
    account: { creditorName: 'EXAMPLE MOTOR CREDIT' },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'a joint account without a case of the consumer',
    account: { responsibility: 'joint' },
    report: { publicRecords: [] },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'the bankruptcy of another person',
    account: { remarks: ['Account included in bankruptcy of another person'] },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'the bankruptcy of the secondary borrower',
    account: { statusText: 'Account included in bankruptcy of secondary borrower' },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'an authorized user',
    account: { responsibility: 'authorized_user' },
  },

  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'the account does not say so itself',
    account: { statusText: '60 Days Past Due' },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'late marks before the petition only',
    account: { paymentHistory: grid('2020-12', '60', '30') },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'the month of the discharge and of the petition',
    account: { paymentHistory: grid('2021-01', '60', '30') },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'opened after the filing',
    account: { dateOpened: '2021-02-01' },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'only charge-off marks',
    account: { paymentHistory: grid('2021-08', 'charge_off', 'charge_off') },
  },

  { why: 'no discharge date printed', record: { status: 'Discharged', dateFiled: '2021-01-05' } },
  { why: 'no public record' },
  {
    why: 'two cases',
    report: {
      publicRecords: [
        makeRecord({ status: 'Discharged', dateFiled: '2012-01-05', dateResolved: '2012-05-05' }),
        makeRecord({ id: 'p2', status: 'Dismissed', dateFiled: '2021-01-05', dateResolved: '2021-05-05' }),
      ],
    },
  },
  {
    why: 'only the year of the discharge is printed',
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021' },
  },
]

const invalid: readonly Unlawful[] = [
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'late after the discharge',
    says: ['May 5, 2021', 'July 2021 (30 days late)'],
    fields: ['paymentHistory.2021-07', 'paymentHistory.2021-08', 'statusText'],
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'late between petition and discharge: policy',
    grade: 'policy',
    account: { paymentHistory: grid('2021-04', '90', '60', '30') },
    says: ['January 5, 2021', 'which is not a law'],
    fields: ['paymentHistory.2021-02', 'paymentHistory.2021-03', 'paymentHistory.2021-04', 'statusText'],
  },
  ...[
    'Petition for Chapter 7 Bankruptcy',
    'Included in bankruptcy',
    'Debt included in or discharged through Bankruptcy Chapter 7, 11, or 12',
  ].map(
    (statusText): Unlawful => ({
      record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
      why: `only asked: ${statusText}`,
      grade: 'proof',
      account: { statusText },
      says: ['included in bankruptcy', 'May 5, 2021'],
      fields: ['paymentHistory.2021-07', 'paymentHistory.2021-08', 'statusText'],
    }),
  ),
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
