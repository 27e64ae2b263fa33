import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/dispute-remark-left/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = { accountType: 'revolving', remarks: ['Account disputed by consumer 03/12/2024'] }

const valid: readonly Situation[] = [
  { why: 'nobody looked for disputes' },
  { why: 'an open dispute', surroundings: { disputes: { open: ['a1'], ever: ['a1'] } } },

  {
    surroundings: { disputes: { open: [], ever: [] } },
    why: 'resolved, consumer disagrees (DRC)',
    account: { remarks: ['Dispute resolved; consumer disagrees 03/12/2024'] },
  },
  {
    surroundings: { disputes: { open: [], ever: [] } },
    why: '167',
    account: { remarks: ['167 Consumer disputes after resolution 03/12/2024'] },
  },
  {
    surroundings: { disputes: { open: [], ever: [] } },
    why: 'XC',
    account: { remarks: ['FCRA dispute investigation completed; consumer disagrees 03/12/2024'] },
  },
  {
    surroundings: { disputes: { open: [], ever: [] } },
    why: 'XH',
    account: { remarks: ['Account previously in dispute; investigation completed 03/12/2024'] },
  },
  {
    surroundings: { disputes: { open: [], ever: [] } },
    why: 'was in dispute, now resolved',
    account: { remarks: ['Account was in dispute - now resolved - reported by subscriber. 03/12/2024'] },
  },
  { surroundings: { disputes: { open: [], ever: [] } }, why: 'a collector', account: { accountType: 'collection' } },
  {
    surroundings: { disputes: { open: [], ever: [] } },
    why: 'the remark has no date',
    account: { remarks: ['Account information disputed by consumer (Meets requirement of the Fair Credit Reporting Act).'] },
  },
  {
    surroundings: { disputes: { open: [], ever: [] } },
    why: '45 days or less',
    account: { remarks: ['Account disputed by consumer 12/01/2024'] },
  },
  {
    why: 'a second remark says that it is resolved',
    account: { remarks: ['Account disputed by consumer 03/12/2024', 'Dispute resolved; consumer disagrees'] },
    surroundings: { disputes: { open: [], ever: [] } },
  },
]

const invalid: readonly Unlawful[] = [
  {
    surroundings: { disputes: { open: [], ever: [] } },
    why: 'an old remark',
    says: ['Account disputed by consumer 03/12/2024', '45 days'],
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
