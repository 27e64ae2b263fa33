import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/current-with-past-due/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {
  accountType: 'revolving',
  status: 'open',
  statusText: 'Pays As Agreed',
  pastDue: 120_00,
  monthlyPayment: 35_00,
}

const valid: readonly Situation[] = [
  ...[
    'Paying under a partial payment agreement',
    'Loan modified under a federal government plan',
    'Paying on a trial modification plan',
    'Managed by debt counseling service',
    'Consumer in a debt management plan',
    'Payment arrangement with the lender',
    'Account information disputed by consumer (Fair Credit Billing Act)',
    'Billing dispute: amount withheld by consumer',
    'Customer disputes account information',
    'Repayment plan after the moratorium',
    'Reduced payments under a workout',
  ].map((remark) => ({ why: remark, account: { remarks: [remark] } })),
  {
    why: 'support paid as ordered, arrears past due',
    account: { creditorName: 'STATE CHILD SUPPORT ENF', accountType: 'open', accountTypeText: 'Child support' },
  },
  { why: 'taxes paid by instalments', account: { creditorName: 'FRANCHISE TAX BOARD', accountType: 'open' } },
  { why: 'the amount is older than the status', account: { statusDate: '2025-01-02', pastDueDate: '2024-10-01' } },
  { why: 'the status says less than 30 days', account: { statusText: 'Current account, 0-29 days past due' } },
  { why: 'past due is blank', account: { pastDue: null } },
  { why: 'past due is zero', account: { pastDue: 0 } },
  {
    why: 'a figure from the monthly grid only',
    account: {
      pastDue: null,
      balanceHistory: [{ month: '2024-12', balance: 500_00, scheduledPayment: null, paid: null, pastDue: 120_00 }],
    },
  },
  { why: 'a deferral with a stated past due', account: { remarks: ['Payment deferred'] } },
  { why: 'a forbearance', account: { remarks: ['ACCOUNT IN FORBEARANCE'] } },
  { why: 'a disaster', account: { remarks: ['Affected by natural/declared disaster'] } },
  { why: 'an adjustment pending', account: { remarks: ['Adjustment pending'] } },
  { why: 'open with an amount past due: not called current', account: { statusText: 'Open. $120 past due as of Nov 2024.' } },
  { why: 'late, not current', account: { statusText: '30 Days Past Due' } },
  {
    why: 'the long Equifax rating allows one payment past due',
    account: { statusText: 'Pays (or paid) within 30 days of payment due date or not more than one payment past due.' },
  },
  { why: 'the amount is as of a later month than the status', account: { statusDate: '2024-10', pastDueDate: '2024-12-05' } },
  { why: 'a plan of a bankruptcy', account: { remarks: ['Chapter 13 bankruptcy'] } },
  { why: 'the figure has no place on the page', account: { evidence: {}, pastDue: null } },
  {
    why: 'the label stands there, empty',
    account: { pastDue: null, evidence: { pastDue: { page: 1, box: [1, 1, 1, 1], quote: 'pastDue: ' } } },
  },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'asks: a remark that nobody can read',
    account: { remarks: ['Member bridge option elected'] },
    grade: 'proof',
    says: ['past due'],
    fields: ['pastDue', 'statusText'],
  },
  {
    why: 'no more than one payment: it may be less than 30 days late',
    account: { monthlyPayment: 120_00 },
    says: ['$120'],
    fields: ['pastDue', 'statusText'],
    grade: 'proof',
  },
  {
    why: 'how much one payment is, nobody says',
    account: { monthlyPayment: null },
    says: ['$120'],
    fields: ['pastDue', 'statusText'],
    grade: 'proof',
  },
  {
    why: 'more than one payment',
    account: { monthlyPayment: 60_00 },
    says: ['$120'],
    fields: ['pastDue', 'statusText'],
  },
  {
    why: 'a dispute that is no billing dispute',
    account: { remarks: ['Account information disputed by consumer under the Fair Credit Reporting Act'] },
    says: ['$120'],
    fields: ['pastDue', 'statusText'],
  },
  { why: 'pays as agreed', says: ['$120'], fields: ['pastDue', 'statusText'] },
  { why: 'the enum', account: { statusText: 'PAYS_AS_AGREED' }, says: ['$120'], fields: ['pastDue', 'statusText'] },
  {
    why: 'TransUnion',
    account: { statusText: 'Current; Paid or Paying as Agreed', pastDue: 45_50 },
    says: ['$45.50'],
    fields: ['pastDue', 'statusText'],
  },
  { why: 'never late', account: { statusText: 'Open/Never late.' }, says: ['$120'], fields: ['pastDue', 'statusText'] },
  {
    why: 'current by a payment status without words',
    account: { statusText: null, paymentStatus: 'current' },
    says: ['$120'],
    fields: ['pastDue', 'paymentStatus'],
  },
  {
    why: 'both in one sentence, whatever the month of the status',
    account: { statusText: 'Open/Never late. $120 past due as of Dec 2024.', statusDate: '2021-10', pastDueDate: '2024-12' },
    says: ['$120'],
    fields: ['pastDue', 'statusText'],
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
