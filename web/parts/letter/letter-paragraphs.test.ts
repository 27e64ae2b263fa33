import { describe, expect, it } from 'vitest'
import { splitSentences } from '#engine/letters/split-sentences.ts'
import { paragraphsOf } from '#web/parts/letter/letter-paragraphs.ts'

const LETTER =
  'DANA WHITFIELD\n12 Elm St\n\nDear Experian:\n\nThe date is wrong. Please correct it (15 USC 1681i(a)(1)).\n\nSincerely,\n'

describe('the sentences of a letter on its page', () => {
  it('stand in their paragraphs, numbered as in the proof', () => {
    const placed = paragraphsOf(LETTER, splitSentences(LETTER))
    expect(placed.map((paragraph) => paragraph.map(({ index }) => index))).toEqual([[0], [1], [2, 3], [4]])
    expect(placed[2]?.[1]?.text).toBe('Please correct it (15 USC 1681i(a)(1)).')
    expect(placed[0]?.[0]?.text).toBe('DANA WHITFIELD\n12 Elm St')
  })

  it('shows words that no sentence of the proof has, without a number', () => {
    expect(paragraphsOf('One. Two.', ['One.'])).toEqual([
      [
        { index: 0, text: 'One.' },
        { index: -1, text: 'Two.' },
      ],
    ])
  })
})
