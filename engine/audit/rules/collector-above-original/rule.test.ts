import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/collector-above-original/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {
  creditorName: 'RIDGELINE RECOVERY SERVICES',
  accountType: 'collection',
  statusText: 'Collection account',
  currentBalance: 550_01,
  originalBalance: 500_00,
}

const ADDED = [
  'Balance includes interest',
  'Collection fees added',
  'Costs of collection',
  'Amount accrues',
  'Judgment obtained',
  'Awarded by a court',
  'In legal action',
  'Placed with an attorney',
  'Wage garnishment',
  'A lien was placed',
  'Additional charges apply',
]

const valid: readonly Situation[] = [
  { why: 'fifty dollars above', account: { currentBalance: 550_00 } },
  { why: 'below', account: { currentBalance: 300_00 } },
  { why: 'no balance', account: { currentBalance: null } },
  { why: 'no original amount, only a highest balance', account: { originalBalance: null, highBalance: 300_00 } },
  { why: 'an original amount that a form writes as 0', account: { originalBalance: 0 } },
  { why: 'the creditor itself', account: { accountType: 'revolving' } },
  { why: 'no type', account: { accountType: null } },
  { why: 'a judgment in the status', account: { statusText: 'Collection account. Judgement.' } },
  ...ADDED.map((remark) => ({ why: `explained: ${remark}`, account: { remarks: [remark] } })),
  { why: 'interest in the terms', account: { terms: '8% interest' } },
  { why: 'a fee in the type', account: { loanType: 'Attorney fees' } },
  { why: 'a judgment in the type', account: { loanType: 'Judgment' } },
  { why: 'a code that may say so', account: { remarks: ['Narrative FH'] } },
  { why: 'an education loan', account: { creditorName: 'ECMC' } },
  { why: 'support', account: { loanType: 'Child support' } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'a cent more than fifty dollars above',
    says: ['$550.01', '$500', '$50.01'],
    fields: ['currentBalance', 'originalBalance'],
  },
  {
    why: 'a remark that explains nothing',
    account: { remarks: ['>PLACED FOR COLLECTION<'], loanType: 'Telecommunications' },
    says: ['$50.01 more'],
    fields: ['currentBalance', 'originalBalance'],
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
