import { describe, expect, it } from 'vitest'
import {
  accountTypeOf,
  activityStatusOf,
  historyCodeOf,
  paymentStatusOf,
  responsibilityOf,
} from '#engine/reading/layouts/myequifax/vocabulary.ts'

describe('the words of Account Status', () => {
  it.each([
    ['PAYS_AS_AGREED', 'current'],
    ['Pays As Agreed', 'current'],
    ['NOT_MORE_THAN_TWO_PAYMENTS_PAST_DUE', 'late'],
    ['PAST_DUE_30_DAYS', 'late'],
    ['NOT_MORE_THAN_FOUR_PAYMENTS_PAST_DUE', 'late'],
    ['MORE_THAN_FOUR_PAYMENTS_PAST_DUE', 'late'],
    ['LATE_30_DAYS', 'late'],
    ['OVER_120_DAYS_PAST_DUE', 'late'],
    ['CHARGE_OFF', 'charge_off'],
    ['COLLECTION', 'in_collections'],
    ['REPOSSESSION', 'repossession'],
    ['VOLUNTARY_SURRENDER', 'voluntary_surrender'],
    ['FORECLOSURE', 'foreclosure'],
    ['INCLUDED_IN_CHAPTER_13', 'bankruptcy'],
  ] as const)('%s is %s', (text, status) => {
    expect(paymentStatusOf(text, 'installment')).toBe(status)
  })

  it.each(['TOO_NEW_TO_RATE', 'NO_RATE_REPORTED', 'FORECLOSURE_PROCESS_STARTED', 'NEVER_PAYS_AS_AGREED', 'WAS_CHARGE_OFF', ''])(
    '%s says nothing we conclude from',
    (text) => {
      expect(paymentStatusOf(text, 'revolving')).toBeNull()
    },
  )

  it('that name two things are decided by the type of account, or not at all', () => {
    expect(paymentStatusOf('FORECLOSURE_OR_REPOSSESSION', 'mortgage')).toBe('foreclosure')
    expect(paymentStatusOf('FORECLOSURE_OR_REPOSSESSION', 'installment')).toBe('repossession')
    expect(paymentStatusOf('FORECLOSURE_OR_REPOSSESSION', 'revolving')).toBeNull()
    expect(paymentStatusOf('COLLECTION_OR_CHARGEOFF', 'revolving')).toBeNull()
    expect(paymentStatusOf('COLLECTION_OR_CHARGEOFF', 'collection')).toBe('in_collections')
  })
})

describe('the other words', () => {
  it('name the tie to the account', () => {
    expect(responsibilityOf('INDIVIDUAL_ACCOUNT')).toBe('individual')
    expect(responsibilityOf('JOINT_CONTRACTUAL_LIABILITY')).toBe('joint')
    expect(responsibilityOf('Authorized User')).toBe('authorized_user')
    expect(responsibilityOf('SOMEBODY')).toBeNull()
  })

  it('name the type by section, and by the loan where the section does not tell', () => {
    expect(accountTypeOf('revolving', 'OTHER', null)).toBe('revolving')
    expect(accountTypeOf('other', 'OPEN', 'Utility Company')).toBe('open')
    expect(accountTypeOf('other', 'LINE_OF_CREDIT', null)).toBe('revolving')
    expect(accountTypeOf('other', null, null)).toBeNull()
    expect(accountTypeOf('other', 'OPEN', 'DEBT_BUYER')).toBe('collection')
    expect(accountTypeOf('other', 'OPEN', 'Factoring Company Account (debt buyer)')).toBe('collection')
  })

  it('name the end of an account and the codes of a month', () => {
    expect(activityStatusOf('TRANSFER_OR_SOLD')).toBe('transferred')
    expect(activityStatusOf('')).toBeNull()
    expect(['30', '180', 'CO', 'C', 'V', 'F', 'R', 'B', 'TN', 'XX'].map(historyCodeOf)).toEqual([
      '30',
      '180',
      'charge_off',
      'collection',
      'voluntary_surrender',
      'foreclosure',
      'repossession',
      'bankruptcy',
      'too_new',
      null,
    ])
  })
})
