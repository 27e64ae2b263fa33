import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/authorized-user-derogatory/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = { accountType: 'revolving', responsibility: 'authorized_user', statusText: 'Charge-off' }

const valid: readonly Situation[] = [
  { why: 'joint', account: { responsibility: 'joint' } },
  { why: 'individual', account: { responsibility: 'individual' } },
  { why: 'co-signer', account: { responsibility: 'cosigner' } },
  { why: 'terminated', account: { responsibility: 'terminated' } },
  { why: 'not printed', account: { responsibility: null } },
  { why: 'current', account: { statusText: 'Current Account' } },
  { why: 'current, late once', account: { statusText: 'Open/Current, was past due 30 days' } },
  { why: 'reinstated', account: { statusText: 'Repossession; redeemed' } },
  { why: 'not in the case', account: { statusText: 'Current Account', remarks: ['Not included in bankruptcy'] } },
  { why: 'no status', account: { statusText: null } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'charged off',
    says: ['authorized user', 'charged off', 'not a law'],
    fields: ['statusText', 'responsibility'],
  },
  {
    why: 'late now',
    account: { statusText: '>Account 60 Days Past Due Date<' },
    says: ['is late'],
    fields: ['statusText', 'responsibility'],
  },
  {
    why: 'a paid charge-off',
    account: { statusText: 'PAID CHARGE-OFF' },
    says: ['charged off'],
    fields: ['statusText', 'responsibility'],
  },
  {
    why: 'a foreclosure',
    account: { accountType: 'mortgage', statusText: 'FORECLOSURE' },
    says: ['a foreclosure'],
    fields: ['statusText', 'responsibility'],
  },
  {
    why: 'part of the other one’s bankruptcy',
    account: { statusText: 'Included in Chapter 7 Bankruptcy' },
    says: ['in a bankruptcy'],
    fields: ['statusText', 'responsibility'],
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
