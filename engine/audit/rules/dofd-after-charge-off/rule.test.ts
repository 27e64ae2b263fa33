import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/dofd-after-charge-off/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { grid } from '#engine/testing/make.ts'

const base: Partial<Account> = {
  accountType: 'revolving',
  statusText: 'CHARGE_OFF',
  dateOfFirstDelinquency: '2023-05-01',
  paymentHistory: grid('2023-02', 'charge_off', '150', '120'),
}

const LOST = grid('2023-06', 'charge_off', 'charge_off', 'charge_off', 'charge_off', 'charge_off', '150', '120')

const valid: readonly Situation[] = [
  { why: 'before the charge-off', account: { dateOfFirstDelinquency: '2022-09-01' } },
  { why: 'in the month of the charge-off', account: { dateOfFirstDelinquency: '2023-02-10' } },
  { why: 'a collector', account: { accountType: 'collection' } },
  { why: 'a debt buyer', account: { creditorName: 'LVNV FUNDING LLC' } },
  { why: 'reinstated', account: { remarks: ['Account reinstated with lender'] } },
  { why: 'good months afterwards', account: { paymentHistory: grid('2023-04', 'ok', 'ok', 'charge_off') } },
  { why: 'the other date is only "first reported"', account: { paymentHistory: [], delinquencyFirstReported: '2023-02' } },
  { why: 'acquired from someone', account: { remarks: ['Acquired from another lender'] } },
  { why: 'current today', account: { statusText: 'Pays As Agreed' } },
  { why: 'nothing is shown between the two', account: {} },
  { why: 'taken into a bankruptcy', account: { remarks: ['Included in Chapter 7 Bankruptcy'], paymentHistory: LOST } },
  {
    why: 'a gap in which it may have been cured',
    account: {
      paymentHistory: [...grid('2023-05', 'charge_off', 'charge_off', 'no_data', 'no_data'), ...grid('2023-01', 'charge_off')],
    },
  },
  { why: 'late months after a collection was recalled', account: { paymentHistory: grid('2023-06', '60', '30', 'collection') } },
  { why: 'rehabilitated', account: { remarks: ['Loan rehabilitated'] } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'after it, and lost in every month between',
    account: { paymentHistory: LOST },
    says: ['May 1, 2023', 'February 2023'],
    fields: ['dateOfFirstDelinquency', 'paymentHistory.2023-02'],
  },
  {
    why: 'the grid ends with the month before',
    account: { paymentHistory: grid('2023-04', 'charge_off', 'charge_off', 'charge_off', '150') },
    says: ['May 1, 2023', 'February 2023'],
    fields: ['dateOfFirstDelinquency', 'paymentHistory.2023-02'],
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
