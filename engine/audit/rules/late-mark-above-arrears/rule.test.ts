import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/late-mark-above-arrears/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { LAWFUL_REASONS, moneyMonths } from '#engine/testing/money-months.ts'

const base: Partial<Account> = {
  accountType: 'installment',
  accountTypeText: 'Auto Loan',
  status: 'open',
  ...moneyMonths(
    '2024-06',
    '60 b9000 pd300 sp300 ap0',
    '30 b9000 pd300 sp300 ap0',
    'ok b9000 pd0 sp300 ap300',
    'ok b9300 pd0 sp300 ap300',
  ),
}
const told = (...rows: readonly string[]): Pick<Situation, 'account'> => ({ account: moneyMonths('2024-06', ...rows) })

const valid: readonly Situation[] = [
  ...LAWFUL_REASONS.map((reason) => ({ ...reason, account: { ...base, ...reason.account } })),
  {
    why: 'two payments past due',
    ...told('60 b9000 pd600 sp300', '30 b9000 pd300 sp300', 'ok b9000 pd0 sp300', 'ok b9300 pd0 sp300'),
  },
  {
    why: 'a little more than one: part was paid',
    ...told('60 b9000 pd320 sp300', '30 b9000 pd300 sp300', 'ok b9000 pd0 sp300', 'ok b9300 pd0 sp300'),
  },
  { why: 'the first mark', ...told('30 b9000 pd100 sp300', 'ok b9000 pd0 sp300', 'ok b9300 pd0 sp300') },
  {
    why: 'the payment was smaller when it was missed',
    ...told('60 b9000 pd300 sp300', '30 b9000 pd150 sp150', 'ok b9000 pd0 sp150', 'ok b9300 pd0 sp150'),
  },
  { why: 'the payments of before are not told', ...told('60 b9000 pd300 sp300', '30 b9000 pd300') },
  {
    why: 'nothing past due: another rule',
    ...told('60 b9000 pd0 sp300', '30 b9000 pd300 sp300', 'ok b9000 pd0 sp300', 'ok b9300 pd0 sp300'),
  },
  { why: 'no amount', ...told('60 b9000 sp300', '30 b9000 sp300', 'ok b9000 sp300', 'ok b9300 sp300') },
  { why: 'a card: its minimum moves', account: { ...base, accountType: 'revolving', accountTypeText: 'Credit card' } },
  { why: 'a charge account', account: { ...base, accountType: 'open', accountTypeText: 'Open account' } },
  {
    why: 'a charge-off',
    ...told('charge_off b9000 pd300 sp300', '90 b9000 pd900 sp300', '60 b9000 pd600 sp300', '30 b9000 pd300 sp300'),
  },
  {
    why: 'a gap at Equifax',
    ...told(
      'ok b8700 pd0 sp300',
      'no_data b9000 pd300 sp300',
      '60 b9000 pd300 sp300',
      '30 b9000 pd300 sp300',
      'ok b9000 pd0 sp300',
    ),
    report: { bureau: 'equifax' },
  },
]

const invalid: readonly Unlawful[] = [
  {
    why: '60 days late, one payment due',
    ...told('60 b9000 pd300 sp300 ap0', '30 b9000 pd300 sp300 ap0', 'ok b9000 pd0 sp300 ap300', 'ok b9300 pd0 sp300 ap300'),
    says: ['June 2024 (60 days late)', '$300 past due', '$300 due each month'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06'],
  },
  {
    why: '60 days late, half a payment due',
    ...told('60 b9000 pd150 sp300', '30 b9000 pd150 sp300', 'ok b9000 pd0 sp300', 'ok b9300 pd0 sp300'),
    says: ['$150 past due'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06'],
  },
  {
    why: '90 days late, two payments due',
    ...told('90 b9000 pd600 sp300', '60 b9000 pd600 sp300', '30 b9000 pd300 sp300', 'ok b9000 pd0 sp300'),
    says: ['June 2024 (90 days late), $600'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06'],
  },
  {
    why: '90 days late, one payment due',
    ...told('90 b9000 pd300 sp300', '60 b9000 pd600 sp300', '30 b9000 pd300 sp300', 'ok b9000 pd0 sp300'),
    says: ['$300 past due'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06'],
  },
  {
    why: '120 days late, two payments due',
    ...told('120 b9000 pd600 sp300', '90 b9000 pd900 sp300', '60 b9000 pd600 sp300', '30 b9000 pd300 sp300', 'ok b9000 sp300'),
    says: ['120 days late'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06'],
  },
  {
    why: 'several months, the newest first',
    ...told('60 b9000 pd300 sp300', '60 b9000 pd300 sp300', '30 b9000 pd300 sp300', 'ok b9000 pd0 sp300'),
    says: ['June 2024 (60 days late)', 'May 2024 (60 days late)'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06', 'paymentHistory.2024-05', 'balanceHistory.2024-05'],
  },
  {
    why: 'a payment that grew: held against the smaller',
    ...told('60 b9000 pd150 sp300', '30 b9000 pd150 sp200', 'ok b9000 pd0 sp200', 'ok b9300 pd0 sp200'),
    says: ['$150 past due'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06'],
  },
  {
    why: 'months without a mark between do not matter',
    ...told('60 b9000 pd300 sp300', 'none b9000 pd300 sp300', 'ok b9000 pd0 sp300'),
    says: ['June 2024'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06'],
  },
  {
    why: '150 days late, one payment due',
    ...told(
      '150 b9000 pd300 sp300',
      '120 b9000 pd1200 sp300',
      '90 b9000 pd900 sp300',
      '60 b9000 pd600 sp300',
      '30 b9000 pd300 sp300',
      'ok b9000 sp300',
    ),
    says: ['150 days late'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06'],
  },
  {
    why: 'at Equifax where all months are told',
    ...told('60 b9000 pd300 sp300 ap0', '30 b9000 pd300 sp300 ap0', 'ok b9000 pd0 sp300 ap300', 'ok b9300 pd0 sp300 ap300'),
    says: ['June 2024'],
    fields: ['paymentHistory.2024-06', 'balanceHistory.2024-06'],
    report: { bureau: 'equifax' },
  },
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
