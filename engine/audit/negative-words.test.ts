import { describe, expect, it } from 'vitest'
import { negativeItems } from '#engine/audit/negative-items.ts'
import { negativeWordsOf } from '#engine/audit/negative-words.ts'
import type { Account } from '#engine/report/account.ts'
import { makeAccount, makeReport } from '#engine/testing/make.ts'

const PAID: Partial<Account> = {
  status: 'closed',
  paymentStatus: null,
  accountType: 'revolving',
  paymentHistory: [],
  pastDue: null,
}
const typesOf = (facts: Partial<Account>): readonly string[] =>
  negativeItems(makeReport({ accounts: [makeAccount({ ...PAID, ...facts })] })).map(({ itemType }) => itemType)

describe('a status that says so', () => {
  it.each([
    ['Account paid in Full, was a Charge-off', 'charge_off'],
    ['Paid in full; was a Charge-off', 'charge_off'],
    ['Settled; was a Charge-off', 'charge_off'],
    ['Settled', 'charge_off'],
    ['PAID_CHARGE_OFF', 'charge_off'],
    ['Paid, Closed; was 60 days past due date', 'late_payment'],
    ['Paid, was 60 days late', 'late_payment'],
    ['Paid Collection', 'collection'],
    ['Payment after Charge-off/Collection', 'collection'],
    ['Foreclosure Proceedings Started', 'charge_off'],
    ['Paid or Paying under Wage Earner Plan', 'bankruptcy'],
    ['Derogatory', 'late_payment'],
    ['Claim filed with government', 'charge_off'],
    ['Claim Filed with Government for Insured Portion of Balance on Loan', 'charge_off'],
    ['Defaulted student loan', 'charge_off'],
  ])('%s', (statusText, itemType) => expect(typesOf({ statusText })).toEqual([itemType]))

  it.each([
    'Current Account',
    'Paid, Closed; was Paid as agreed',
    'Paid, Closed/Never late.',
    'Transferred, closed/Never late.',
    'Open. Deferred, payments begin Dec 2032.',
    'Refinanced',
    'PAYS_AS_AGREED',
    'Open, not in default',
    'Never defaulted',
    'Rehabilitated, no longer in default',
    'Loan removed from default',
    'Default cured, paying as agreed',
    null,
  ])('not %s', (statusText) => expect(typesOf({ statusText, paymentStatus: 'current' })).toEqual([]))
})

describe('a remark that says so', () => {
  it.each([
    ['Included in bankruptcy', 'bankruptcy'],
    ['ACCT INCLUDED IN CH 7 BANKRUPTCY', 'bankruptcy'],
    ['Chapter 13 bankruptcy', 'bankruptcy'],
    ['Profit and loss write-off', 'charge_off'],
    ['Settled - less than full balance', 'charge_off'],
    ['>PLACED FOR COLLECTION<', 'collection'],
    ['Charged off account.', 'charge_off'],
    ['Involuntary repossession', 'charge_off'],
    ['Paid charge off', 'charge_off'],
    ['Paid collection', 'collection'],
    ['Paid repossession', 'charge_off'],
    ['SETTLED-LESS THAN FULL BLNC', 'charge_off'],
    ['Debt being paid through a wage earner plan', 'bankruptcy'],
    ['Included in Chapter 13 bankruptcy', 'bankruptcy'],
    ['Foreclosure, collateral sold', 'charge_off'],
    ['Assigned to attorney, collection agency, or credit grantor’s internal collection department', 'collection'],
    ['Charged off as bad debt; disputed by consumer', 'charge_off'],
    ['PAID IN FULL/WAS A CHARGE-OFF', 'charge_off'],
    ['Paid, was a collection account', 'collection'],
    ['Paid, closed; was 60 days past due', 'late_payment'],
    ['Was a repossession', 'charge_off'],
  ])('%s', (remark, itemType) => expect(typesOf({ paymentStatus: 'current', remarks: [remark] })).toEqual([itemType]))

  it.each([
    'Consumer disputes that this account was included in bankruptcy',
    'Account removed from bankruptcy',
    'Account previously in dispute - now resolved, reported by data furnisher',
    'Bankruptcy petition withdrawn',
    'Account closed at consumer’s request',
    'Collection agency fees may apply',
    'Debt reaffirmed in bankruptcy',
    'Repossession; redeemed',
    'Bankruptcy of primary borrower',
    'Not included in bankruptcy',
    'Purchased from another lender',
    'Account closed by consumer',
    'Paid in full',
    'Foreclosure process started',
    'Highest balance 4,210',
    'Was in dispute, resolved',
  ])('not %s', (remark) => expect(typesOf({ paymentStatus: 'current', remarks: [remark] })).toEqual([]))
})

it('a foreclosure that was started counts where nothing says that the account is current', () =>
  expect(typesOf({ remarks: ['Foreclosure proceedings started'] })).toEqual(['charge_off']))

describe('other marks of the bureau', () => {
  it.each([
    ['an amount past due without a status', { pastDue: 41_000 }],
    ['counted late payments', { lateCounts: { days30: 1, days60: 0, days90: 0 } }],
    ['the sign of the bureau', { isMarkedAdverse: true }],
  ])('%s', (_, facts) => expect(typesOf(facts)).toHaveLength(1))

  it('not an amount past due of an account that is said to be current', () =>
    expect(typesOf({ pastDue: 5000, paymentStatus: 'current' })).toEqual([]))

  it('make an entry without a company an item of none', () => {
    const nameless = makeAccount({ ...PAID, creditorName: '', originalCreditor: null, statusText: 'Collection' })
    expect(negativeItems(makeReport({ accounts: [nameless] })).map(({ creditorName }) => creditorName)).toEqual([
      'Company not named',
    ])
  })

  it('point to the words', () =>
    expect(negativeWordsOf(makeAccount({ ...PAID, statusText: null, remarks: ['Auto', 'Foreclosure'] }))).toEqual({
      itemType: 'charge_off',
      field: 'remarks.1',
    }))
})
