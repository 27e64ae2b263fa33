import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/never-late-with-late-marks/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { grid } from '#engine/testing/make.ts'

const base: Partial<Account> = { statusText: 'Open/Never late.', paymentHistory: grid('2024-06', 'ok', '30', 'ok') }

const valid: readonly Situation[] = [
  { why: 'no late mark', account: { paymentHistory: grid('2024-06', 'ok', 'no_data', 'too_new') } },
  { why: 'the mark is newer than the status', account: { statusDate: '2024-04' } },
  { why: 'the status does not say never late', account: { statusText: 'Open.' } },
  {
    why: 'written off on the notice of a bankruptcy',
    account: {
      statusText: 'Discharged through Bankruptcy Chapter 7/Never late.',
      paymentHistory: grid('2024-06', 'charge_off', 'ok', 'ok'),
    },
  },
  { why: 'was late', account: { statusText: 'Paid, Closed; was 30 days past due' } },
  {
    why: 'closed and payment plan cells are no late marks',
    account: { paymentHistory: grid('2024-06', 'closed', 'payment_plan', 'bankruptcy') },
  },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'late before the bankruptcy',
    account: { statusText: 'Discharged through Bankruptcy Chapter 7/Never late.' },
    says: ['May 2024'],
    fields: ['paymentHistory.2024-05', 'statusText'],
  },
  { why: 'a 30 in the grid', says: ['never late', 'May 2024 (30 days late)'], fields: ['paymentHistory.2024-05', 'statusText'] },
  {
    why: 'the same month as the status',
    account: { statusDate: '2024-05' },
    says: ['May 2024'],
    fields: ['paymentHistory.2024-05', 'statusText'],
  },
  {
    why: 'paid and closed',
    account: { statusText: 'Paid, Closed/Never late.' },
    says: ['May 2024'],
    fields: ['paymentHistory.2024-05', 'statusText'],
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
