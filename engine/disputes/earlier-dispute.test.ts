import { describe, expect, it } from 'vitest'
import { earlierMethod, earlierStanding, earlierWords } from '#engine/disputes/earlier-dispute.ts'

describe('a dispute that began before Errata', () => {
  it('is told in the member\u2019s own words', () => {
    const told = { creditor: 'Midland Credit', bureau: 'equifax', disputedOn: '2026-03-02', way: 'online.' } as const
    expect(earlierWords({ ...told, result: 'verified', reference: '4471' })).toBe(
      'I disputed Midland Credit with Equifax online on March 2, 2026. The reference number is 4471. The result: verified.',
    )
    expect(earlierWords({ ...told, bureau: null, result: null, reference: null })).toBe(
      'I disputed my account with Midland Credit online on March 2, 2026. I have no result.',
    )
  })

  it.each([
    ['online', ' online on'],
    ['by phone', ' by phone on'],
    ['a letter', ' by letter on'],
    ['certified mail', ' by certified mail on'],
    ['phone.', ' by phone on'],
    ['through their website', ' through their website on'],
    ['I called them twice', ' (I called them twice) on'],
  ])('went %s: %s', (way, words) => {
    const told = { creditor: 'Midland Credit', bureau: 'equifax', disputedOn: '2026-03-02', way } as const
    expect(earlierWords({ ...told, result: null, reference: null })).toContain(`with Equifax${words} March 2, 2026`)
  })

  it.each([
    ['online', 'online'],
    ['through their website', 'online'],
    ['I called them', 'phone'],
    ['certified mail', 'mail'],
    ['a letter', 'mail'],
  ] as const)('%s is %s', (way, method) => {
    expect(earlierMethod(way)).toBe(method)
  })

  it.each([
    [null, 'in_progress', 'pending'],
    ['verified', 'rejected', 'verified'],
    ['They said it was verified as accurate', 'rejected', 'verified'],
    ['The item remains', 'rejected', 'verified'],
    ['deleted', 'resolved', 'removed'],
    ['removed from my report', 'resolved', 'removed'],
    ['updated', 'resolved', 'updated'],
    ['nothing came', 'in_progress', 'pending'],
  ] as const)('with the result %s is %s, %s', (result, status, outcome) => {
    expect(earlierStanding(result)).toEqual({ status, outcome })
  })
})
