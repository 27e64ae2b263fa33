import { describe, expect, it } from 'vitest'
import { earlierAnswer, earlierHistory, earlierMethod } from '#engine/disputes/earlier-dispute.ts'

describe('a dispute that began before Errata', () => {
  it('is told in the member\u2019s own words', () => {
    const told = {
      creditor: 'Midland Credit',
      bureau: 'equifax',
      disputedOn: '2026-03-02',
      way: 'online.',
      answeredOn: null,
    } as const
    expect(earlierHistory({ ...told, result: 'verified', reference: '4471' })).toEqual({
      toThem: 'I disputed it with you online on March 2, 2026 (reference number 4471). The result: verified.',
      toOthers: 'I disputed Midland Credit with Equifax online on March 2, 2026 (reference number 4471). The result: verified.',
    })
    expect(earlierHistory({ ...told, result: 'verified', reference: null, answeredOn: '2026-03-30' }).toThem).toMatch(
      / The result came on March 30, 2026: verified\.$/,
    )
    expect(earlierHistory({ ...told, bureau: null, result: null, reference: null })).toEqual({
      toThem: 'I disputed it with you online on March 2, 2026.',
      toOthers: 'I disputed my account with Midland Credit online on March 2, 2026. I have received no result.',
    })
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
    const told = { creditor: 'Midland Credit', bureau: 'equifax', disputedOn: '2026-03-02', way, answeredOn: null } as const
    expect(earlierHistory({ ...told, result: null, reference: null }).toOthers).toContain(`with Equifax${words} March 2, 2026`)
  })

  it.each([
    ['put back', 'reinserted'],
    ['It was put back on my report.', 'reinserted'],
    ['deleted, and later put back', 'reinserted'],
    ['reinserted in June', 'reinserted'],
    ['it reappeared', 'reinserted'],
    ['it came back verified', 'verified'],
    ['my letter came back', 'unclear'],
    ['It came back deleted', 'deleted'],
    ['They deleted it, but in March it came back', 'reinserted'],
    ['the account is back', 'reinserted'],
    ['It is back on my report', 'reinserted'],
    ['The balance went back to $500', 'unclear'],
    ['My letter was back at my door', 'unclear'],
    ['They sent it back', 'unclear'],
  ] as const)('the result “%s” is %s', (result, kind) => expect(earlierAnswer(result)).toBe(kind))

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
    [null, null],
    ['verified', 'verified'],
    ['They said it was verified as accurate', 'verified'],
    ['The item remains', 'verified'],
    ['deleted', 'deleted'],
    ['removed from my report', 'deleted'],
    ['updated', 'updated'],
    ['nothing came', null],
    ['no answer', null],
    ['They never answered', null],
    ['I’m still waiting', null],
    ['under review', null],
    ['It was not deleted', 'verified'],
    ['They refused to remove it', 'verified'],
    ['They didn’t change anything', 'verified'],
    ['no change', 'verified'],
    ['Nothing was changed', 'verified'],
    ['verified, not deleted', 'verified'],
    ['my request for removal was denied', 'unclear'],
    ['They said it is correct', 'verified'],
    ['It is still there', 'verified'],
    ['They found it was inaccurate and deleted it', 'deleted'],
    ['could not be verified, so it was deleted', 'deleted'],
    ['deleted, then put back', 'reinserted'],
    ['They removed it and later it reappeared', 'reinserted'],
    ['balance corrected', 'updated'],
    ['verified and updated', 'updated'],
    ['not verified', 'unclear'],
    ['They couldn’t verify it', 'unclear'],
    ['frivolous', 'frivolous'],
    ['They called my dispute irrelevant', 'frivolous'],
    ['frivolous, but they deleted it', 'unclear'],
    ['they want more information', 'more_information_wanted'],
    ['not enough information', 'more_information_wanted'],
    ['insufficient information', 'more_information_wanted'],
    ['They asked for a copy of my ID', 'more_information_wanted'],
    ['need proof of identity', 'more_information_wanted'],
    ['They requested information from the bank and verified it', 'verified'],
    ['I asked for proof and they sent a form letter', 'unclear'],
    ['will be deleted if I send more information', 'unclear'],
    ['One was deleted, the other remains', 'unclear'],
    ['a letter came', 'unclear'],
  ] as const)('with the result %s was answered: %s', (result, answer) => {
    expect(earlierAnswer(result)).toBe(answer)
  })
})
