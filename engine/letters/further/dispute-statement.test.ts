import { describe, expect, it } from 'vitest'
import { composeLetter } from '#engine/letters/compose-letter.ts'
import { lacksOf } from '#engine/letters/letter-lacks.ts'
import { bodyOf, lackingIn, letterRequest } from '#engine/testing/letter-request.ts'
import type { Outcome } from '#engine/words/dispute-status.ts'

const ended = (outcome: Outcome, isOpen = false) => ({
  belongs: null,
  opened: null,
  dispute: { isOpen, outcome, endedOn: isOpen ? null : '2026-11-10' },
})
const request = letterRequest({
  kind: 'dispute_statement',
  statements: ['I paid this account in June. The bank booked it in August'],
  recorded: ended('verified'),
})

describe('a statement of dispute', () => {
  it('is in the consumer’s words, is counted, and says what it may be limited to', () => {
    const { letterContent, legalBasis } = composeLetter(request)
    expect(letterContent).toContain('\n\nI paid this account in June. The bank booked it in August.\n\n')
    expect(letterContent).toContain('The statement has 12 words, within the limit of 100 words.')
    expect(legalBasis).toEqual(['15 USC 1681i(b)', '15 USC 1681i(c)'])
  })

  it.each([
    [100, 'The statement has 100 words, within the limit of 100 words'],
    [101, 'The statement has 101 words. If you limit it to 100 words, please help me'],
  ])('of %d words is not cut', (count, words) => {
    expect(bodyOf({ ...request, statements: [Array.from({ length: count }, () => 'paid').join(' ')] })).toContain(words)
  })

  it('is the only figure of its kind that the letter may name', () => {
    const { letterContent, facts } = composeLetter(request)
    expect(facts.filter(({ id }) => id.startsWith('statement.')).map(({ text }) => text)).toContain('has 12 words')
    expect(letterContent).not.toContain('"')
  })

  it.each([
    ['no dispute is recorded', { recorded: { ...ended('verified'), dispute: null } }, 'refused', /Dispute it first/],
    ['the dispute is still open', { recorded: ended('pending', true) }, 'refused', /wait for the results/],
    ['the entry was deleted', { recorded: ended('removed') }, 'refused', /no dispute left/],
    ['the entry was corrected', { recorded: ended('updated') }, 'refused', /no dispute left/],
    ['nobody recorded what came of it', { recorded: ended('pending') }, 'refused', /Record the outcome/],
    ['there are no words', { statements: [] }, 'statement', /100 words/],
  ] as const)('is not filed where %s', (_, change, field, next) => {
    expect(lackingIn({ ...request, ...change })).toEqual([field])
    expect(lacksOf({ ...request, ...change })[0]?.message).toMatch(next)
  })
})
