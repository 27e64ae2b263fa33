import { describe, expect, it } from 'vitest'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import { bodyOf, lackingIn, letterFinding, letterRequest } from '#engine/testing/letter-request.ts'

const frivolousNotice = { datedOn: '2026-11-10', asksFor: 'a copy of the statement in dispute' }
const request = letterRequest({
  kind: 'frivolous_reply',
  earlier: { writtenOn: '2026-10-20', receivedOn: null },
  statements: ['The statement of June shows the payment'],
  told: { frivolousNotice, papers: ['A copy of my statement of June 2026'] },
})

describe('a reply to a notice that calls the dispute frivolous', () => {
  it('brings what the notice asks for and asks to take the investigation up', () => {
    const { letterContent, legalBasis, enclosures } = composeLetter(request)
    expect(letterContent).toContain('Your notice of November 10, 2026 calls my dispute')
    expect(letterContent).toContain('The notice asks for "a copy of the statement in dispute". It is enclosed.')
    expect(legalBasis).toEqual(['15 USC 1681i(a)(1)', '15 USC 1681i(a)(4)', '15 USC 1681i(a)(6)'])
    expect(enclosures.at(-1)).toBe('A copy of my statement of June 2026')
    expect(enclosures[0]).toMatch(/^A copy of page \d+ of my .* report/)
  })

  it('claims to enclose nothing where only words are given', () => {
    const words = bodyOf({ ...request, told: { frivolousNotice } })
    expect(words).toContain('My answer to that is below, in my own words.')
    expect(words).not.toContain('It is enclosed')
  })

  it('asks what is needed where the notice names nothing', () => {
    const bare = { ...request, statements: [], told: { frivolousNotice: { ...frivolousNotice, asksFor: null } } }
    const { letterContent, legalBasis } = composeLetter(bare)
    expect(letterContent).toContain('The notice does not say what you need, and such a notice has to give the reasons')
    expect(legalBasis[0]).toBe('15 USC 1681i(a)(3)')
  })

  it('may rest on what the page shows', () => {
    const shown = { ...request, statements: [], told: { frivolousNotice }, findings: [letterFinding('It says two things.')] }
    expect(bodyOf(shown)).toContain('My dispute rests on what your own report shows.')
    expect(bodyOf(shown)).toContain('It says two things.')
  })

  it.each([
    ['a notice', { told: {} }, ['frivolousNotice']],
    ['anything new', { statements: [], told: { frivolousNotice } }, ['statement']],
    [
      'words that can be proved',
      { told: { frivolousNotice: { ...frivolousNotice, asksFor: 'proof under Smith v. Jones' } } },
      ['frivolousNotice'],
    ],
  ] as const)('is not written without %s', (_, change, fields) => expect(lackingIn({ ...request, ...change })).toEqual(fields))
})
