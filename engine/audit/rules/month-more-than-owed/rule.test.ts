import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/month-more-than-owed/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { moneyMonths } from '#engine/testing/money-months.ts'

const base: Partial<Account> = {
  accountType: 'installment',
  accountTypeText: 'Auto Loan',
  status: 'open',
  ...moneyMonths('2024-06', '30 b1000 pd1400 sp300 ap0', 'ok b1000 pd0 sp300 ap300'),
}
const told = (...rows: readonly string[]): Pick<Situation, 'account'> => ({ account: moneyMonths('2024-06', ...rows) })

const valid: readonly Situation[] = [
  { why: 'less past due than owed', ...told('30 b1000 pd300 sp300', 'ok b1000 pd0 sp300') },
  { why: 'all of it past due', ...told('90 b1000 pd1000 sp300', '60 b1000 pd600 sp300') },
  { why: 'a fee and interest more', ...told('90 b1000 pd1100 sp300', '60 b1000 pd600 sp300') },
  { why: 'a small balance and a fee', ...told('90 b60 pd100 sp30', '60 b60 pd60 sp30') },
  { why: 'a balance of nothing may not be told', ...told('90 b0 pd300 sp300', '60 b1000 pd600 sp300') },
  { why: 'the balance is not told', ...told('90 pd300 sp300', '60 pd600 sp300') },
  { why: 'paid off with the interest of the month', ...told('ok b0 pd0 sp0 ap80', 'ok b78 pd0 sp40 ap40') },
  { why: 'paid off in full', ...told('ok b0 pd0 sp0 ap1000', 'ok b1000 pd0 sp300 ap300') },
  { why: 'more was lent in the month', ...told('ok b3000 pd0 sp300 ap2000', 'ok b1000 pd0 sp300 ap300') },
  {
    why: 'a card pays the month’s purchases',
    account: { ...base, accountType: 'revolving', ...moneyMonths('2024-06', 'ok b100 pd0 sp30 ap2000', 'ok b100 pd0 sp30 ap30') },
  },
  { why: 'a month without data between', ...told('ok b0 pd0 ap2000', 'no_data b9000', 'ok b1000 pd0 sp300') },
  { why: 'a month without data with figures', ...told('no_data b100 pd900', 'ok b1000 pd0 sp300') },
  { why: 'a refund', account: { ...base, remarks: ['Refund issued'] } },
  { why: 'a credit balance', account: { ...base, remarks: ['Credit balance'] } },
  { why: 'a returned payment', account: { ...base, remarks: ['Payment returned'] } },
  { why: 'an insurance paid it', account: { ...base, remarks: ['Paid by insurance'] } },
  { why: 'no months', ...told('30', 'ok') },
  { why: 'nothing past due', ...told('ok b1000 pd0 sp300 ap300', 'ok b1300 pd0 sp300 ap300') },
  { why: 'the balance before is not told', ...told('ok b0 pd0 ap2000', 'ok pd0 sp300') },
  {
    why: 'Equifax: a gap behind it',
    ...told('ok b700 pd0 sp300', 'no_data b900', '30 b1000 pd1400 sp300', 'ok b1000 pd0 sp300'),
    report: { bureau: 'equifax' },
  },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'more past due than owed',
    ...told('30 b1000 pd1400 sp300 ap0', 'ok b1000 pd0 sp300 ap300'),
    says: ['$1,400 past due on a balance of $1,000 in June 2024'],
    fields: ['balanceHistory.2024-06'],
  },
  {
    why: 'on a card: it contradicts itself',
    account: { ...base, accountType: 'revolving', accountTypeText: 'Credit card' },
    says: ['$1,400'],
    fields: ['balanceHistory.2024-06'],
    grade: 'contradiction',
  },
  {
    why: 'after a charge-off',
    ...told('charge_off b659 pd1659', 'charge_off b659 pd659'),
    says: ['$1,659'],
    fields: ['balanceHistory.2024-06'],
  },
  {
    why: 'several months, the newest first',
    ...told('60 b1000 pd1500 sp300', '30 b1000 pd1400 sp300'),
    says: ['June 2024; $1,400'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05'],
  },
  {
    why: 'twice the balance',
    ...told('90 b500 pd1000 sp300', '60 b500 pd300 sp300'),
    says: ['$1,000 past due on a balance of $500'],
    fields: ['balanceHistory.2024-06'],
  },
  {
    why: 'paid twice what was owed',
    ...told('ok b0 pd0 sp0 ap2000', 'ok b1000 pd0 sp300 ap300'),
    says: ['$2,000 paid in June 2024 on a balance of $1,000'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05'],
  },
  {
    why: 'paid far more, and the balance stayed',
    ...told('ok b1000 pd0 sp300 ap2000', 'ok b1000 pd0 sp300 ap300'),
    says: ['$2,000 paid'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-05'],
  },
  {
    why: 'both kinds',
    ...told('30 b1000 pd1400 sp300 ap2000', 'ok b1000 pd0 sp300 ap300'),
    says: ['$1,400 past due', '$2,000 paid'],
    fields: ['balanceHistory.2024-06', 'balanceHistory.2024-06', 'balanceHistory.2024-05'],
  },
  {
    why: 'a mortgage',
    ...told('30 b9000 pd12000 sp900', 'ok b9000 pd0 sp900'),
    says: ['$12,000'],
    fields: ['balanceHistory.2024-06'],
  },
  {
    why: 'at Equifax where all months are told',
    ...told('30 b1000 pd1400 sp300 ap0', 'ok b1000 pd0 sp300 ap300'),
    says: ['June 2024'],
    fields: ['balanceHistory.2024-06'],
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
