import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/settled-debt-sold-on/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'

const base: Partial<Account> = {
  creditorName: 'NORTHGATE PORTFOLIO BUYERS LLC',
  originalCreditor: 'HARBOR NATIONAL BANK',
  accountType: 'collection',
  statusText: 'Collection account',
  dateOpened: '2024-08-11',
  originalBalance: 487_00,
  currentBalance: 512_00,
}
const bank: Partial<Account> = {
  creditorName: 'HARBOR NATIONAL BANK',
  originalCreditor: null,
  accountType: 'revolving',
  dateOpened: '2019-03-05',
  statusText: 'Paid charge off',
  statusDate: '2024-03',
  lastPaymentDate: '2024-03-15',
  originalBalance: null,
  chargeOffAmount: 487_00,
  currentBalance: 0,
}
const undated: Partial<Account> = { ...bank, statusDate: null }

const valid: readonly Situation[] = [
  { why: 'the bank is not listed' },
  { why: 'the collector shows no balance', account: { currentBalance: 0 }, beside: [bank] },
  { why: 'the collector prints no balance', account: { currentBalance: null }, beside: [bank] },
  { why: 'paid at the collector too', account: { statusText: 'Paid collection' }, beside: [bank] },
  { why: 'taken over by a lender', account: { accountType: 'revolving' }, beside: [bank] },
  { why: 'a balance at the bank', beside: [{ ...bank, currentBalance: 100_00 }] },
  { why: 'no balance shown by the bank', beside: [{ ...bank, currentBalance: null }] },
  { why: 'a page that writes 0 for blanks', report: { format: 'identityiq' }, beside: [bank] },
  { why: 'charged off, and not paid', beside: [{ ...bank, statusText: 'Charge-off' }] },
  { why: 'zero, and no word of a payment', beside: [{ ...bank, statusText: 'Charge-off', remarks: ['$0 balance'] }] },
  { why: 'being paid', beside: [{ ...bank, remarks: ['Payment plan'] }] },
  { why: 'sold', beside: [{ ...bank, remarks: ['Sold to another company'], soldTo: 'NORTHGATE PORTFOLIO BUYERS' }] },
  { why: 'taken over from somebody', beside: [{ ...bank, remarks: ['Acquired from another lender'] }] },
  { why: 'sold or transferred', beside: [{ ...bank, remarks: ['Transferred or sold'] }] },
  { why: 'moved within the house', beside: [{ ...bank, remarks: ['Transferred to recovery'] }] },
  { why: 'transferred by its state', beside: [{ ...bank, status: 'transferred' }] },
  { why: 'begun before the payment', account: { dateOpened: '2024-01-11' }, beside: [bank] },
  { why: 'begun at about the payment', account: { dateOpened: '2024-05-14' }, beside: [bank] },
  { why: 'assigned before, opened after', account: { dateAssigned: '2024-01-11' }, beside: [bank] },
  { why: 'begun nobody knows when', account: { dateOpened: null }, beside: [bank] },
  { why: 'a status that is newer than the payment', beside: [{ ...bank, statusDate: '2024-07' }] },
  { why: 'a payment that is newer than the status', beside: [{ ...bank, lastPaymentDate: '2024-07-03' }] },
  { why: 'a payment of which nobody knows what it ended', beside: [undated] },
  {
    why: 'a last payment from before the delinquency',
    beside: [{ ...undated, lastPaymentDate: '2022-07-15', dateOfFirstDelinquency: '2022-08-12', dateClosed: '2023-02-01' }],
  },
  { why: 'paid nobody knows when', beside: [{ ...undated, lastPaymentDate: null, dateClosed: '2023-02-01' }] },
  { why: 'told as paid after the collector began', beside: [{ ...undated, lastPaymentDate: null, dateReported: '2024-09-30' }] },
  { why: 'another amount', account: { originalBalance: 488_00 }, beside: [bank] },
  {
    why: 'another amount than the payment left',
    account: { originalBalance: 300_10 },
    beside: [{ ...bank, lastPaymentAmount: 187_00 }],
  },
  { why: 'a round rest', account: { originalBalance: 300_00 }, beside: [{ ...bank, lastPaymentAmount: 187_00 }] },
  { why: 'a round amount', account: { originalBalance: 450_00 }, beside: [{ ...bank, chargeOffAmount: 450_00 }] },
  { why: 'which of two accounts is meant is not printed', beside: [bank, { ...bank, dateOpened: '2020-07-01' }] },
  { why: 'a collector for somebody else', account: { originalCreditor: 'SUMMIT WIRELESS' }, beside: [bank] },
  {
    why: 'another delinquency',
    account: { dateOfFirstDelinquency: '2023-06-01' },
    beside: [{ ...bank, dateOfFirstDelinquency: '2022-08-12' }],
  },
  { why: 'paid by an insurer', beside: [{ ...bank, remarks: ['Paid by insurance claim'] }] },
  { why: 'the check bounced', beside: [{ ...bank, remarks: ['NSF check'] }] },
  { why: 'the payment came back', account: { remarks: ['Payment returned'] }, beside: [{ ...bank, remarks: [] }] },
  { why: 'settled by one of two', beside: [{ ...bank, responsibility: 'joint' }] },
  { why: 'settled for the signer', account: { responsibility: 'cosigner' }, beside: [{ ...bank, responsibility: null }] },
  { why: 'in a bankruptcy', beside: [{ ...bank, remarks: ['Petition for Chapter 7 Bankruptcy'] }] },
  { why: 'an education loan', beside: [{ ...bank, accountType: 'installment', accountTypeText: 'Education Loan' }] },
]

const FIELDS = ['currentBalance', 'originalCreditor', 'statusText', 'currentBalance']

const invalid: readonly Unlawful[] = [
  {
    why: 'settled for less, and just the rest taken over',
    account: { originalBalance: 300_10, currentBalance: 300_10 },
    beside: [{ ...bank, lastPaymentAmount: 186_90 }],
    says: ['what that payment left of it, $300.10'],
    fields: FIELDS,
  },
  {
    why: 'paid in March, at a buyer since August',
    beside: [bank],
    says: ['HARBOR NATIONAL BANK', 'NORTHGATE PORTFOLIO BUYERS LLC', '$487', '$512', '$0', 'March 2024', 'August 11, 2024'],
    fields: FIELDS,
  },
  {
    why: 'begun two months after the payment',
    account: { dateOpened: '2024-05-31' },
    beside: [bank],
    says: ['$512'],
    fields: FIELDS,
  },
  {
    why: 'assigned after, whatever the day of opening',
    account: { dateOpened: '2019-03-05', dateAssigned: '2024-08-11' },
    beside: [bank],
    says: ['August 11, 2024'],
    fields: FIELDS,
  },
  {
    why: 'settled by a remark on the day of the closing',
    beside: [{ ...undated, statusText: 'Charge-off', remarks: ['Settled for less than full balance'], dateClosed: '2024-03-15' }],
    says: ['March 15, 2024'],
    fields: ['currentBalance', 'originalCreditor', 'remarks.0', 'currentBalance'],
  },
  {
    why: 'settled by a remark, paid after the closing',
    beside: [{ ...undated, statusText: 'Charge-off', remarks: ['Settled for less than full balance'], dateClosed: '2023-02-01' }],
    says: ['March 15, 2024'],
    fields: ['currentBalance', 'originalCreditor', 'remarks.0', 'currentBalance'],
  },
  {
    why: 'settled, paid after the delinquency began',
    beside: [{ ...undated, statusText: 'Settled', dateOfFirstDelinquency: '2022-08-12' }],
    says: ['March 15, 2024'],
    fields: FIELDS,
  },
  {
    why: 'told as paid, with no day of it, months before the collector began',
    beside: [{ ...undated, lastPaymentDate: null, dateReported: '2024-04-30' }],
    says: ['April 30, 2024'],
    fields: FIELDS,
  },
  {
    why: 'paid after the status',
    beside: [{ ...bank, statusDate: '2024-01' }],
    says: ['March 15, 2024'],
    fields: FIELDS,
  },
  {
    why: 'paid by the printed condition',
    beside: [
      {
        ...bank,
        statusText: 'CHARGE_OFF',
        status: 'paid',
        evidence: { status: { page: 1, box: [72, 72, 200, 12], quote: 'status: Paid and Closed' } },
      },
    ],
    says: ['$487'],
    fields: ['currentBalance', 'originalCreditor', 'status', 'currentBalance'],
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
