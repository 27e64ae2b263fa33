import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/limit-missing/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = { accountType: 'revolving', status: 'open', statusText: 'Open/Never late.', highBalance: 900_00 }

const valid: readonly Situation[] = [
  { why: 'a limit is printed', account: { creditLimit: 1_000_00 } },
  { why: 'a charge card', account: { accountTypeText: 'Charge Card' } },
  { why: 'no preset limit', account: { remarks: ['No preset spending limit'] } },
  { why: 'closed', account: { status: 'closed', dateClosed: '2023-01-01' } },
  { why: 'an instalment loan', account: { accountType: 'installment' } },
  { why: 'the limit stands in the high-credit column', account: { remarks: ['233 High Credit column is the credit limit'] } },
  { why: 'a collector', account: { originalCreditor: 'SECOND BANK' } },
  { why: 'charged off', account: { remarks: ['Charged off as bad debt'], statusText: 'Open.' } },
]

const invalid: readonly Unlawful[] = [
  { why: 'an open card', says: ['no credit limit'], fields: ['accountType'] },
  {
    why: 'an empty label',
    account: { evidence: { creditLimit: { page: 1, box: [1, 1, 1, 1], quote: 'creditLimit: ' } } },
    says: ['no credit limit'],
    fields: ['creditLimit'],
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
