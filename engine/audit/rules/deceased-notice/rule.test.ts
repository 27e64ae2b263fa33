import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/deceased-notice/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {}
const DECEASED = { kind: 'deceased', text: 'Deceased indicator: reported as deceased' } as const

const valid: readonly Situation[] = [
  { why: 'the file has no notice' },
  { why: 'a notice of another kind', person: { notices: [{ kind: 'freeze', text: 'Security freeze on file' }] } },
  { why: 'an account says it', account: { remarks: ['CONSUMER DECEASED'] } },
]

const invalid: readonly Unlawful[] = [
  { why: 'the file says it', person: { notices: [DECEASED] }, says: ['deceased'], fields: ['notices.0'] },
  {
    why: 'it is the second notice',
    person: { notices: [{ kind: 'freeze', text: 'Security freeze on file' }, DECEASED] },
    says: ['deceased'],
    fields: ['notices.1'],
  },
  {
    why: 'the file of a service says it of no bureau in particular: that asks',
    person: { notices: [{ ...DECEASED, namesNoBureau: true }] },
    grade: 'identity',
    says: ['not at which bureau', 'all three reports'],
    fields: ['notices.0'],
  },
]

describe(rule.id, () => {
  it.each(valid)('is silent: $why', (situation) => {
    expect(judge(rule.id, base, situation)).toBeNull()
  })

  it.each(invalid)('fires: $why', (situation) => {
    expect(seen(judge(rule.id, base, situation), situation)).toEqual({
      grade: situation.grade ?? rule.grade,
      fields: situation.fields,
      missing: [],
    })
  })
})
