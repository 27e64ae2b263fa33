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

  it.each([
    ['with the figures beside them', ['2.1', 'BANK', '(CLOSED)'], ['2.1', 'BANK', '(CLOSED)']],
    ['but no figures that stand alone', ['306090'], ['3', '0', '6', '0', '9', '0']],
  ])('are one word where a heading spaces them out, %s', (_, words, expected) => {
    const gatherer = gatherWords()
    let x = 40
    for (const word of words) {
      for (const letter of word) gatherer.add({ text: letter, box: [(x += 7.3) - 7.3, 460, 5, 11] }, APART)
      x += 9
      gatherer.breakWord()
    }
    expect(gatherer.finish().map(({ text }) => text)).toEqual(expected)
  })

  describe('of a page that spaces out all of its letters', () => {
    const rows = ['File Number: 642440396', 'XXX-XX-2059 11/14/2026', 'NGUYEN $1,204 30 C/O'] as const
    /** Each letter drawn by itself, a point and a half apart, with written spaces. */
    const read = (isDrawnWithLast: boolean, cells = 1.5): string[] => {
      const gatherer = gatherWords()
      rows.forEach((row, line) => {
        ;[...row].forEach((letter, at) => {
          if (letter === ' ' && cells === 1.5) gatherer.breakWord()
          else if (letter !== ' ')
            gatherer.add(
              { text: letter, box: [40 + at * (5 + cells), 100 + line * 20, 5, 11] },
              { runsVertically: () => false, isDrawnWithLast: () => isDrawnWithLast },
            )
        })
      })
      return gatherer.finish().map(({ text }) => text)
    }

    it('join, figures too', () => {
      expect(read(false)).toEqual(rows.flatMap((row) => row.split(' ')))
    })

    it('do not join as far apart as the cells of a table', () => {
      expect(read(false, 4)).not.toContain('642440396')
    })
  })

  it.each<readonly [string, string, number, boolean, boolean]>([
    ['is not whole where the next word of its line is beyond it', 'BANK', 124, true, true],
    ['is whole where another cell is beyond it', 'PAID', 160, true, false],
    ['is whole where what is beyond it was drawn by itself, without a space', 'PAID', 124, false, false],
  ])('the last word before the edge of the page %s', (_, beyond, x, isWritten, isCovered) => {
    const gatherer = gatherWords()
    for (const [text, box] of letters('CARD', 100)) gatherer.add({ text, box }, APART)
    if (isWritten) gatherer.breakWord()
    for (const [text, box] of letters(beyond, x)) gatherer.cut({ text, box }, APART)
    expect(gatherer.finish().map((word) => [word.text, word.isCovered === true])).toEqual([['CARD', isCovered]])
  })

  it('a word of which the page’s edge cuts letters off is not whole', () => {
    const gatherer = gatherWords()
    for (const [text, box] of letters('RUTHER', 100)) gatherer.add({ text, box }, APART)
    for (const [text, box] of letters('FORD', 130)) gatherer.cut({ text, box }, APART)
    expect(gatherer.finish()).toMatchObject([{ text: 'RUTHER\uFFFD', isCovered: true }])
  })
})
