import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/past-due-above-balance/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = { accountType: 'revolving', currentBalance: 400_00, pastDue: 450_00 }

const valid: readonly Situation[] = [
  { why: 'within five dollars', account: { pastDue: 405_00 } },
  { why: 'the balance is older', account: { balanceDate: '2024-10-15', pastDueDate: '2024-12-01' } },
  { why: 'only the past due has a date and the report day is unknown', account: { pastDueDate: '2024-12-01' } },
  { why: 'balance blank', account: { currentBalance: null } },
  { why: 'past due blank', account: { pastDue: null } },
  { why: 'nothing past due on an overpaid card', account: { pastDue: 0, currentBalance: -25_00 } },
  { why: 'equal', account: { pastDue: 400_00 } },
  { why: 'type unknown', account: { accountType: null } },
]

const invalid: readonly Unlawful[] = [
  { why: 'a card', says: ['$450', '$400'], fields: ['pastDue', 'currentBalance'] },
  {
    why: 'a collection of one date',
    account: { accountType: 'collection', balanceDate: '2024-12-20', pastDueDate: '2024-12' },
    says: ['$450'],
    fields: ['pastDue', 'currentBalance'],
  },
  {
    why: 'a loan: asks',
    account: { accountType: 'installment' },
    grade: 'proof',
    says: ['$450'],
    fields: ['pastDue', 'currentBalance'],
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
