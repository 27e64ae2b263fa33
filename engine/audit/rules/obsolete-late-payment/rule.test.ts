import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/obsolete-late-payment/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { grid } from '#engine/testing/make.ts'

const base: Partial<Account> = {
  accountType: 'revolving',
  statusText: 'Open/Current.',
  paymentHistory: grid('2018-02', 'ok', 'ok', '60', '30', 'ok'),
}

const valid: readonly Situation[] = [
  {
    why: 'the month ended exactly seven years ago',
    account: { paymentHistory: grid('2018-01', '30', 'ok') },
    report: { reportDate: '2025-01-31' },
  },
  { why: 'less than seven years', account: { paymentHistory: grid('2018-03', '30', 'ok') } },
  {
    why: 'charge-off, collection, repossession and foreclosure cells',
    account: {
      paymentHistory: grid('2017-10', 'charge_off', 'collection', 'repossession', 'voluntary_surrender', 'foreclosure'),
    },
  },
  {
    why: 'the late marks that led up to a charge-off',
    account: { statusText: 'Charge-off', paymentHistory: grid('2018-03', 'charge_off', '150', '120', '90', '60', '30', 'ok') },
  },
  {
    why: 'the same with a month without data between',
    account: {
      statusText: 'Charge-off',
      paymentHistory: grid('2018-03', 'charge_off', 'no_data', '120', 'no_data', '60', '30', 'ok'),
    },
  },
  { why: 'a charged-off account whose grid does not show the charge-off', account: { statusText: 'Charge-off' } },
  {
    why: 'late marks after the printed date of first delinquency of a charge-off',
    account: { statusText: 'CHARGE_OFF', dateOfFirstDelinquency: '2017-11-20' },
  },
  { why: 'an education loan', account: { loanType: 'STUDENT LOAN' } },
  { why: 'only good marks', account: { paymentHistory: grid('2016-02', 'ok', 'ok') } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'two old marks',
    says: ['November 2017 (30 days late) and December 2017 (60 days late)', 'seven years'],
    fields: ['paymentHistory.2017-11', 'paymentHistory.2017-12'],
  },
  {
    why: 'the day after',
    account: { paymentHistory: grid('2018-01', '30', 'ok') },
    report: { reportDate: '2025-02-01' },
    says: ['January 2018 (30 days late)'],
    fields: ['paymentHistory.2018-01'],
  },
  {
    why: 'an old late that was cured long before the charge-off',
    account: {
      statusText: 'Charge-off',
      paymentHistory: grid('2018-03', 'charge_off', '90', '60', '30', 'ok', 'ok', '30', 'ok'),
    },
    says: ['September 2017 (30 days late)'],
    fields: ['paymentHistory.2017-09'],
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
