import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/late-after-paid-closed/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { grid } from '#engine/testing/make.ts'

const base: Partial<Account> = {
  accountType: 'revolving',
  status: 'closed',
  statusText: 'Paid, Closed.',
  statusDate: '2023-03',
  dateClosed: '2023-02-10',
  lastPaymentDate: '2023-03-01',
  currentBalance: 0,
  paymentHistory: grid('2023-06', '60', '30', 'ok', 'ok'),
}

const handedOn: Partial<Account> = {
  accountType: 'installment',
  statusText: 'Transferred to another lender',
  statusDate: null,
  lastPaymentDate: null,
}

/** Whether anything was owed after the closing is not printed. */
const stillLate: Partial<Account> = { statusText: 'Closed.', statusDate: null, pastDue: 0, balanceDate: '2023-06-30' }

const valid: readonly Situation[] = [
  { why: 'the month of the payoff and the next', account: { paymentHistory: grid('2023-04', '30', '30') } },
  { why: 'a balance is still owed', account: { currentBalance: 50_00 } },
  { why: 'closed while a balance was still owed: paid off later', account: { lastPaymentDate: '2023-09-01' } },
  {
    why: 'the balance history shows something owed later',
    account: {
      statusText: 'Closed.',
      balanceHistory: [
        { month: '2023-03', balance: 0, scheduledPayment: null, paid: null, pastDue: null },
        { month: '2023-06', balance: 12_00, scheduledPayment: null, paid: null, pastDue: null },
        { month: '2023-07', balance: 0, scheduledPayment: null, paid: null, pastDue: null },
      ],
    },
  },
  { why: 'the date of the zero balance is unknown', account: { statusText: 'Closed.' } },
  { why: 'the same, paid but undated', account: { statusDate: null } },
  { why: 'trailing interest', account: { remarks: ['Trailing interest billed after closing'] } },
  { why: 'a fee', account: { remarks: ['Annual fee billed after closing'] } },
  { why: 'not closed', account: { dateClosed: null, statusText: 'Paid.' } },
  { why: 'closed, but nobody says when', account: { dateClosed: null, statusDate: null } },
  { why: 'a card sold long after it was closed', account: { ...handedOn, accountType: 'revolving' } },
  { why: 'a loan moved within the house', account: { ...handedOn, statusText: 'Transferred to another office' } },
  { why: 'charged off', account: { statusText: 'Paid charge off' } },
  { why: 'an amount is past due', account: { pastDue: 30_00 } },
  { why: 'only the year of the closing is printed', account: { dateClosed: '2023' } },
  { why: 'newest months late, and nobody says what is past due', account: { ...stillLate, pastDue: null } },
  { why: 'the balance is of a later month', account: { ...stillLate, balanceDate: '2023-08-31' } },
  { why: 'late, then good', account: { ...stillLate, paymentHistory: grid('2023-06', 'ok', '60', '30') } },
  { why: 'late since the last payment', account: { ...stillLate, lastPaymentDate: '2023-04-02' } },
  { why: 'no payment is printed', account: { ...stillLate, lastPaymentDate: null } },
]

const invalid: readonly Unlawful[] = [
  {
    why: 'late to this day, with nothing owed and no payment since the closing',
    account: stillLate,
    grade: 'proof',
    says: ['a balance of $0', 'March 1, 2023', 'June 2023 (60 days late)'],
    fields: ['paymentHistory.2023-05', 'paymentHistory.2023-06', 'dateClosed', 'lastPaymentDate', 'currentBalance'],
  },
  {
    why: 'a loan that was paid, and so closed',
    account: { accountType: 'installment', statusDate: null, lastPaymentDate: null },
    says: ['February 2023', 'May 2023 (30 days late)'],
    fields: ['paymentHistory.2023-05', 'paymentHistory.2023-06', 'dateClosed', 'currentBalance'],
  },
  {
    why: 'late two months after',
    says: ['March 2023', 'May 2023 (30 days late)', 'June 2023 (60 days late)'],
    fields: ['paymentHistory.2023-05', 'paymentHistory.2023-06', 'dateClosed', 'statusDate', 'currentBalance'],
  },
  {
    why: 'zero by the balance history',
    account: {
      statusText: 'Closed.',
      statusDate: null,
      balanceHistory: [
        { month: '2023-01', balance: 90_00, scheduledPayment: null, paid: null, pastDue: null },
        { month: '2023-03', balance: 0, scheduledPayment: null, paid: null, pastDue: null },
      ],
    },
    says: ['May 2023'],
    fields: ['paymentHistory.2023-05', 'paymentHistory.2023-06', 'dateClosed', 'balanceHistory.2023-03', 'currentBalance'],
  },
  {
    why: 'a loan that went to another lender months before',
    account: handedOn,
    says: ['February 2023', 'May 2023 (30 days late)'],
    fields: ['paymentHistory.2023-05', 'paymentHistory.2023-06', 'dateClosed', 'currentBalance'],
  },
  {
    why: 'a layout that prints no closing date',
    account: { dateClosed: null },
    says: ['March 2023', 'May 2023 (30 days late)'],
    fields: ['paymentHistory.2023-05', 'paymentHistory.2023-06', 'statusDate', 'currentBalance'],
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
