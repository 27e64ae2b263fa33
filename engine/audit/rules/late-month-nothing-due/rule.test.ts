import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/late-month-nothing-due/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { LAWFUL_REASONS, moneyMonths } from '#engine/testing/money-months.ts'

const base: Partial<Account> = {
  accountType: 'installment',
  accountTypeText: 'Auto Loan',
  status: 'open',
  ...moneyMonths('2024-06', '30 b9000 pd0 sp300 ap300', '30 b9300 pd300 sp300 ap0', 'ok b9300 pd0 sp300 ap300'),
}
const told = (...rows: readonly string[]): Pick<Situation, 'account'> => ({ account: moneyMonths('2024-06', ...rows) })

/** Nothing is asked for in the last months. */
const resting = (remark: string, ...rows: readonly string[]): Pick<Situation, 'account'> => ({
  account: { ...moneyMonths('2024-06', ...rows), remarks: [remark] },
})
const PAID = 'ok b9000 pd0 sp300 ap300'

const valid: readonly Situation[] = [
  {
    why: 'late when the rest began',
    ...resting('Account in forbearance', '60 b9000 pd0 sp0 ap0', '30 b9000 pd300 sp300 ap0', PAID),
  },
  {
    why: 'the payment before the rest was not made',
    ...resting('Payment deferred', '30 b9000 pd0 sp0 ap0', 'ok b9000 pd0 sp300 ap0'),
  },
  { why: 'late after the rest', ...resting('Payment deferred', '30 b9000 pd300 sp300 ap0', 'ok b9000 pd0 sp0 ap0', PAID) },
  { why: 'a trial plan in forbearance', ...resting('Forbearance: trial period plan', '30 b9000 pd0 sp0 ap0', PAID) },
  { why: 'good months in forbearance', ...resting('Account in forbearance', 'ok b9000 pd0 sp0 ap0', PAID) },
  ...LAWFUL_REASONS.map((reason) => ({ ...reason, account: { ...base, ...reason.account } })),
  { why: 'an amount past due', ...told('30 b9000 pd300 sp300 ap0', 'ok b9000 pd0 sp300 ap300') },
  { why: 'good months with nothing due', ...told('ok b9000 pd0 sp300 ap300', 'ok b9300 pd0 sp300 ap300') },
  { why: 'no amount is printed', ...told('30 b9000 sp300 ap300', '30 b9300 sp300') },
  { why: 'a charge-off with nothing due', ...told('charge_off b9000 pd0', '30 b9000 pd300 sp300') },
  { why: 'a repossession', ...told('repossession b9000 pd0', '60 b9000 pd600 sp300') },
  { why: 'a collection', ...told('collection b9000 pd0', '90 b9000 pd900 sp300') },
  { why: 'nothing is owed any more: paid off in the month', ...told('30 b0 pd0 sp0 ap9300', '30 b9300 pd300 sp300 ap0') },
  { why: 'nothing owed in any month: the column may be empty', ...told('60 b0 pd0 sp0 ap0', '30 b0 pd0 sp0 ap0', 'ok b0 pd0') },
  { why: 'good months with nothing owed', ...told('ok b900 pd0 sp300', 'ok b0 pd0 sp0', 'ok b0 pd0 sp0') },
  { why: 'a month without data', ...told('no_data b9000 pd0 sp300 ap300', '30 b9300 pd300 sp300') },
  {
    why: 'a column that is filled with zeros',
    ...told('60 b9000 pd0 sp300 ap0', '30 b9000 pd0 sp300 ap0', 'ok b9000 pd0 sp300 ap300'),
  },
  { why: 'too new to rate', ...told('too_new b9000 pd0 sp300 ap300', 'ok b9300 pd0 sp300 ap300') },
  { why: 'marks without money', ...told('30', '30', 'ok') },
  {
    why: 'Equifax: a gap lies behind the month',
    ...told('ok b8700 pd0 sp300 ap300', 'no_data b9000 pd0 sp300', '30 b9300 pd0 sp300 ap300', '30 b9300 pd300 sp300 ap0'),
    report: { bureau: 'equifax' },
  },
  {
    why: 'Equifax: the newest month has no data',
    ...told('no_data b9000 pd300 sp300', '30 b9300 pd0 sp300 ap300', '30 b9300 pd300 sp300 ap0'),
    report: { bureau: 'equifax' },
  },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'late in months that began and ended with nothing owed',
    ...told('ok b900 pd0 sp300 ap0', '60 b0 pd0 sp0 ap0', '30 b0 pd0 sp0 ap0', 'ok b0 pd0 sp0 ap0'),
    says: ['May 2024 (60 days late), $0 past due and nothing owed'],
    fields: ['paymentHistory.2024-05', 'balanceHistory.2024-05', 'paymentHistory.2024-04', 'balanceHistory.2024-04'],
  },
  {
    why: 'paid as scheduled and nothing due',
    ...told('30 b9000 pd0 sp300 ap300', '30 b9300 pd300 sp300 ap0', 'ok b9300 pd0 sp300 ap300'),
    says: ['June 2024 (30 days late), $0 past due', '$300 paid of the $300 scheduled'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06'],
    grade: 'contradiction',
  },
  {
    why: 'paid more than scheduled',
    ...told('60 b9000 pd0 sp300 ap900', '30 b9300 pd300 sp300 ap0'),
    says: ['June 2024 (60 days late)', '$900 paid'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06'],
    grade: 'contradiction',
  },
  {
    why: 'nothing due, no payment told',
    ...told('30 b9000 pd0 sp300', '60 b9300 pd600 sp300'),
    says: ['June 2024 (30 days late)'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06'],
  },
  {
    why: 'nothing due, less paid than scheduled',
    ...told('30 b9000 pd0 sp300 ap100', '60 b9300 pd600 sp300'),
    says: ['$0 past due'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06'],
  },
  {
    why: 'several months, the newest first',
    ...told('90 b9000 pd0 sp300', 'ok b9000 pd0 sp300 ap300', '30 b9300 pd300 sp300', '60 b9300 pd0 sp300'),
    says: ['June 2024 (90 days late), $0 past due; March 2024 (60 days late), $0 past due'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06', 'paymentHistory.2024-03', 'balanceHistory.2024-03'],
  },
  {
    why: '180 days late',
    ...told('180 b9000 pd0 sp300', '150 b9000 pd1500 sp300'),
    says: ['180 days late'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06'],
  },
  {
    why: 'every late month is paid',
    ...told('30 b9000 pd0 sp300 ap300', '30 b9300 pd0 sp300 ap300'),
    says: ['June 2024', 'May 2024'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06', 'paymentHistory.2024-05', 'balanceHistory.2024-05'],
  },
  {
    why: 'one late month, of a column that tells only that',
    ...told('30 b9000 pd0 sp300 ap0', 'ok b9000 sp300 ap300'),
    says: ['June 2024'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06'],
  },
  {
    why: 'the balance is not told',
    ...told('30 pd0 sp300 ap300', '30 b9300 pd300 sp300'),
    says: ['June 2024'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06'],
    grade: 'contradiction',
  },
  {
    why: 'Equifax, where every month has its data',
    ...told('30 b9000 pd0 sp300 ap300', '30 b9300 pd300 sp300 ap0', 'ok b9300 pd0 sp300 ap300'),
    says: ['June 2024'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06'],
    grade: 'contradiction',
    report: { bureau: 'equifax' },
  },
  ...['Account in forbearance', 'Payment deferred', 'Affected by natural or declared disaster'].map((remark) => ({
    why: `current when the rest began, late in it: ${remark}`,
    ...resting(remark, 'ok b9000 pd0 sp0 ap0', '60 b9000 pd0 sp0 ap0', '30 b9000 pd0 sp0 ap0', PAID),
    says: ['May 2024 (60 days late), $0 scheduled and $0 past due; April 2024 (30 days late)'],
    fields: ['paymentHistory.2024-05', 'balanceHistory.2024-05', 'paymentHistory.2024-04', 'balanceHistory.2024-04'],
  })),
]

describe(rule.id, () => {
  it.each(valid)('is silent: $why', (situation) => {
    expect(judge(rule.id, base, situation)).toBeNull()
  })

  it.each(invalid)('fires: $why', (situation) => {
    const found = judge(rule.id, base, situation)
    const wanted = { grade: situation.grade ?? rule.grade, fields: situation.fields, missing: [] }
    expect(seen(found, situation)).toEqual(wanted)
  })
})
