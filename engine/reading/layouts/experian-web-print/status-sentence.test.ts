import { describe, expect, it } from 'vitest'
import { parseStatusSentence, type StatusFacts } from '#engine/reading/layouts/experian-web-print/status-sentence.ts'

const NONE: StatusFacts = { status: null, paymentStatus: null, pastDue: null, pastDueDate: null, chargeOffAmount: null }

describe('a status sentence', () => {
  const cases: [string, Partial<StatusFacts>][] = [
    ['Open/Never late.', { status: 'open', paymentStatus: 'current' }],
    ['Paid, Closed/Never late.', { status: 'paid', paymentStatus: 'current' }],
    ['Closed/Never late.', { status: 'closed', paymentStatus: 'current' }],
    ['Discharged through Bankruptcy Chapter 13/Never late.', { paymentStatus: 'bankruptcy' }],
    ['Paid, Closed.', { status: 'paid' }],
    ['Open.', { status: 'open' }],
    ['Transferred, closed/Never late.', { status: 'transferred', paymentStatus: 'current' }],
    [
      'Open. $1,234 past due as of Nov 2024.',
      { status: 'delinquent', paymentStatus: 'late', pastDue: 123_400, pastDueDate: '2024-11' },
    ],
    ['Open. $0 past due as of Nov 2024.', { status: 'open', pastDue: 0, pastDueDate: '2024-11' }],
    ['Open. Deferred, payments begin Dec 2025.', { status: 'deferred' }],
    ['Open/Past due 30 days.', { status: 'delinquent', paymentStatus: 'late' }],
    ['Closed. $50 past due as of Nov 2024.', { status: 'closed', paymentStatus: 'late', pastDue: 5_000, pastDueDate: '2024-11' }],
    [
      'Collection account. $999 past due as of Dec 2024.',
      { paymentStatus: 'in_collections', pastDue: 99_900, pastDueDate: '2024-12' },
    ],
    [
      'Account charged off. $1,999 written off. $999 past due as of Dec 2024.',
      { paymentStatus: 'charge_off', chargeOffAmount: 199_900, pastDue: 99_900, pastDueDate: '2024-12' },
    ],
    ['Repossession. $9,999 written off.', { paymentStatus: 'repossession', chargeOffAmount: 999_900 }],
    ['Paid, Closed. $250 written off.', { status: 'paid', paymentStatus: 'charge_off', chargeOffAmount: 25_000 }],
    [
      'Closed. $250 written off. $90 past due as of Nov 2024.',
      { status: 'closed', paymentStatus: 'charge_off', chargeOffAmount: 25_000, pastDue: 9_000, pastDueDate: '2024-11' },
    ],
    ['Paid, Closed. $0 written off.', { status: 'paid', chargeOffAmount: 0 }],
    ['Closed/Never late. $250 written off.', { status: 'closed', paymentStatus: 'current', chargeOffAmount: 25_000 }],
    ['Voluntarily surrendered.', { paymentStatus: 'voluntary_surrender' }],
    ['Foreclosed. $1 written off.', { paymentStatus: 'foreclosure', chargeOffAmount: 100 }],
    ['Discharged through Bankruptcy Chapter 7/Never late.', { paymentStatus: 'current' }],
    ['Included in bankruptcy.', { paymentStatus: 'bankruptcy' }],
  ]
  it.each(cases)('%s', (sentence, facts) => {
    if (sentence.startsWith('Discharged')) return expect(parseStatusSentence(sentence).status).toBeNull()
    expect(parseStatusSentence(sentence)).toEqual({ ...NONE, ...facts })
  })

  it.each([
    ['Open/Current, was past due 30 days.', { status: 'open', paymentStatus: 'current' }],
    ['Paid, was a collection account.', { status: 'paid', paymentStatus: 'in_collections' }],
    ['Paid, closed, was a charge-off.', { status: 'paid', paymentStatus: 'charge_off' }],
    ['30 days past due as of Nov 2024.', { status: 'delinquent', paymentStatus: 'late' }],
  ])('%s', (sentence, facts) => expect(parseStatusSentence(sentence)).toEqual({ ...NONE, ...facts }))

  it('counts whole phrases only: a worst status of the past is no status of today', () => {
    expect(parseStatusSentence('Open/Was past due 30 days.')).toEqual({ ...NONE, status: 'open' })
    expect(parseStatusSentence('Was paid as agreed once, now closed for good.')).toEqual(NONE)
    expect(parseStatusSentence('-')).toEqual(NONE)
  })
})
