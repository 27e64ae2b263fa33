import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/late-with-nothing-past-due/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {
  accountType: 'revolving',
  status: 'delinquent',
  statusText: '>Account 60 Days Past Due Date<',
  pastDue: 0,
  currentBalance: 900_00,
}

const valid: readonly Situation[] = [
  ...[
    'Account information disputed by consumer (Fair Credit Billing Act)',
    'Disputed amount withheld',
    'Paying under a partial payment agreement',
    'Payment arrangement in effect',
    'Included in a debt management plan',
  ].map((remark) => ({ why: remark, account: { remarks: [remark] } })),
  { why: 'past due is blank', account: { pastDue: null } },
  { why: 'closed', account: { status: 'closed', dateClosed: '2024-10-01' } },
  { why: 'closed by remark', account: { remarks: ['Closed by credit grantor'] } },
  { why: 'paid', account: { remarks: ['Account paid in full'] } },
  { why: 'settled', account: { remarks: ['Settled for less than full balance'] } },
  { why: 'sold', account: { remarks: ['Account transferred or sold'] } },
  { why: 'sold, buyer printed', account: { soldTo: 'LVNV FUNDING LLC' } },
  { why: 'charged off', account: { statusText: 'Charge-off' } },
  { why: 'charged off by remark', account: { remarks: ['Charged off as bad debt'] } },
  { why: 'bankruptcy', account: { remarks: ['Included in bankruptcy'] } },
  { why: 'forbearance', account: { remarks: ['Account in forbearance'] } },
  { why: 'disaster', account: { remarks: ['Affected by natural or declared disaster'] } },
  { why: 'adjustment pending', account: { remarks: ['ADJUSTMENT PENDING'] } },
  { why: 'a past worst', account: { statusText: 'Current, was 60 days past due' } },
  { why: 'a past worst alone', account: { statusText: 'Was 30 days past due' } },
  {
    why: 'the rating that covers paid accounts too',
    account: { statusText: 'Pays (or paid) in more than 60 days from payment due date, but not more than 90 days' },
  },
  { why: 'paid since', account: { statusDate: '2024-11', pastDueDate: '2024-12-20' } },
  { why: 'nothing owed at all', account: { currentBalance: 0 } },
  { why: 'current', account: { statusText: 'Current' } },
  {
    why: 'the label stands there, empty',
    account: { pastDue: null, evidence: { pastDue: { page: 1, box: [1, 1, 1, 1], quote: 'pastDue: ' } } },
  },
  { why: 'something is past due', account: { pastDue: 90_00 } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'asks: a remark that nobody can read',
    account: { remarks: ['Member bridge option elected'] },
    grade: 'proof',
    says: ['$0'],
    fields: ['pastDue', 'statusText'],
  },
  { why: 'TransUnion', says: ['60 Days', '$0'], fields: ['pastDue', 'statusText'] },
  {
    why: 'Equifax enum',
    account: { status: 'open', statusText: 'NOT_MORE_THAN_TWO_PAYMENTS_PAST_DUE' },
    says: ['$0'],
    fields: ['pastDue', 'statusText'],
  },
  {
    why: 'both in one sentence',
    account: { statusText: 'Open. Past due 60 days. $0 past due as of Dec 2024.', statusDate: '2024-10', pastDueDate: '2024-12' },
    says: ['60 days'],
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
