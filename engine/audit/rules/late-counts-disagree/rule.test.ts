import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/late-counts-disagree/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { grid } from '#engine/testing/make.ts'

const base: Partial<Account> = {
  monthsReviewed: 6,
  lateCounts: { days30: 3, days60: 0, days90: 0 },
  paymentHistory: grid('2024-06', 'ok', 'ok', '30', 'ok', 'ok', 'ok'),
}

const valid: readonly Situation[] = [
  { why: 'the counts match', account: { lateCounts: { days30: 1, days60: 0, days90: 0 } } },
  { why: 'the history is shorter than the months reviewed', account: { monthsReviewed: 48 } },
  {
    why: 'a month without data is not covered',
    account: { paymentHistory: grid('2024-06', 'ok', 'no_data', '30', 'ok', 'ok', 'ok') },
  },
  {
    why: 'the current month is not counted yet',
    account: {
      lateCounts: { days30: 0, days60: 0, days90: 0 },
      paymentHistory: grid('2024-06', '30', 'ok', 'ok', 'ok', 'ok', 'ok'),
    },
  },
  {
    why: 'the current month is counted, the grid ends before it',
    account: { statusText: '30 Days Past Due', lateCounts: { days30: 2, days60: 0, days90: 0 } },
  },
  {
    why: '120 and charge-off marks counted as 90',
    account: {
      lateCounts: { days30: 1, days60: 1, days90: 4 },
      paymentHistory: grid('2024-06', 'charge_off', '150', '120', '90', '60', '30'),
    },
  },
  { why: 'no counts printed', account: { lateCounts: null } },
  { why: 'months reviewed not printed', account: { monthsReviewed: null } },
  { why: 'no month was reviewed', account: { monthsReviewed: 0 } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'more than the history shows',
    says: ['30 days late 3 times', '30 days late once'],
    fields: ['lateCounts', 'monthsReviewed'],
  },
  {
    why: 'a 60 that is nowhere',
    account: { lateCounts: { days30: 1, days60: 1, days90: 0 } },
    says: ['60 days late once', '60 days late never'],
    fields: ['lateCounts', 'monthsReviewed'],
  },
  {
    why: 'no 90 counted: a charge-off is not said to be one',
    account: {
      lateCounts: { days30: 1, days60: 1, days90: 0 },
      paymentHistory: grid('2024-06', 'charge_off', '150', '120', '90', '60', '30'),
    },
    says: ['90 days late never', '90 days late once and 3 worse marks'],
    fields: ['lateCounts', 'monthsReviewed'],
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
