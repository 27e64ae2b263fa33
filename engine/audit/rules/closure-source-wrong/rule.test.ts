import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/closure-source-wrong/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { confirming } from '#engine/testing/make.ts'

const base: Partial<Account> = { remarks: ['Account closed by credit grantor'] }

const valid: readonly Situation[] = [
  { why: 'not confirmed' },
  {
    why: 'another account was confirmed',
    surroundings: { confirmed: confirming({ closedByConsumer: ['a2'] }) },
  },

  {
    surroundings: { confirmed: confirming({ closedByConsumer: ['a1'] }) },
    why: 'closed by consumer is printed',
    account: { remarks: ["Account closed at consumer's request"] },
  },
  {
    surroundings: { confirmed: confirming({ closedByConsumer: ['a1'] }) },
    why: 'closed for inactivity',
    account: { remarks: ['Account closed due to inactivity'] },
  },
  {
    why: 'both are printed',
    account: { remarks: ['Account closed by credit grantor', 'Account closed by consumer'] },
    surroundings: { confirmed: confirming({ closedByConsumer: ['a1'] }) },
  },
]

const invalid: readonly Unlawful[] = [
  {
    surroundings: { confirmed: confirming({ closedByConsumer: ['a1'] }) },
    why: 'closed by credit grantor',
    says: ['you closed it yourself'],
    fields: ['remarks.0'],
  },
  {
    surroundings: { confirmed: confirming({ closedByConsumer: ['a1'] }) },
    why: 'canceled by credit grantor',
    account: { remarks: ['CANCELED BY CREDIT GRANTOR'] },
    says: ['lender'],
    fields: ['remarks.0'],
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
