import { describe, expect, it } from 'vitest'
import { proofOf } from '#engine/letters/proof.ts'
import { splitSentences } from '#engine/letters/split-sentences.ts'
import { DISPUTES_BY_MONTH } from '#engine/testing/golden/disputes-by-month.ts'
import { DISPUTES_BY_RULE } from '#engine/testing/golden/disputes-by-rule.ts'
import { DISPUTES_BY_WORD } from '#engine/testing/golden/disputes-by-word.ts'
import { OTHER_LETTERS } from '#engine/testing/golden/other-letters.ts'
import { paragraphsOf, piecesOf } from '#web/parts/letter/letter-paragraphs.ts'

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

describe('the facts of a sentence', () => {
  const cut = (sentence: string, ...facts: readonly string[]): string =>
    piecesOf(
      sentence,
      facts.map((text) => ({ text })),
    )
      .map(({ text, fact }) => (fact === null ? text : `[${text}|${fact}]`))
      .join('')

  it.each([
    ['I paid $75 on May 2, 2023.', ['$75', 'May 2, 2023'], 'I paid [$75|0] on [May 2, 2023|1].'],
    ['See 15 USC 1681i(a)(1).', ['1681i', '15 USC 1681i(a)(1)'], 'See [15 USC 1681i(a)(1)|1].'],
    ['In 2030 it was 30 days late.', ['30'], 'In 2030 it was [30|0] days late.'],
    ['Acme, then ACME, then Acme Bank.', ['Acme'], '[Acme|0], then ACME, then [Acme|0] Bank.'],
    ['$75', ['$75'], '[$75|0]'],
    ['P.O. Box 4500\nAllen, TX 75013', ['P.O. Box 4500', 'Allen, TX 75013'], '[P.O. Box 4500|0]\n[Allen, TX 75013|1]'],
    ['It greets.', [], 'It greets.'],
    ['Nothing of it.', ['', '$9'], 'Nothing of it.'],
    ['…8765-x and Señor', ['…8765', 'Se'], '[…8765|0]-x and Señor'],
  ])('%o with %o is %o', (sentence, facts, pieces) => {
    expect(cut(sentence, ...facts)).toBe(pieces)
  })

  it('can each be pressed where they stand, in every letter that the rules write', () => {
    const letters = [...DISPUTES_BY_RULE, ...DISPUTES_BY_MONTH, ...DISPUTES_BY_WORD, ...OTHER_LETTERS]
    const lost = letters.flatMap((letter) =>
      proofOf(letter.text, letter.facts, []).flatMap(({ sentence, facts }) => {
        const pieces = piecesOf(sentence, facts)
        expect(pieces.map(({ text }) => text).join('')).toBe(sentence)
        return facts.filter(({ text }) => !pieces.some((piece) => piece.fact !== null && piece.text.includes(text)))
      }),
    )
    expect(lost).toEqual([])
  })
})
