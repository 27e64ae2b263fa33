import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/obsolete-inquiry/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {}

const valid: readonly Situation[] = [
  { why: 'two years or less', inquiry: { date: '2023-01-15' } },
  { why: 'a month without a day', inquiry: { date: '2023-01' } },
  { why: 'the printed month has not ended', inquiry: { date: '2022-12-20', onRecordUntil: '2025-01' } },
  { why: 'a soft inquiry', inquiry: { date: '2020-01-01', kind: 'soft' } },
  { why: 'no date', inquiry: { date: null } },
]

const invalid: readonly Unlawful[] = [
  { why: 'older than two years', inquiry: { date: '2023-01-14' }, says: ['January 14, 2023', 'not a law'], fields: ['date'] },
  {
    why: 'the printed month has ended',
    inquiry: { date: '2022-11-03', onRecordUntil: '2024-12' },
    says: ['November 3, 2022'],
    fields: ['date', 'onRecordUntil'],
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
