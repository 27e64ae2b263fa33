import { describe, expect, it } from 'vitest'
import { rule } from '#engine/audit/rules/chain-dofd-moved/rule.ts'
import type { Account } from '#engine/report/account.ts'
import { judge, seen, type Situation, type Unlawful } from '#engine/testing/judge.ts'
import { grid } from '#engine/testing/make.ts'

const base: Partial<Account> = {
  creditorName: 'NORTHGATE PORTFOLIO BUYERS LLC',
  originalCreditor: 'HARBOR NATIONAL BANK',
  accountType: 'collection',
  statusText: 'Collection account',
  dateOpened: '2023-06-01',
  originalBalance: 487_00,
  currentBalance: 512_00,
  dateOfFirstDelinquency: '2023-02-01',
}
const bank: Partial<Account> = {
  creditorName: 'HARBOR NATIONAL BANK',
  originalCreditor: null,
  accountType: 'revolving',
  dateOpened: '2019-03-05',
  dateClosed: '2023-02-01',
  statusText: 'Charge-off',
  originalBalance: null,
  chargeOffAmount: 487_00,
  currentBalance: 0,
  dateOfFirstDelinquency: '2022-08-12',
}
const other: Partial<Account> = { ...bank, dateOpened: '2020-07-01' }

/** As at Experian and TransUnion, which print no date of first delinquency. */
const removal = (month: string): Partial<Account> => ({ dateOfFirstDelinquency: null, removalDate: month })

const valid: readonly Situation[] = [
  { why: 'the bank is not listed' },
  { why: 'the same date', account: { dateOfFirstDelinquency: '2022-08-12' }, beside: [bank] },
  { why: 'a day less than two months', account: { dateOfFirstDelinquency: '2022-10-11' }, beside: [bank] },
  {
    why: 'perhaps a month',
    account: { dateOfFirstDelinquency: '2022-10' },
    beside: [{ ...bank, dateOfFirstDelinquency: '2022-08' }],
  },
  { why: 'earlier at the collector', account: { dateOfFirstDelinquency: '2022-02-01' }, beside: [bank] },
  { why: 'a year alone', account: { dateOfFirstDelinquency: '2024' }, beside: [bank] },
  { why: 'none at the collector', account: { dateOfFirstDelinquency: null }, beside: [bank] },
  { why: 'none at the bank', beside: [{ ...bank, dateOfFirstDelinquency: null }] },
  { why: 'another amount', account: { originalBalance: 488_00 }, beside: [bank] },
  { why: 'an amount that is lent often', account: { originalBalance: 500_00 }, beside: [{ ...bank, chargeOffAmount: 500_00 }] },
  {
    why: 'a round amount, and another collection for the bank',
    account: { originalBalance: 450_00 },
    beside: [{ ...bank, chargeOffAmount: 450_00 }, { originalBalance: 222_00 }],
  },
  { why: 'which of two accounts is meant is not printed', beside: [bank, other] },
  {
    why: 'an older account of the same amount, but another one was sold to it',
    beside: [bank, { ...other, soldTo: 'NORTHGATE PORTFOLIO BUYERS', dateOfFirstDelinquency: '2023-02-01' }],
  },
  { why: 'two collectors name the bank', beside: [bank, { creditorName: 'RIDGELINE RECOVERY' }] },
  { why: 'a collector for somebody else', account: { originalCreditor: 'SUMMIT WIRELESS' }, beside: [bank] },
  { why: 'a collector for nobody named', account: { originalCreditor: null }, beside: [bank] },
  { why: 'purchased by a lender', account: { accountType: 'revolving' }, beside: [bank] },
  { why: 'the bank’s account is only late', beside: [{ ...bank, statusText: '120 Days Past Due' }] },
  {
    why: 'good months after the bank’s date',
    beside: [{ ...bank, paymentHistory: grid('2022-12', 'charge_off', '30', 'ok', 'ok') }],
  },
  { why: 'reinstated at the bank', beside: [{ ...bank, remarks: ['Account reinstated'] }] },
  { why: 'reinstated at the collector', account: { remarks: ['Account reinstated'] }, beside: [{ ...bank, remarks: [] }] },
  { why: 'in a bankruptcy', beside: [{ ...bank, remarks: ['Petition for Chapter 7 Bankruptcy'] }] },
  { why: 'an education loan', beside: [{ ...bank, accountType: 'installment', accountTypeText: 'Education Loan' }] },
  { why: 'removal in one month', account: removal('2029-06'), beside: [{ ...bank, ...removal('2029-06') }] },
  {
    why: 'removal five months apart: each may be three months early',
    account: removal('2029-11'),
    beside: [{ ...bank, ...removal('2029-06') }],
  },
  { why: 'removal earlier at the collector', account: removal('2029-06'), beside: [{ ...bank, ...removal('2030-06') }] },
  { why: 'removal by the year alone', account: removal('2031'), beside: [{ ...bank, ...removal('2029-06') }] },
  { why: 'removal at the collector alone', account: removal('2031-06'), beside: [{ ...bank, dateOfFirstDelinquency: null }] },
  {
    why: 'removal of a paid charge-off, two years earlier by the law of New York',
    account: removal('2029-06'),
    beside: [{ ...bank, ...removal('2027-06'), status: 'paid', statusText: 'Paid charge-off' }],
  },
  {
    why: 'good months within the window of the bank',
    account: removal('2031-06'),
    beside: [{ ...bank, ...removal('2029-06'), paymentHistory: grid('2023-01', 'charge_off', 'ok', 'ok') }],
  },
  {
    why: 'removal three months before the seven years of the bank’s date',
    account: removal('2029-07'),
    beside: [bank],
  },
  {
    why: 'an education loan with months of removal',
    account: removal('2031-06'),
    beside: [{ ...bank, ...removal('2029-06'), accountType: 'installment', accountTypeText: 'Education Loan' }],
  },
  { why: 'blended by a reseller', report: { format: 'mismo-2' }, beside: [bank] },
]

const REMOVALS = ['removalDate', 'originalCreditor', 'removalDate', 'statusText']
const FIELDS = ['dateOfFirstDelinquency', 'originalCreditor', 'dateOfFirstDelinquency', 'statusText']

const invalid: readonly Unlawful[] = [
  {
    why: 'a round amount, where no other entry fits',
    account: { originalBalance: 450_00 },
    beside: [{ ...bank, chargeOffAmount: 450_00 }],
    says: ['$450'],
    fields: FIELDS,
  },
  {
    why: 'half a year younger at the collector',
    beside: [bank],
    says: ['NORTHGATE PORTFOLIO BUYERS LLC', 'HARBOR NATIONAL BANK', '$487', 'August 12, 2022', 'February 1, 2023'],
    fields: FIELDS,
  },
  {
    why: 'two months to the day',
    account: { dateOfFirstDelinquency: '2022-10-12' },
    beside: [bank],
    says: ['October 12, 2022'],
    fields: FIELDS,
  },
  {
    why: 'good months only before the bank’s date, and in its month',
    beside: [{ ...bank, paymentHistory: grid('2022-10', '60', '30', 'ok', 'ok') }],
    says: ['$487'],
    fields: FIELDS,
  },
  {
    why: 'placed, with the balance still at the bank',
    beside: [{ ...bank, chargeOffAmount: null, currentBalance: 487_00 }],
    says: ['$487'],
    fields: FIELDS,
  },
  {
    why: 'the bank names the buyer',
    beside: [{ ...bank, soldTo: 'NORTHGATE PORTFOLIO BUYERS' }, other],
    says: ['$487'],
    fields: FIELDS,
  },
  {
    why: 'the same, after the other account',
    beside: [other, { ...bank, soldTo: 'NORTHGATE PORTFOLIO BUYERS' }],
    says: ['$487'],
    fields: FIELDS,
  },
  {
    why: 'removal a year later at the collector',
    account: removal('2030-06'),
    beside: [{ ...bank, ...removal('2029-06') }],
    says: ['For HARBOR NATIONAL BANK the report plans to take it off in June 2029', 'it plans to take it off in June 2030'],
    fields: REMOVALS,
  },
  {
    why: 'removal half a year later at the collector',
    account: removal('2029-12'),
    beside: [{ ...bank, ...removal('2029-06') }],
    says: ['December 2029'],
    fields: REMOVALS,
  },
  {
    why: 'a date at the bank, a month of removal at the collector',
    account: removal('2030-06'),
    beside: [bank],
    says: ['gives August 12, 2022 as the date of first delinquency', 'June 2030'],
    fields: ['removalDate', 'originalCreditor', 'dateOfFirstDelinquency', 'statusText'],
  },
  {
    why: 'good months only before the window of the bank',
    account: removal('2030-06'),
    beside: [{ ...bank, ...removal('2029-06'), paymentHistory: grid('2022-10', '60', '30', 'ok', 'ok') }],
    says: ['June 2030'],
    fields: REMOVALS,
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
