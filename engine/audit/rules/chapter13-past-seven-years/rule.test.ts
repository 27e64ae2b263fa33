import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/chapter13-past-seven-years/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {}

const valid: readonly Situation[] = [
  { why: 'seven years or less', record: { type: 'Chapter 13 Bankruptcy', status: 'Discharged', dateFiled: '2018-01-15' } },
  { why: 'chapter 7: ten years', record: { type: 'Chapter 7 Bankruptcy', status: 'Discharged', dateFiled: '2016-01-15' } },
  { why: 'still pending', record: { type: 'Chapter 13 Bankruptcy', status: 'Filed', dateFiled: '2016-01-15' } },
  {
    why: 'dismissed, not at TransUnion',
    record: { type: 'Chapter 13 Bankruptcy', status: 'Dismissed', dateFiled: '2016-01-15' },
  },
  {
    why: 'converted to chapter 7',
    record: { type: 'Chapter 13 Bankruptcy', status: 'Converted to chapter 7, discharged', dateFiled: '2016-01-15' },
  },
  {
    why: 'past ten years: the law itself',
    record: { type: 'Chapter 13 Bankruptcy', status: 'Discharged', dateFiled: '2014-01-15' },
  },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'discharged',
    record: { type: 'Chapter 13 Bankruptcy', status: 'Discharged', dateFiled: '2017-06-02' },
    says: ['June 2, 2017', 'which is not a law'],
    fields: ['dateFiled', 'status'],
  },
  {
    why: 'dismissed at TransUnion',
    record: { type: 'CHAPTER 13 BANKRUPTCY DISMISSED', status: 'Dismissed', dateFiled: '2017-06-02' },
    report: { bureau: 'transunion' },
    says: ['June 2, 2017'],
    fields: ['dateFiled', 'status'],
  },
  {
    why: 'no filing date: it was filed before it ended',
    record: { type: 'Chapter 13 Bankruptcy', status: 'Discharged', dateFiled: null, dateResolved: '2018-01-02' },
    says: ['January 2, 2018', 'which is not a law'],
    fields: ['dateResolved', 'status'],
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
