import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/current-with-charge-off-remark/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { grid } from '#engine/testing/make.ts'

const base: Partial<Account> = { statusText: 'Current; Paid or Paying as Agreed', remarks: ['Charged off as bad debt'] }

const valid: readonly Situation[] = [
  {
    why: 'discharged, whatever stands behind the stroke',
    account: {
      statusText: 'Discharged through Bankruptcy Chapter 7/Never late.',
      remarks: ['Unpaid balance reported as a loss by the credit grantor'],
    },
  },
  ...[
    'Placed for collection, recalled by creditor',
    'Collection account returned to client',
    'Charge-off; reported in error',
    'Charge-off rescinded',
    'Charge-off reversed',
    'Collection closed, no longer assigned',
    'Charge off repurchased by original lender',
  ].map((remark) => ({ why: remark, account: { remarks: [remark] } })),
  {
    why: 'the mark is of the month before the status',
    account: {
      remarks: [],
      statusDate: '2025-01-10',
      dateReported: '2025-01-10',
      paymentHistory: grid('2024-12', 'collection', '90', '60'),
    },
  },
  { why: '"was"', account: { remarks: ['Was charged off'] } },
  { why: 'previously', account: { remarks: ['Account previously charged off'] } },
  { why: 'reinstated', account: { remarks: ['Charged off as bad debt', 'Account reinstated with lender'] } },
  { why: 'paid', account: { remarks: ['Paid charge off'] } },
  { why: 'paid profit and loss', account: { remarks: ['PAID PROFIT AND LOSS'] } },
  { why: 'settled', account: { remarks: ['Charged off as bad debt', 'Settled - less than full balance'] } },
  { why: 'not current', account: { statusText: 'Charge-off' } },
  { why: 'the substring of another remark', account: { remarks: ['Collateral released by creditor/balance owing'] } },
  {
    why: 'an old collection mark with newer good ones',
    account: { remarks: [], paymentHistory: grid('2024-11', 'ok', 'collection') },
  },
  {
    why: 'an old charge-off mark and long silence',
    account: { remarks: [], paymentHistory: grid('2024-11', 'no_data', 'no_data', 'no_data', 'no_data', 'charge_off') },
  },
  { why: 'a mark long before the report', account: { remarks: [], paymentHistory: grid('2021-11', 'charge_off', '90') } },
  { why: 'a status that says paid', account: { statusText: 'Paid, Closed/Never late.' } },
  { why: 'rehabilitated, by the status', account: { statusText: 'Current. Loan rehabilitated.' } },
  ...[
    'Repossession; redeemed',
    'Foreclosure proceedings discontinued',
    'Foreclosure process started',
    'Repossession in error',
  ].map((remark) => ({ why: remark, account: { remarks: [remark] } })),
  { why: 'of a prior owner', account: { remarks: ['Collection account; prior owner'] } },
]

const invalid: readonly Unlawful[] = [
  { why: 'a charge-off remark', says: ['Charged off as bad debt'], fields: ['remarks.0', 'statusText'] },
  {
    why: 'placed for collection',
    account: { remarks: ['>PLACED FOR COLLECTION<'] },
    says: ['PLACED FOR COLLECTION'],
    fields: ['remarks.0', 'statusText'],
  },
  {
    why: 'the newest mark',
    account: { remarks: [], paymentHistory: grid('2024-11', 'charge_off', '90') },
    says: ['November 2024 (charged off)'],
    fields: ['paymentHistory.2024-11', 'statusText'],
  },
  ...['Repossession', 'Voluntary surrender', 'Foreclosure, collateral sold'].map((remark) => ({
    why: `asks: ${remark}`,
    account: { remarks: [remark] },
    grade: 'proof' as const,
    says: [remark],
    fields: ['remarks.0', 'statusText'],
  })),
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
