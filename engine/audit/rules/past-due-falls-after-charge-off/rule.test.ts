import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/past-due-falls-after-charge-off/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { moneyMonths } from '#engine/testing/money-months.ts'

const base: Partial<Account> = {
  accountType: 'installment',
  accountTypeText: 'Auto Loan',
  status: 'open',
  ...moneyMonths('2024-06', 'repossession b22500 pd4862 ap0', 'charge_off b20755 pd20755 ap0', '90 b20209 pd1832 sp647'),
}
const told = (...rows: readonly string[]): Pick<Situation, 'account'> => ({ account: moneyMonths('2024-06', ...rows) })

const valid: readonly Situation[] = [
  { why: 'the whole balance throughout', ...told('charge_off b9000 pd9000', 'charge_off b9000 pd9000') },
  { why: 'paid down', ...told('charge_off b4000 pd4000 ap5000', 'charge_off b9000 pd9000') },
  { why: 'a sale was credited', ...told('repossession b4000 pd4000 ap0', 'charge_off b9000 pd9000') },
  { why: 'a payment explains it', ...told('charge_off b9000 pd4000 ap5000', 'charge_off b9000 pd9000') },
  { why: 'paid in full', ...told('charge_off b0 pd0 ap9000', 'charge_off b9000 pd9000') },
  { why: 'nothing due any more: sold or settled', ...told('charge_off b9000 pd0 ap0', 'charge_off b9000 pd9000') },
  { why: 'never the whole balance', ...told('charge_off b9000 pd900 ap0', 'charge_off b9000 pd2000') },
  { why: 'it fell a little', ...told('charge_off b9000 pd8000 ap0', 'charge_off b9000 pd9000') },
  { why: 'it grew', ...told('charge_off b9000 pd9000 ap0', 'charge_off b9000 pd900') },
  { why: 'before the charge-off', ...told('charge_off b9000 pd900 ap0', '90 b9000 pd9000') },
  {
    why: 'a month between has no data',
    ...told('charge_off b9000 pd900 ap0', 'no_data b9000 pd9000', 'charge_off b9000 pd9000'),
  },
  { why: 'no amounts', ...told('charge_off b9000', 'charge_off b9000 pd9000') },
  { why: 'a settlement', account: { ...base, remarks: ['Settlement agreed'] } },
  { why: 'a plan', account: { ...base, remarks: ['Payment plan after charge-off'] } },
  { why: 'settled', account: { ...base, statusText: 'Settled for less than owed' } },
  { why: 'sold', account: { ...base, remarks: ['Account sold'] } },
  { why: 'reinstated', account: { ...base, remarks: ['Account reinstated'] } },
  { why: 'in bankruptcy', account: { ...base, remarks: ['Chapter 7 bankruptcy'] } },
  { why: 'an education loan', account: { ...base, accountTypeText: 'Education Loan' } },
  { why: 'not charged off: instalments again', ...told('30 b9000 pd300 sp300', '60 b9000 pd9000 sp300') },
  {
    why: 'Equifax: the newest month has no data',
    ...told('no_data b22500 pd4862', 'charge_off b20755 pd20755'),
    report: { bureau: 'equifax' },
  },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'to less than a quarter in a month',
    ...told('repossession b22500 pd4862 ap0', 'charge_off b20755 pd20755 ap0', '90 b20209 pd1832 sp647'),
    says: ['$20,755 past due on a balance of $20,755 in May 2024, then $4,862 past due on a balance of $22,500 in June 2024'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05'],
  },
  {
    why: 'to less than half',
    ...told('charge_off b9000 pd4000 ap0', 'charge_off b9000 pd9000'),
    says: ['$4,000 past due on a balance of $9,000'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05'],
  },
  {
    why: 'with a small payment',
    ...told('charge_off b9000 pd900 ap100', 'charge_off b9000 pd9000'),
    says: ['$900 past due on a balance of $9,000'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05'],
  },
  {
    why: 'with a balance that fell a little',
    ...told('charge_off b8900 pd900', 'charge_off b9000 pd9000'),
    says: ['$900 past due on a balance of $8,900'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05'],
  },
  {
    why: 'the payment untold',
    ...told('charge_off b9000 pd900', 'charge_off b9000 pd9000'),
    says: ['$900'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05'],
  },
  {
    why: 'nearly the whole balance before',
    ...told('charge_off b9000 pd900', 'charge_off b9000 pd8600'),
    says: ['$8,600 past due'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05'],
  },
  {
    why: 'after a repossession',
    ...told('repossession b9000 pd900', 'repossession b9000 pd9000'),
    says: ['May 2024'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05'],
  },
  {
    why: 'a card',
    ...told('charge_off b659 pd100', 'charge_off b659 pd659'),
    says: ['$659 past due'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05'],
  },
  {
    why: 'twice, the newest first',
    ...told('charge_off b9000 pd900', 'charge_off b9000 pd9000', 'charge_off b9000 pd800', 'charge_off b9000 pd9000'),
    says: [
      'in May 2024, then $900 past due on a balance of $9,000 in June 2024',
      'in March 2024, then $800 past due on a balance of $9,000 in April 2024',
    ],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05', 'balanceHistory.2024-04', 'balanceHistory.2024-03'],
  },
  {
    why: 'at Equifax where all months are told',
    ...told('charge_off b9000 pd900 ap0', 'charge_off b9000 pd9000', '90 b9000 pd900'),
    says: ['May 2024'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05'],
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
