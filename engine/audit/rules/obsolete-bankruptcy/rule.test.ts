import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/obsolete-bankruptcy/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {}

const valid: readonly Situation[] = [
  { why: 'ten years or less', record: { dateFiled: '2015-01-15' } },
  { why: 'ten years to the day', record: { dateFiled: '2015-01-15' }, report: { reportDate: '2025-01-15' } },
  { why: 'a month without a day', record: { dateFiled: '2015-01' } },
  { why: 'an involuntary case', record: { type: 'Involuntary Chapter 7 Bankruptcy', dateFiled: '2012-01-01' } },
  { why: 'no date', record: { dateFiled: null } },
  { why: 'ended less than ten years ago, no filing date', record: { dateFiled: null, dateResolved: '2015-05-01' } },
  {
    why: 'an involuntary case that ended',
    record: { type: 'Involuntary Chapter 7 Bankruptcy', dateFiled: null, dateResolved: '2012-01-01' },
  },
  { why: 'another record', record: { type: 'Civil judgment', dateFiled: '2010-01-01' } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'chapter 7 past ten years',
    record: { dateFiled: '2015-01-14' },
    says: ['January 14, 2015', 'ten years'],
    fields: ['dateFiled', 'type'],
  },
  {
    why: 'a dismissed case too',
    record: { type: 'Chapter 13 Bankruptcy', status: 'Dismissed', dateFiled: '2014-05' },
    says: ['May 2014'],
    fields: ['dateFiled', 'type'],
  },
  {
    why: 'no filing date: it was filed before it ended',
    record: { status: 'Discharged', dateFiled: null, dateResolved: '2014-12-20' },
    says: ['December 20, 2014', 'ten years'],
    fields: ['dateResolved', 'type'],
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
