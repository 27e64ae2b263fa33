import { describe, expect, it } from 'vitest'
import type { Box } from '#adapters/page-text/port.ts'
import { gatherWords } from '#adapters/page-text/word-gatherer.ts'

const APART = { runsVertically: () => false, isDrawnWithLast: () => false }

/** The words of letters that stand side by side, with others drawn across them. */
function wordsOf(glyphs: readonly (readonly [text: string, box: Box])[]): string[] {
  const gatherer = gatherWords()
  for (const [text, box] of glyphs) gatherer.add({ text, box }, APART)
  return gatherer.finish().map((word) => word.text)
}

const letters = (text: string, x: number): (readonly [string, Box])[] =>
  [...text].map((letter, index) => [letter, [x + index * 5, 460, 5, 11]])

describe('the letters of a page', () => {
  it('do not join those of a watermark that is drawn across them', () => {
    const across: readonly [string, Box] = ['S', [78, 395, 95, 113]]
    expect(wordsOf([...letters('re', 100), across, ...letters('quest', 110)])).toEqual(['re', 'S', 'quest'])
  })

  it.each([
    [
      'is no space where the next letter stands right behind, as a soft hyphen that was not needed is written',
      125,
      ['Responsibility'],
    ],
    ['parts words where there is room for one', 128, ['Respo', 'nsibility']],
  ])('a written space %s', (_, x, words) => {
    const gatherer = gatherWords()
    for (const [text, box] of letters('Respo', 100)) gatherer.add({ text, box }, APART)
    gatherer.breakWord()
    for (const [text, box] of letters('nsibility', x)) gatherer.add({ text, box }, APART)
    expect(gatherer.finish().map((word) => word.text)).toEqual(words)
  })

  it('join letters of unlike height, as a capital and a full stop in tight boxes are', () => {
    expect(
      wordsOf([
        ['A', [100, 460, 7, 8]],
        ['.', [107, 466, 2, 1.2]],
      ]),
    ).toHaveLength(1)
  })
})
