import { describe, expect, it } from 'vitest'
import { isRequest, letterClock } from '#engine/disputes/letter-clock.ts'
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

describe('a letter to a company from a credit repair organization', () => {
  it.each(['dispute', 'direct_dispute'] as const)('%s starts no clock', (kind) => {
    expect(letterClock(kind, 'creditor', { isSentByCreditRepair: true })).toBe(null)
    expect(letterClock('dispute', 'equifax', { isSentByCreditRepair: true })).toBe('investigation')
  })
})

describe('whether a letter is a request', () => {
  const ASKS = 'I ask you to verify this account: A BANK.\n\nThis is a request.'
  it.each([
    ['dispute', 'equifax', ASKS, true],
    ['dispute', 'equifax', 'I dispute this account: A BANK.', false],
    ['dispute', 'equifax', `${ASKS} It is not mine.`, false],
    ['goodwill', 'creditor', 'I ask you for a goodwill adjustment.', true],
    ['pay_for_delete', 'creditor', 'I offer to pay $450.', true],
    ['validation', 'creditor', 'I ask you to validate this debt. This is a request.', true],
    ['validation', 'creditor', 'I dispute this debt.', false],
    ['unauthorized_inquiry', 'creditor', 'I dispute this inquiry: A BANK.', false],
    // They go on with a dispute that was sent.
    ['no_answer', 'equifax', 'Please send me the results.', false],
    ['method_of_verification', 'equifax', 'Please describe how you verified it.', false],
    ['remark_removal', 'creditor', 'Please remove the dispute remark.', false],
    ['reinsertion', 'equifax', 'Why was it put back?', true],
  ] as const)('%s to %s, "%s": %s', (kind, target, content, answer) => expect(isRequest(kind, target, content)).toBe(answer))
})
