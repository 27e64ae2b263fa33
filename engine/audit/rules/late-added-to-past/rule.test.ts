import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/late-added-to-past/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { grid, makeAccount } from '#engine/testing/make.ts'

/** Reports of 2024-01-15 and 2025-01-15. */
const base: Partial<Account> = { accountType: 'revolving', dateOpened: '2018-02-03', accountNumber: 'XXXX4417' }
type Codes = Parameters<typeof grid>[1][]
const was = (...codes: Codes): Pick<Situation, 'before'> => ({ before: { paymentHistory: grid('2023-12', ...codes) } })
/** January 2024 first, so that December 2023 stands second. */
const is = (...codes: Codes): Pick<Situation, 'account'> => ({ account: { paymentHistory: grid('2024-01', ...codes) } })

const valid: readonly Situation[] = [
  { why: 'no earlier report', ...is('ok', 'ok', '30', 'ok') },
  { why: 'the same marks', ...was('ok', '30', 'ok'), ...is('ok', 'ok', '30', 'ok') },
  { why: 'new months that are late', ...was('ok', 'ok', 'ok'), ...is('30', 'ok', 'ok', 'ok') },
  { why: 'the month had no data', ...was('ok', 'no_data', 'ok'), ...is('ok', 'ok', '30', 'ok') },
  { why: 'the month was not shown', ...was('ok', 'ok'), ...is('ok', 'ok', 'ok', '30') },
  { why: 'the newest month of the older report', ...was('ok', 'ok', 'ok'), ...is('ok', '30', 'ok', 'ok') },
  { why: 'its newest month that says anything', ...was('no_data', 'ok', 'ok'), ...is('ok', 'ok', '30', 'ok') },
  { why: 'late before, and later now', ...was('ok', '30', 'ok'), ...is('ok', 'ok', '60', 'ok') },
  { why: 'late before, good now', ...was('ok', '30', 'ok'), ...is('ok', 'ok', 'ok', 'ok') },
  { why: 'no lateness in days', ...was('ok', 'ok', 'ok'), ...is('ok', 'ok', 'payment_plan', 'ok') },
  { why: 'one mark moved to the month before', ...was('ok', 'ok', '30', 'ok', 'ok'), ...is('ok', 'ok', 'ok', 'ok', '30', 'ok') },
  { why: 'one mark moved to the month after', ...was('ok', 'ok', 'ok', '30', 'ok'), ...is('ok', 'ok', 'ok', '30', 'ok', 'ok') },
  {
    why: 'the whole pattern a month later',
    ...was('ok', 'ok', 'ok', '30', '30', 'ok', 'ok'),
    ...is('ok', 'ok', 'ok', '30', '30', 'ok', 'ok', 'ok'),
  },
  {
    why: 'the whole pattern a month earlier',
    ...was('ok', 'ok', '90', '60', '30', '30', 'ok', 'ok', 'ok'),
    ...is('ok', 'ok', 'ok', 'ok', '90', '60', '30', '30', 'ok', 'ok'),
  },
  {
    why: 'the whole pattern a month later, the newest month settled since',
    before: { paymentHistory: grid('2023-12', '30', 'ok', 'ok', '30', '30', 'ok', 'ok') },
    account: { paymentHistory: grid('2024-01', 'ok', 'ok', 'ok', '30', '30', 'ok', 'ok', 'ok') },
  },
  {
    why: 'the whole pattern a month later, and a month that was not known then',
    ...was('ok', 'ok', 'ok', '30', '30', 'ok', 'ok', 'no_data'),
    ...is('ok', 'ok', 'ok', '30', '30', 'ok', 'ok', '30'),
  },
  {
    why: 'the whole pattern a month later, other codes beside it',
    ...was('ok', 'ok', 'ok', '30', '30', 'ok', 'too_new'),
    ...is('ok', 'ok', 'ok', '30', '30', 'ok', 'ok', 'ok'),
  },
  { why: 'another account', ...was('ok', 'ok', 'ok'), ...is('ok', 'ok', '30', 'ok'), before: { dateOpened: '2012-01-01' } },
  {
    why: 'two that may be it',
    ...is('ok', 'ok', '30', 'ok'),
    ...was('ok', 'ok', 'ok'),
    beforeReport: {
      accounts: ['m1', 'm2'].map((id) => makeAccount({ ...base, id, paymentHistory: grid('2023-12', 'ok', 'ok', 'ok') })),
    },
  },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'a good month that is now late',
    ...was('ok', 'ok', 'ok'),
    ...is('ok', 'ok', '30', 'ok'),
    says: ['January 15, 2024', 'November 2023 (30 days late)'],
    fields: ['paymentHistory.2023-11', 'before.paymentHistory.2023-11'],
  },
  {
    why: 'two of them, and one that was late before',
    ...was('ok', 'ok', 'ok', '30', 'ok'),
    ...is('ok', 'ok', '90', '60', '30', 'ok'),
    says: ['October 2023 (60 days late) and November 2023 (90 days late)'],
    fields: [
      'paymentHistory.2023-10',
      'paymentHistory.2023-11',
      'before.paymentHistory.2023-10',
      'before.paymentHistory.2023-11',
    ],
  },
  {
    why: 'beside a mark of the same depth that stays',
    ...was('ok', 'ok', '30', 'ok', 'ok'),
    ...is('ok', 'ok', 'ok', '30', '30', 'ok'),
    says: ['September 2023 (30 days late)'],
    fields: ['paymentHistory.2023-09', 'before.paymentHistory.2023-09'],
  },
  {
    why: 'a pattern that grew at its end',
    ...was('ok', 'ok', 'ok', '30', '30', 'ok', 'ok'),
    ...is('ok', 'ok', 'ok', '30', '30', '30', 'ok', 'ok'),
    says: ['October 2023 (30 days late)'],
    fields: ['paymentHistory.2023-10', 'before.paymentHistory.2023-10'],
  },
  {
    why: 'a pattern that moved by two months',
    ...was('ok', 'ok', 'ok', 'ok', '30', 'ok', 'ok'),
    ...is('ok', 'ok', 'ok', '30', 'ok', 'ok', 'ok', 'ok'),
    says: ['October 2023 (30 days late)'],
    fields: ['paymentHistory.2023-10', 'before.paymentHistory.2023-10'],
  },
  {
    why: 'a late month where only one of them has marks around it',
    before: { paymentHistory: [...grid('2023-12', 'ok'), ...grid('2023-06', 'ok')] },
    account: { paymentHistory: grid('2023-06', '30') },
    says: ['June 2023 (30 days late)'],
    fields: ['paymentHistory.2023-06', 'before.paymentHistory.2023-06'],
  },
  {
    why: 'a pattern that moved, and a mark more',
    ...was('ok', 'ok', 'ok', '60', '30', 'ok', 'ok', 'ok'),
    ...is('ok', 'ok', 'ok', '60', '30', 'ok', 'ok', '30', 'ok'),
    says: ['June 2023 (30 days late)'],
    fields: ['paymentHistory.2023-06', 'before.paymentHistory.2023-06'],
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
