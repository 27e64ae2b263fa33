import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/balance-grows-after-charge-off/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { moneyMonths } from '#engine/testing/money-months.ts'

const base: Partial<Account> = {
  accountType: 'installment',
  accountTypeText: 'Auto Loan',
  status: 'open',
  ...moneyMonths('2024-06', 'charge_off b12000 pd12000 ap0', 'charge_off b9000 pd9000 ap0', '90 b9000 pd900 sp300'),
}
const told = (...rows: readonly string[]): Pick<Situation, 'account'> => ({ account: moneyMonths('2024-06', ...rows) })

const valid: readonly Situation[] = [
  { why: 'the same balance', ...told('charge_off b9000', 'charge_off b9000', '90 b9000') },
  { why: 'a falling balance', ...told('charge_off b8000', 'charge_off b9000', '90 b9300') },
  { why: 'a month of interest', ...told('charge_off b9200', 'charge_off b9000') },
  {
    why: 'a year of interest',
    ...told(
      'charge_off b11500',
      'no_data',
      'no_data',
      'no_data',
      'no_data',
      'no_data',
      'no_data',
      'no_data',
      'no_data',
      'no_data',
      'no_data',
      'charge_off b9000',
    ),
  },
  { why: 'a small cost', ...told('charge_off b590', 'charge_off b500') },
  { why: 'it grew before', ...told('charge_off b9000', '90 b9000', '60 b7000') },
  { why: 'into the charge-off month', ...told('charge_off b9500', '90 b9000 sp300') },
  { why: 'no balance told', ...told('charge_off', 'charge_off b9000') },
  { why: 'a balance of nothing came back: another rule', ...told('charge_off b9000', 'charge_off b0') },
  { why: 'a month without data in which something is printed', ...told('no_data b12000', 'charge_off b9000') },
  { why: 'not charged off', ...told('ok b12000 sp300', 'ok b9000 sp300') },
  { why: 'late alone', ...told('90 b12000 sp300', '60 b9000 sp300') },
  { why: 'reinstated', account: { ...base, remarks: ['Account reinstated'] } },
  { why: 'in bankruptcy', account: { ...base, remarks: ['Chapter 13 bankruptcy'] } },
  { why: 'an education loan: collection costs are the law’s', account: { ...base, accountTypeText: 'Education Loan' } },
  { why: 'support', account: { ...base, accountTypeText: 'Child support' } },
  { why: 'a collector’s own entry', account: { ...base, accountType: 'collection' } },
  { why: 'only one month after it', ...told('charge_off b9000', '90 b7000 sp300') },
  {
    why: 'Equifax: a gap after it',
    ...told('charge_off b12000', 'no_data b11000', 'charge_off b9000'),
    report: { bureau: 'equifax' },
  },
  {
    why: 'Equifax: the newest month has no data',
    ...told('no_data b12000', 'charge_off b11500', 'charge_off b9000'),
    report: { bureau: 'equifax' },
  },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'a third more in a month',
    ...told('charge_off b12000 pd12000 ap0', 'charge_off b9000 pd9000 ap0', '90 b9000 pd900 sp300'),
    says: ['charged off in May 2024', '$9,000 in May 2024, $12,000 in June 2024'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05', 'paymentHistory.2024-05'],
  },
  {
    why: 'two months up',
    ...told('repossession b22519', 'charge_off b20755', 'charge_off b17349'),
    says: ['$17,349 in April 2024, $20,755 in May 2024, $22,519 in June 2024'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-04', 'balanceHistory.2024-05', 'paymentHistory.2024-04'],
  },
  {
    why: 'after a repossession',
    ...told('repossession b12000', 'repossession b9000'),
    says: ['May 2024'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05', 'paymentHistory.2024-05'],
  },
  {
    why: 'after a surrender',
    ...told('voluntary_surrender b12000', 'voluntary_surrender b9000'),
    says: ['May 2024'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05', 'paymentHistory.2024-05'],
  },
  {
    why: 'after a foreclosure',
    ...told('foreclosure b120000', 'foreclosure b90000'),
    says: ['$120,000'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05', 'paymentHistory.2024-05'],
  },
  {
    why: 'a card',
    ...told('charge_off b900', 'charge_off b659'),
    says: ['$659 in May 2024, $900 in June 2024'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05', 'paymentHistory.2024-05'],
  },
  {
    why: 'it fell and grew',
    ...told('charge_off b9000', 'charge_off b6000', 'charge_off b9000'),
    says: ['$6,000 in May 2024, $9,000 in June 2024'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05', 'paymentHistory.2024-04'],
  },
  {
    why: 'over months without data',
    ...told('charge_off b12000', 'no_data', 'charge_off b9000'),
    says: ['$9,000 in April 2024, $12,000 in June 2024'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-04', 'paymentHistory.2024-04'],
  },
  {
    why: 'paid in the month before, and more than that',
    ...told('charge_off b13000 ap0', 'charge_off b9000 ap500'),
    says: ['$13,000'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05', 'paymentHistory.2024-05'],
  },
  {
    why: 'at Equifax where all months are told',
    ...told('charge_off b12000 pd12000 ap0', 'charge_off b9000 pd9000 ap0', '90 b9000 pd900 sp300'),
    says: ['May 2024'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05', 'paymentHistory.2024-05'],
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
