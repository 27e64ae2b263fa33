import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/write-off-remark-too-early/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { moneyMonths } from '#engine/testing/money-months.ts'

const base: Partial<Account> = {
  accountType: 'installment',
  accountTypeText: 'Auto Loan',
  status: 'open',
  ...moneyMonths('2024-06', 'charge_off b9000 r:PRL', '90 b9000 pd900', 'ok b9000 r:PRL<', '90 b9000 r:PRL<', '60 b9000 pd600'),
}
const told = (...rows: readonly string[]): Pick<Situation, 'account'> => ({ account: moneyMonths('2024-06', ...rows) })

const valid: readonly Situation[] = [
  { why: 'only from the charge-off on', ...told('charge_off b9000 r:PRL', 'charge_off b9000 r:PRL', '90 b9000') },
  { why: 'no remark', ...told('charge_off b9000', '90 b9000', '60 b9000') },
  { why: 'another remark', ...told('charge_off b9000', '90 b9000 r:DRG', '60 b9000') },
  { why: 'carried back to every month', ...told('charge_off b9000 r:PRL', '90 b9000 r:PRL', '60 b9000 r:PRL', '30 b9000 r:PRL') },
  {
    why: 'carried back over a stretch up to the charge-off',
    ...told('charge_off b9000 r:PRL', '90 b9000 r:PRL', '60 b9000 r:PRL', '30 b9000', 'ok b9000'),
  },
  { why: 'on months without data', ...told('charge_off b9000 r:PRL', 'no_data b0 r:PRL', '90 b9000') },
  { why: 'a dispute code', ...told('charge_off b9000', '90 b9000 r:AID', 'ok b9000') },
  { why: 'a letter that only begins so', ...told('charge_off b9000', '90 b9000 r:PRLX', 'ok b9000') },
  { why: 'after an earlier charge-off', ...told('ok b9000 r:PRL', 'charge_off b9000 r:PRL', '90 b9000') },
  { why: 'a closed account’s remark', ...told('ok b0 r:CLS', 'ok b9000') },
  { why: 'no months with money', ...told('charge_off', 'ok') },
  { why: 'a repossession came first', ...told('charge_off b9000 r:PRL', 'repossession b9000 r:PRL', '90 b9000') },
  { why: 'a collection came first', ...told('collection b9000 r:PRL', '90 b9000') },
  { why: 'a surrender came first', ...told('voluntary_surrender b9000 r:PRL', '90 b9000') },
  { why: 'a foreclosure came first', ...told('foreclosure b9000 r:PRL', '90 b9000') },
  { why: 'every good month of an account that says written off today', ...told('ok b9000 r:PRL', 'ok b9000 r:PRL') },
  { why: 'no mark in the month', ...told('charge_off b9000', 'none b9000 r:PRL', '90 b9000') },
  { why: 'bankruptcy marks', ...told('bankruptcy b9000 r:PRL', '90 b9000') },
  {
    why: 'Equifax: a gap lies behind it',
    ...told('charge_off b9000', 'no_data b9000', 'ok b9000 r:PRL', '90 b9000'),
    report: { bureau: 'equifax' },
  },
  { why: 'a remark of the account alone, not of the month', ...told('charge_off b9000', '90 b9000', 'ok b9000') },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'on a good and a late month before it, the good one first',
    ...told('charge_off b9000 r:PRL', '90 b9000 pd900', 'ok b9000 r:PRL<', '90 b9000 r:PRL<', '60 b9000 pd600'),
    says: [
      'The first charge-off mark is June 2024 (charged off).',
      'April 2024 (paid as agreed), remark PRL (profit and loss write-off); March 2024 (90 days late), remark PRL (profit and loss write-off)',
    ],
    fields: ['balanceHistory.2024-04', 'paymentHistory.2024-04', 'balanceHistory.2024-03', 'paymentHistory.2024-03'],
  },
  {
    why: 'on one good month',
    ...told('charge_off b9000', '90 b9000', 'ok b9000 r:PRL', 'ok b9300'),
    says: ['April 2024 (paid as agreed)'],
    fields: ['balanceHistory.2024-04', 'paymentHistory.2024-04'],
  },
  {
    why: 'on a late month',
    ...told('charge_off b9000', '90 b9000', '60 b9000 r:PRL', '30 b9000'),
    says: ['April 2024 (60 days late)'],
    fields: ['balanceHistory.2024-04', 'paymentHistory.2024-04'],
  },
  {
    why: 'with no charge-off at all',
    ...told('ok b9000', 'ok b9000 r:PRL', 'ok b9300'),
    says: ['No month is marked as charged off.', 'May 2024 (paid as agreed)'],
    fields: ['balanceHistory.2024-05', 'paymentHistory.2024-05'],
  },
  {
    why: 'with other codes beside it',
    ...told('charge_off b9000', '90 b9000', 'ok b9000 r:DRG/PRL', 'ok b9300'),
    says: ['DRG/PRL'],
    fields: ['balanceHistory.2024-04', 'paymentHistory.2024-04'],
  },
  {
    why: 'years before',
    ...told('charge_off b9000', 'ok b9000', 'ok b9000', 'ok b9000', 'ok b9000', 'ok b9000 r:PRL'),
    says: ['January 2024'],
    fields: ['balanceHistory.2024-01', 'paymentHistory.2024-01'],
  },
  {
    why: 'scattered over months',
    ...told('charge_off b9000', 'ok b9000 r:PRL', 'ok b9000', 'ok b9000 r:PRL', 'ok b9000'),
    says: ['May 2024', 'March 2024'],
    fields: ['balanceHistory.2024-05', 'paymentHistory.2024-05', 'balanceHistory.2024-03', 'paymentHistory.2024-03'],
  },
  {
    why: 'before a repossession',
    ...told('repossession b9000', 'ok b9000', 'ok b9000 r:PRL', '90 b9000'),
    says: ['April 2024'],
    fields: ['balanceHistory.2024-04', 'paymentHistory.2024-04'],
  },
  {
    why: 'written out',
    ...told('charge_off b9000', '90 b9000', 'ok b9000 r:charge-off', 'ok b9300'),
    says: ['charge-off'],
    fields: ['balanceHistory.2024-04', 'paymentHistory.2024-04'],
  },
  {
    why: 'at Equifax where all months are told',
    ...told('charge_off b9000 r:PRL', '90 b9000 pd900', 'ok b9000 r:PRL<', '90 b9000 r:PRL<', '60 b9000 pd600'),
    says: ['April 2024'],
    fields: ['balanceHistory.2024-04', 'paymentHistory.2024-04', 'balanceHistory.2024-03', 'paymentHistory.2024-03'],
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
