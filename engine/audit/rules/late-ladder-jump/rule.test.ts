import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/late-ladder-jump/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { grid } from '#engine/testing/make.ts'

const base: Partial<Account> = { accountType: 'revolving', paymentHistory: grid('2024-06', '60', 'ok', 'ok') }

const valid: readonly Situation[] = [
  { why: 'one rung a month', account: { paymentHistory: grid('2024-06', '90', '60', '30', 'ok') } },
  { why: 'rolling lates', account: { paymentHistory: grid('2024-06', '30', '30', '30', 'ok') } },
  { why: 'a month without data between', account: { paymentHistory: grid('2024-06', '60', 'no_data', 'ok') } },
  { why: 'a month that is missing', account: { paymentHistory: [...grid('2024-06', '60'), ...grid('2024-04', 'ok')] } },
  { why: 'a jump to a charge-off', account: { paymentHistory: grid('2024-06', 'charge_off', '30') } },
  { why: 'a jump to a collection', account: { paymentHistory: grid('2024-06', 'collection', 'ok') } },
  { why: 'a jump to bankruptcy', account: { paymentHistory: grid('2024-06', 'bankruptcy', 'ok') } },
  { why: 'payments falling back', account: { paymentHistory: grid('2024-06', 'ok', '90', '60', '30') } },
  { why: 'an education loan', account: { accountTypeText: 'Education Loan', paymentHistory: grid('2024-06', '90', 'ok') } },
  { why: 'forbearance', account: { remarks: ['Account in forbearance'] } },
  { why: 'deferral', account: { remarks: ['Payment deferred'] } },
  { why: 'disaster', account: { remarks: ['Affected by natural disaster'] } },
  { why: 'modification', account: { remarks: ['Loan modified'] } },
  { why: 'bankruptcy', account: { remarks: ['Chapter 7 bankruptcy'] } },
  { why: 'transfer', account: { remarks: ['Transferred to another lender'] } },
  { why: 'sold', account: { remarks: ['Account sold'] } },
  { why: 'transferred by status', account: { status: 'transferred' } },
  { why: 'a new servicer', account: { remarks: ['Servicer changed'] } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'good to 60',
    says: ['May 2024 (paid as agreed)', 'June 2024 (60 days late)'],
    fields: ['paymentHistory.2024-06', 'paymentHistory.2024-05'],
  },
  {
    why: '30 to 90',
    account: { paymentHistory: grid('2024-06', '90', '30', 'ok') },
    says: ['June 2024 (90 days late)'],
    fields: ['paymentHistory.2024-06', 'paymentHistory.2024-05'],
  },
  {
    why: 'several times: what began the present delinquency comes first',
    account: { paymentHistory: grid('2024-06', 'charge_off', '90', 'ok', '30', 'ok', '60', 'ok') },
    says: [
      'from April 2024 (paid as agreed) straight to May 2024 (90 days late). It also goes from December 2023 (paid as agreed) straight to January 2024 (60 days late).',
    ],
    fields: ['paymentHistory.2024-05', 'paymentHistory.2024-04', 'paymentHistory.2024-01', 'paymentHistory.2023-12'],
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
