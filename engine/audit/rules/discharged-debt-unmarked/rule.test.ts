import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/discharged-debt-unmarked/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {
  accountType: 'revolving',
  accountTypeText: 'Credit card',
  responsibility: 'individual',
  dateOpened: '2016-02-02',
  statusText: 'Charge-off',
  currentBalance: 800_00,
}

const valid: readonly Situation[] = [
  {
    record: { status: 'Filed', dateFiled: '2021-01-05', dateResolved: null },
    why: 'the case is not discharged',
    account: { remarks: ['Included in bankruptcy'] },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'the remark speaks of another borrower',
    account: { remarks: ['Included in bankruptcy of another person'] },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'reaffirmed',
    account: { remarks: ['Reaffirmation of debt'] },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'opened after the filing',
    account: { dateOpened: '2021-06-01' },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'nothing owed',
    account: { currentBalance: 0 },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'an education loan',
    account: { accountType: 'installment', accountTypeText: 'Unsecured', creditorName: 'NELNET' },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'taxes',
    account: { creditorName: 'INTERNAL REVENUE SERVICE' },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'support',
    account: { accountType: 'collection', loanType: 'CHILD SUPPORT' },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'a mortgage',
    account: { accountType: 'mortgage' },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'a vehicle',
    account: { accountType: 'installment', accountTypeText: 'Auto Loan' },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'a loan that does not say it is unsecured',
    account: { accountType: 'installment', accountTypeText: 'Installment Loan' },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'a secured card',
    account: { accountTypeText: 'Secured credit card' },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'a joint account',
    account: { responsibility: 'joint' },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'an authorized user',
    account: { responsibility: 'authorized_user' },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'kept and paid after the discharge',
    account: { statusText: 'Open/Never late.', lastPaymentDate: '2024-12-01' },
  },

  { why: 'dismissed', record: { status: 'Dismissed', dateFiled: '2021-01-05', dateResolved: '2021-05-05' } },
  { why: 'filed only', record: { status: 'Filed', dateFiled: '2021-01-05' } },
  { why: 'no public record' },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'the grid says bankruptcy',
    account: { paymentHistory: [{ month: '2021-06', code: 'bankruptcy' }] },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'a payment after the discharge',
    account: { lastPaymentDate: '2023-02-01' },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'first delinquent after the discharge',
    account: { dateOfFirstDelinquency: '2023-02-01' },
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'good months after the discharge',
    account: { paymentHistory: [{ month: '2021-09', code: 'ok' }] },
  },
]

const invalid: readonly Unlawful[] = [
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'part of the case, and not updated since its discharge',
    account: { remarks: ['Included in bankruptcy'] },
    says: ['$800', 'May 5, 2021'],
    fields: ['currentBalance', 'remarks.0'],
  },
  {
    record: { status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' },
    why: 'a charged-off card',
    says: ['February 2, 2016', 'January 5, 2021', 'May 5, 2021', '$800'],
    fields: ['currentBalance', 'dateOpened'],
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
