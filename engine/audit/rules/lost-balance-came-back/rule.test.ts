import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/lost-balance-came-back/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { addMonths } from '#engine/values/day.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {
  creditorName: 'HARBOR NATIONAL BANK',
  accountNumber: 'XXXX4417',
  accountType: 'revolving',
  dateOpened: '2018-02-14',
  statusText: 'Charge-off',
  currentBalance: 845_00,
}
const nothing: Partial<Account> = { currentBalance: 0 }

/** A year of a charged-off account, and what each month says is owed, newest first. */
const owing = (...amounts: readonly number[]): Partial<Account> => ({
  paymentHistory: amounts.map((_, index) => ({ month: addMonths('2024-12', -index), code: 'charge_off' })),
  balanceHistory: amounts.map((balance, index) => ({
    month: addMonths('2024-12', -index),
    balance,
    scheduledPayment: null,
    paid: null,
    pastDue: null,
  })),
})

const valid: readonly Situation[] = [
  { why: 'its months owe the same', account: owing(845_00, 845_00, 845_00) },
  {
    why: 'first delinquent less than a year before, and no month is marked charged off',
    account: { ...owing(845_00, 845_00, 0), paymentHistory: [], dateOfFirstDelinquency: '2024-01' },
  },
  { why: 'its months come down to nothing', account: { ...owing(0, 845_00, 845_00), currentBalance: 0 } },
  {
    why: 'nothing was owed before it was charged off',
    account: { ...owing(845_00, 845_00, 0), paymentHistory: [{ month: '2024-12', code: 'charge_off' }] },
  },
  { why: 'no earlier report' },
  { why: 'owed before, too', before: { currentBalance: 900_00 } },
  { why: 'the earlier balance is not printed', before: { currentBalance: null } },
  { why: 'nothing owed now', account: { currentBalance: 0 }, before: nothing },
  { why: 'not charged off before', before: { ...nothing, statusText: 'Pays As Agreed' } },
  { why: 'reinstated', account: { remarks: ['Account reinstated with lender'] }, before: nothing },
  {
    why: 'bought back',
    account: { remarks: ['Repurchased by the original creditor'] },
    before: { ...nothing, remarks: ['Sold to Midland Funding'] },
  },
  { why: 'the amount charged off, in the column of the balance', account: { chargeOffAmount: 845_00 }, before: nothing },
  { why: 'a page that writes 0 for a blank', report: { format: 'identityiq' }, before: nothing },
  { why: 'sold meanwhile: another rule speaks of that', account: { remarks: ['Sold to Midland Funding'] }, before: nothing },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'no month is marked charged off, and the first delinquency is years old',
    account: { ...owing(845_00, 845_00, 0, 0), paymentHistory: [], dateOfFirstDelinquency: '2022-01-04' },
    says: ['$0 in October 2024', '$845 in November 2024'],
    fields: ['balanceHistory.2024-11', 'balanceHistory.2024-10', 'statusText'],
  },
  {
    why: 'the months of one report',
    account: owing(845_00, 845_00, 0, 0),
    says: ['$0 in October 2024', '$845 in November 2024'],
    fields: ['balanceHistory.2024-11', 'balanceHistory.2024-10', 'statusText'],
  },
  {
    why: 'the months of one report, the amount once written off',
    account: { ...owing(845_00, 0, 0), chargeOffAmount: 845_00 },
    says: ['$845 in December 2024'],
    fields: ['balanceHistory.2024-12', 'balanceHistory.2024-11', 'statusText'],
  },
  {
    why: 'a charge-off',
    before: nothing,
    says: ['$0', '$845'],
    fields: ['currentBalance', 'statusText', 'before.currentBalance'],
  },
  {
    why: 'the amount charged off, which the earlier report tells from its balance',
    account: { chargeOffAmount: 845_00 },
    before: { ...nothing, chargeOffAmount: 845_00 },
    says: ['$0', '$845'],
    fields: ['currentBalance', 'statusText', 'before.currentBalance'],
  },
  {
    why: 'a collection',
    account: { accountType: 'collection', statusText: 'Collection account' },
    before: { ...nothing, accountType: 'collection', statusText: 'Collection account' },
    says: ['in collection'],
    fields: ['currentBalance', 'statusText', 'before.currentBalance'],
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
