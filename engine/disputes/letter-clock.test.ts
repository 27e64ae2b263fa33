import { describe, expect, it } from 'vitest'
import { letterClock } from '#engine/disputes/letter-clock.ts'
import { type LetterKind, RECIPIENTS_OF } from '#engine/words/letter-type.ts'

describe('the clock of a letter', () => {
  it.each([
    ['dispute', 'equifax', 'investigation'],
    ['direct_dispute', 'creditor', 'investigation'],
    ['frivolous_reply', 'experian', 'investigation'],
    ['unauthorized_inquiry', 'transunion', 'investigation'],
    ['unauthorized_inquiry', 'creditor', null],
    ['method_of_verification', 'equifax', 'procedure'],
    ['identity_theft_block', 'equifax', 'block'],
  ] as const)('%s to %s: %s', (kind, target, clock) => expect(letterClock(kind, target)).toBe(clock))

  it.each<LetterKind>([
    'no_answer',
    'validation',
    'goodwill',
    'pay_for_delete',
    'reinsertion',
    'dispute_statement',
    'remark_removal',
    'past_recipients',
  ])('%s asks for something: none', (kind) => {
    for (const recipient of RECIPIENTS_OF[kind])
      expect(letterClock(kind, recipient === 'bureau' ? 'equifax' : 'creditor')).toBe(null)
  })
})
