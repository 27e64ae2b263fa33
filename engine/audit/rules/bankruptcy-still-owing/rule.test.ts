import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/bankruptcy-still-owing/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { makeRecord } from '#engine/testing/make.ts'

const base: Partial<Account> = {
  accountType: 'revolving',
  accountTypeText: 'Credit card',
  responsibility: 'individual',
  statusText: 'Discharged through Bankruptcy Chapter 7.',
  currentBalance: 800_00,
}

const valid: readonly Situation[] = [
  ...['LAKESIDE HOMEOWNERS ASSOC', 'PALM COURT CONDO ASSN', 'RIVER HOA', 'OAK STREET CO-OP'].map((creditorName) => ({
    why: `dues after the petition: ${creditorName}`,
    account: { creditorName, accountType: 'open' as const },
  })),
  { why: 'the balance is older than the discharge', account: { balanceDate: '2021-01-10', statusDate: '2021-06-01' } },
  {
    why: 'the balance is older than the discharge of the file',
    account: { balanceDate: '2021-01-10' },
    record: { status: 'Discharged', dateFiled: '2020-12-05', dateResolved: '2021-05-05' },
  },
  {
    why: 'opened after the petition',
    account: { dateOpened: '2022-03-01' },
    record: { status: 'Discharged', dateFiled: '2020-12-05', dateResolved: '2021-05-05' },
  },
  { why: 'filed, not discharged', account: { statusText: 'Petition for Chapter 7 Bankruptcy' } },
  { why: 'included in bankruptcy', account: { statusText: 'Included in bankruptcy' } },
  {
    why: 'included in or discharged through: it does not say which',
    account: { statusText: 'Debt included in or discharged through Bankruptcy Chapter 7, 11, or 12' },
  },
  { why: 'dismissed', account: { remarks: ['Chapter 7 bankruptcy dismissed'] } },
  { why: 'withdrawn', account: { remarks: ['Bankruptcy voluntarily withdrawn'] } },
  { why: 'reaffirmed', account: { remarks: ['Reaffirmation of debt'] } },
  { why: 'an education loan', account: { accountTypeText: 'Education Loan' } },
  { why: 'taxes', account: { creditorName: 'STATE TAX COMMISSION' } },
  { why: 'support', account: { accountTypeText: 'Child/family support' } },
  { why: 'a mortgage', account: { accountType: 'mortgage' } },
  { why: 'a vehicle', account: { accountTypeText: 'Auto Loan' } },
  { why: 'a vehicle by its lender', account: { creditorName: 'EXAMPLE MOTOR CREDIT' } },
  { why: 'a joint account without a case of the consumer', account: { responsibility: 'joint' }, report: { publicRecords: [] } },
  { why: 'the bankruptcy of another person', account: { remarks: ['Account included in bankruptcy of another person'] } },
  {
    why: 'the bankruptcy of the secondary borrower',
    account: { statusText: 'Account included in bankruptcy of secondary borrower' },
  },
  { why: 'an authorized user', account: { responsibility: 'authorized_user' } },

  { why: 'nothing owed', account: { currentBalance: 0, pastDue: 0 } },
  { why: 'balance blank', account: { currentBalance: null } },
]

const invalid: readonly Unlawful[] = [
  { why: 'a card', says: ['$800'], fields: ['currentBalance', 'statusText'] },
  {
    why: 'by remark, with a past due',
    account: { statusText: 'Charge-off', remarks: ['CHAPTER 7 BANKRUPTCY DISCHARGED'], currentBalance: 0, pastDue: 70_00 },
    says: ['$70 past due'],
    fields: ['pastDue', 'remarks.0'],
  },
  {
    why: 'joint, with a discharged case in this file',
    account: { responsibility: 'joint' },
    report: { publicRecords: [makeRecord({ status: 'Discharged', dateFiled: '2021-01-05', dateResolved: '2021-05-05' })] },
    says: ['$800'],
    fields: ['currentBalance', 'statusText'],
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
