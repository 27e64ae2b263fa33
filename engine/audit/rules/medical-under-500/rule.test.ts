import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/medical-under-500/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {
  creditorName: 'RIDGELINE RECOVERY SERVICES',
  accountType: 'collection',
  loanType: 'Medical or Health Care',
  statusText: 'UNPAID',
  originalBalance: 499_99,
  currentBalance: 300_00,
}
const noInitial: Partial<Account> = { originalBalance: null }

const valid: readonly Situation[] = [
  { why: 'the limit itself', account: { originalBalance: 500_00 } },
  { why: 'above it, and paid down', account: { originalBalance: 900_00 } },
  { why: 'the highest balance was above it', account: { highBalance: 500_00 } },
  { why: 'the balance is above it now', account: { currentBalance: 500_00 } },
  { why: 'not said to be medical', account: { loanType: 'Utilities' } },
  { why: 'no collection', account: { accountType: 'open', statusText: 'Current' } },
  { why: 'no amount at all', account: { originalBalance: null, currentBalance: null } },
  { why: 'nothing but zeros', account: { originalBalance: 0, highBalance: 0, currentBalance: 0 } },
  { why: 'initial balance not printed, a payment is', account: { ...noInitial, lastPaymentDate: '2024-08-01' } },
  { why: 'initial balance not printed, an amount was paid', account: { ...noInitial, lastPaymentAmount: 20_00 } },
  { why: 'initial balance not printed, being paid', account: { ...noInitial, remarks: ['Making payments'] } },
  { why: 'initial balance not printed, insurance', account: { ...noInitial, remarks: ['Debt being covered through insurance'] } },
  { why: 'initial balance not printed, settled', account: { ...noInitial, remarks: ['Settlement accepted'] } },
  { why: 'initial balance not printed, adjusted', account: { ...noInitial, remarks: ['Adjustment pending'] } },
  {
    why: 'initial balance not printed, a month shows a payment',
    account: {
      ...noInitial,
      balanceHistory: [
        { month: '2024-11', balance: null, scheduledPayment: null, paid: null, pastDue: null },
        { month: '2024-10', balance: null, scheduledPayment: null, paid: 10_00, pastDue: null },
      ],
    },
  },
  {
    why: 'initial balance not printed, it was higher',
    account: {
      ...noInitial,
      balanceHistory: [{ month: '2024-10', balance: 300_01, scheduledPayment: null, paid: null, pastDue: null }],
    },
  },
  { why: 'the report is older than the policy', report: { reportDate: '2023-04-10' } },
  { why: 'the report may be older than the policy', report: { reportDate: '2023-04' } },
  { why: 'the date of the report is unknown', report: { reportDate: null } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'a cent under it',
    says: ['an original amount of $499.99', '$500', 'not a law'],
    fields: ['originalBalance', 'loanType'],
  },
  {
    why: 'the highest balance is under it: the first was no higher',
    account: { ...noInitial, highBalance: 450_00, lastPaymentDate: '2024-08-01' },
    says: ['a highest balance of $450'],
    fields: ['highBalance', 'loanType'],
  },
  {
    why: 'nothing paid, nothing added',
    account: { originalBalance: 300_00, highBalance: 300_00 },
    says: ['an original amount of $300'],
    fields: ['originalBalance', 'loanType'],
  },
  {
    why: 'the balance grew and is still under it',
    account: { originalBalance: 420_00, currentBalance: 440_00 },
    says: ['a balance of $440'],
    fields: ['currentBalance', 'loanType'],
  },
  {
    why: 'nothing was paid, so the balance is the first',
    account: {
      ...noInitial,
      lastPaymentAmount: 0,
      balanceHistory: [{ month: '2024-10', balance: 300_00, scheduledPayment: null, paid: 0, pastDue: null }],
    },
    says: ['a balance of $300'],
    fields: ['currentBalance', 'loanType'],
  },
  {
    why: 'paid since, the first amount printed',
    account: { currentBalance: 0, lastPaymentDate: '2024-08-01' },
    says: ['$499.99'],
    fields: ['originalBalance', 'loanType'],
  },
  {
    why: 'the first day of the policy',
    report: { reportDate: '2023-04-11' },
    says: ['$499.99'],
    fields: ['originalBalance', 'loanType'],
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
