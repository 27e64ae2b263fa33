import { expect, it } from 'vitest'
import { clockWords, enclosureWords, LETTER_GUIDES } from '#engine/letters/letter-guide.ts'
import { OFFERED_KINDS } from '#engine/words/letter-type.ts'

it.each([
  ['direct_dispute', 'creditor', 'The company has 30 days from'],
  ['unauthorized_inquiry', 'equifax', 'The bureau has 30 days from'],
  ['unauthorized_inquiry', 'creditor', 'starts no legal deadline'],
  ['method_of_verification', 'experian', 'The bureau has 15 days from'],
  ['identity_theft_block', 'transunion', 'within four business days of'],
  ['dispute_statement', 'equifax', 'starts no legal deadline'],
] as const)('%s to %s: %s', (kind, target, words) => expect(clockWords(kind, target)).toContain(words))

it.each([
  ['identity_theft_block', 'mail it yourself'],
  ['reinsertion', 'the page of your report with the item'],
  ['frivolous_reply', 'that show the error'],
  ['method_of_verification', 'the page of your report with the item'],
] as const)('%s: %s', (kind, words) => expect(enclosureWords(kind)).toContain(words))

it('no number of law stands in the words that are written here', () => {
  for (const kind of OFFERED_KINDS) {
    const { when, needs } = LETTER_GUIDES[kind]
    expect(`${when} ${needs}`.replace('100 words', '')).not.toMatch(/\d/)
  }
})
