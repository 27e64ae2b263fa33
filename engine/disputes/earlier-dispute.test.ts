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
    ['They never answered', 'in_progress', 'pending'],
    ['I’m still waiting', 'in_progress', 'pending'],
    ['under review', 'in_progress', 'pending'],
    ['It was not deleted', 'rejected', 'verified'],
    ['They refused to remove it', 'rejected', 'verified'],
    ['They didn’t change anything', 'rejected', 'verified'],
    ['no change', 'rejected', 'verified'],
    ['Nothing was changed', 'rejected', 'verified'],
    ['verified, not deleted', 'rejected', 'verified'],
    ['my request for removal was denied', 'resolved', 'pending'],
    ['They said it is correct', 'rejected', 'verified'],
    ['It is still there', 'rejected', 'verified'],
    ['They found it was inaccurate and deleted it', 'resolved', 'removed'],
    ['could not be verified, so it was deleted', 'resolved', 'removed'],
    ['deleted, then put back', 'resolved', 'removed'],
    ['balance corrected', 'resolved', 'updated'],
    ['verified and updated', 'resolved', 'updated'],
    ['not verified', 'resolved', 'pending'],
    ['They couldn’t verify it', 'resolved', 'pending'],
    ['frivolous', 'resolved', 'pending'],
    ['they want more information', 'resolved', 'pending'],
    ['One was deleted, the other remains', 'resolved', 'pending'],
    ['a letter came', 'resolved', 'pending'],
  ] as const)('with the result %s is %s, %s', (result, status, outcome) => {
    expect(earlierStanding(result)).toEqual({ status, outcome })
  })
})
