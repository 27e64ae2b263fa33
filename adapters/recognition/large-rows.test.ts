import { describe, expect, it } from 'vitest'
import type { InkBox } from '#adapters/recognition/cleaning/ink-finder.ts'
import { largeRows } from '#adapters/recognition/large-rows.ts'
import type { RecognisedWord } from '#adapters/recognition/port.ts'

const WORDS: RecognisedWord[] = ['P.O.', 'Box', '6090'].map((text, at) => ({
  text,
  confidence: 0.95,
  box: [40 + at * 30, 80, 24, 7],
}))
const letters = (count: number, top: number, height: number): InkBox[] =>
  Array.from({ length: count }, (_, at): InkBox => [40 + at * height, top, height * 0.7, height])

describe('the large letters of a letterhead', () => {
  it('are found where no word holds them', () => {
    expect(largeRows(WORDS, [...letters(9, 30, 20), ...letters(12, 80, 7)])).toEqual([[40, 30, 8 * 20 + 14, 20]])
  })

  it('are none where they are read, as high as the others, or hardly a few', () => {
    const read: RecognisedWord = { text: 'NORTHGATE', confidence: 0.9, box: [38, 28, 190, 24] }
    expect(largeRows([...WORDS, read], letters(9, 30, 20))).toEqual([])
    expect(largeRows(WORDS, letters(9, 30, 9))).toEqual([])
    expect(largeRows(WORDS, letters(2, 30, 20))).toEqual([])
  })

  it('of a page full of large shapes are not looked at', () => {
    expect(
      largeRows(
        WORDS,
        [30, 130, 230, 330, 430].flatMap((top) => letters(6, top, 20)),
      ),
    ).toEqual([])
  })
})
