import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/arrears-grow-too-fast/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { LAWFUL_REASONS, moneyMonths } from '#engine/testing/money-months.ts'

const base: Partial<Account> = {
  accountType: 'installment',
  accountTypeText: 'Auto Loan',
  status: 'open',
  ...moneyMonths(
    '2024-06',
    '60 b9300 pd1200 sp300 ap0',
    '30 b9000 pd300 sp300 ap0',
    'ok b9000 pd0 sp300 ap0',
    'ok b9000 pd0 sp300 ap0',
  ),
}
const told = (...rows: readonly string[]): Pick<Situation, 'account'> => ({ account: moneyMonths('2024-06', ...rows) })

const valid: readonly Situation[] = [
  ...LAWFUL_REASONS.map((reason) => ({ ...reason, account: { ...base, ...reason.account } })),
  { why: 'one payment more', ...told('60 b9000 pd600 sp300 ap0', '30 b9000 pd300 sp300 ap0') },
  { why: 'a payment and a fee', ...told('60 b9000 pd675 sp300 ap0', '30 b9000 pd300 sp300 ap0') },
  { why: 'a returned payment of the month before', ...told('60 b9000 pd1200 sp300 ap0', '30 b9000 pd300 sp300 ap600') },
  {
    why: 'a returned payment of two months before',
    ...told('60 b9000 pd1200 sp300 ap0', '30 b9000 pd300 sp300 ap0', 'ok b9000 pd0 sp300 ap900'),
  },
  { why: 'the whole balance was called due', ...told('60 b9000 pd9000 sp300 ap0', '30 b9000 pd300 sp300 ap0') },
  { why: 'nearly the whole balance', ...told('60 b9000 pd8000 sp300 ap0', '30 b9000 pd300 sp300 ap0') },
  { why: 'a balloon', account: { ...base, remarks: ['Balloon payment'] } },
  { why: 'acceleration', account: { ...base, remarks: ['Loan accelerated'] } },
  { why: 'force-placed insurance', account: { ...base, remarks: ['Insurance added by lender'] } },
  { why: 'a returned payment by remark', account: { ...base, remarks: ['Payment returned'] } },
  { why: 'a mortgage with escrow', account: { ...base, accountType: 'mortgage' } },
  { why: 'a card', account: { ...base, accountType: 'revolving' } },
  {
    why: 'a month between is missing',
    ...told('60 b9000 pd1200 sp300 ap0', 'no_data b9000 pd0 sp300', '30 b9000 pd300 sp300 ap0'),
  },
  { why: 'the ladder jumps too: told by its own rule', ...told('90 b9000 pd1200 sp300 ap0', 'ok b9000 pd0 sp300 ap0') },
  { why: 'into the charge-off', ...told('charge_off b9000 pd5000 sp300 ap0', '90 b9000 pd900 sp300 ap0') },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'three payments in one month',
    ...told('60 b9300 pd1200 sp300 ap0', '30 b9000 pd300 sp300 ap0', 'ok b9000 pd0 sp300 ap0', 'ok b9000 pd0 sp300 ap0'),
    says: ['from $300 in May 2024 to $1,200 in June 2024', '$300 due each month'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05'],
  },
  {
    why: 'from nothing to three payments',
    ...told('30 b9000 pd900 sp300 ap0', 'ok b9000 pd0 sp300 ap0', 'ok b9000 pd0 sp300 ap0'),
    says: ['from $0 in May 2024 to $900'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05'],
  },
  {
    why: 'two payments and nothing paid before',
    ...told('60 b9000 pd900 sp300 ap0', '30 b9000 pd300 sp300 ap0', 'ok b9000 pd0 sp300 ap0'),
    says: ['to $900'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05'],
  },
  {
    why: 'more than what was paid before explains',
    ...told('60 b9000 pd2200 sp300 ap0', '30 b9000 pd300 sp300 ap300', 'ok b9000 pd0 sp300 ap300'),
    says: ['to $2,200'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05'],
  },
  {
    why: 'twice, the newest first',
    ...told('90 b9000 pd2400 sp300 ap0', '60 b9000 pd1200 sp300 ap0', '30 b9000 pd300 sp300 ap0'),
    says: ['to $2,400 in June 2024', 'to $1,200 in May 2024'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05', 'balanceHistory.2024-05', 'balanceHistory.2024-04'],
  },
  {
    why: 'the same rung',
    ...told('30 b9000 pd1200 sp300 ap0', '30 b9000 pd300 sp300 ap0'),
    says: ['to $1,200'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05'],
  },
  {
    why: 'a good month with arrears that grow',
    ...told('ok b9000 pd900 sp300 ap0', 'ok b9000 pd0 sp300 ap0'),
    says: ['to $900'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05'],
  },
  {
    why: 'a large payment scheduled before',
    ...told('60 b9000 pd1500 sp300 ap0', '30 b9000 pd300 sp500 ap0'),
    says: ['to $1,500'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05'],
  },
  {
    why: 'payments untold',
    ...told('60 b9000 pd1200 sp300', '30 b9000 pd300 sp300'),
    says: ['to $1,200'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05'],
  },
  {
    why: 'the balance untold',
    ...told('60 pd1200 sp300 ap0', '30 pd300 sp300 ap0'),
    says: ['to $1,200'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05'],
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
