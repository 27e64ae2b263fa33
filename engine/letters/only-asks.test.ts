import { describe, expect, it } from 'vitest'
import { onlyAsks } from '#engine/letters/only-asks.ts'
import { DISPUTES_BY_RULE } from '#engine/testing/golden/disputes-by-rule.ts'
import { DISPUTES_BY_WORD } from '#engine/testing/golden/disputes-by-word.ts'

const VERIFY = 'Dear Experian:\n\nI ask you to verify this account: A BANK.\n\nThis is a request.\n\nSincerely,'

describe('a letter that only asks', () => {
  it.each([...DISPUTES_BY_RULE, ...DISPUTES_BY_WORD])('is told from a dispute: $id', ({ text, is }) => {
    expect(onlyAsks(text)).toBe(is === 'request')
  })

  it.each([
    ['as the rules write it', VERIFY, true],
    ['as earlier versions wrote it', 'I am writing about my report. I have questions about the entry named below.', true],
    ['with a dispute written in', VERIFY.replace('This is', 'I also dispute the balance. This is'), false],
    ['with an error written in', VERIFY.replace('This is', 'The balance is wrong. This is'), false],
    ['with a denial written in', VERIFY.replace('This is', 'I never opened it. This is'), false],
    ['of the member’s own', 'Dear Experian:\n\nPlease delete this account. I paid it.', false],
  ])('%s', (_, text, is) => expect(onlyAsks(text)).toBe(is))
})
