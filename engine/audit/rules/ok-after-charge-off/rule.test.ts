import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/ok-after-charge-off/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { grid } from '#engine/testing/make.ts'

const base: Partial<Account> = {
  accountType: 'revolving',
  statusText: 'Charge-off',
  paymentHistory: grid('2024-06', 'ok', 'ok', 'charge_off', '90'),
}

const valid: readonly Situation[] = [
  { why: 'a stated reinstatement', account: { remarks: ['Account reinstated with lender'] } },
  {
    why: 'a payment after the charge-off alone',
    account: { lastPaymentDate: '2024-06-10', paymentHistory: grid('2024-06', 'charge_off', 'charge_off') },
  },
  { why: 'good months before it', account: { paymentHistory: grid('2024-06', 'charge_off', '90', 'ok') } },
  { why: 'no data after it', account: { paymentHistory: grid('2024-06', 'no_data', 'closed', 'charge_off') } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'good months after it',
    says: ['April 2024', 'May 2024 (paid as agreed)'],
    fields: ['paymentHistory.2024-04', 'paymentHistory.2024-05', 'paymentHistory.2024-06'],
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
