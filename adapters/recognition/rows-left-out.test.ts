import { describe, expect, it } from 'vitest'
import type { InkBox } from '#adapters/recognition/cleaning/ink-finder.ts'
import type { RecognisedWord } from '#adapters/recognition/port.ts'
import { rowsLeftOut, withRowsReadAgain } from '#adapters/recognition/rows-left-out.ts'

const ADVANCE = 5
/** A word whose letters are five points wide and six high. */
const word = (text: string, left: number, top: number, confidence = 0.95): RecognisedWord => ({
  text,
  box: [left, top, text.length * ADVANCE, 6],
  confidence,
})
/** The letters of a text from a place on, none for its spaces. */
const inkOf = (text: string, left: number, top: number): InkBox[] =>
  [...text].flatMap((letter, index) => (letter === ' ' ? [] : [[left + index * ADVANCE, top, 4, 6] as const]))
const textsOf = (words: readonly RecognisedWord[]): string => words.map(({ text }) => text).join(' ')

const ABOVE = [word('1975', 40, 90), word('OAK', 70, 90)]
const BELOW = [word('55104-8639', 40, 110)]
const INK = [...inkOf('1975  OAK', 40, 90), ...inkOf('SAINT EXAMPLE MN', 40, 100), ...inkOf('55104-8639', 40, 110)]
const TORN = [word('SAINT', 40, 100), word('EXAMI', 70, 100, 0.6), word('MN', 110, 100)]

describe('rows of which letters were left out', () => {
  it('are none where every letter has a word', () => {
    const words = [...ABOVE, word('SAINT', 40, 100), word('EXAMPLE', 70, 100), word('MN', 110, 100), ...BELOW]
    expect(rowsLeftOut(words, INK)).toEqual([])
  })

  it('are read without the ink of the rows beside them, and stand where a letter was left out', () => {
    const words = [...ABOVE, ...TORN, ...BELOW]
    const [row, ...more] = rowsLeftOut(words, INK)
    expect(more).toEqual([])
    expect(row?.box).toEqual([40, 100, 79, 6])
    expect(row?.free).toEqual(inkOf('LE', 95, 100))
    expect(row?.others.every(([, top]) => top !== 100)).toBe(true)
    const again = [word('SAINT', 40, 100, 0.96), word('EXAMPLE,', 70, 100, 0.94), word('MN', 110, 100, 0.93)]
    expect(row && textsOf(withRowsReadAgain(words, new Map([[row, again]])))).toBe('1975 OAK SAINT EXAMPLE, MN 55104-8639')
  })

  it('stay as they were where they are no surer alone', () => {
    const words = [...ABOVE, ...TORN, ...BELOW]
    const [row] = rowsLeftOut(words, INK)
    const again = [word('SAINT', 40, 100, 0.9), word('EX4M?!E', 70, 100, 0.4), word('MN', 110, 100, 0.4)]
    expect(row && textsOf(withRowsReadAgain(words, new Map([[row, again]])))).toBe('1975 OAK SAINT EXAMI MN 55104-8639')
  })

  it('are those too of which letters are in two words, and are then read once', () => {
    const words = [
      ...ABOVE,
      word('SAINT', 40, 100),
      word('AINT', 45, 101),
      word('EXAMP', 70, 100),
      word('MPLE', 85, 101),
      ...BELOW,
    ]
    const [row, ...more] = rowsLeftOut(words, INK)
    expect(more).toEqual([])
    const again = [word('SAINT', 40, 100), word('EXAMPLE,', 70, 100, 0.5), word('MN', 110, 100, 0.5)]
    expect(row && textsOf(withRowsReadAgain(words, new Map([[row, again]])))).toBe('1975 OAK SAINT EXAMPLE, MN 55104-8639')
    const gibberish = again.map((one) => ({ ...one, confidence: 0.2 }))
    expect(row && textsOf(withRowsReadAgain(words, new Map([[row, gibberish]])))).toContain('AINT')
  })

  it('are those too of which a word has a few of its letters', () => {
    const short: RecognisedWord = { text: 'E', box: [70, 100, 35, 6], confidence: 0.96 }
    const [row] = rowsLeftOut([...ABOVE, word('SAINT', 40, 100), short, word('MN', 110, 100), ...BELOW], INK)
    expect(row?.free).toEqual(inkOf('EXAMPLE', 70, 100))
  })

  it('are two where a heap was made of them; of the heap nothing is left', () => {
    const heap: RecognisedWord = { text: 'Rat', box: [100, 100, 15, 16], confidence: 0.2 }
    const words = [...ABOVE, word('Month', 40, 100), heap, word('J', 160, 100), word('Year', 40, 110), word('23', 160, 110)]
    const ink = [
      ...inkOf('1975  OAK', 40, 90),
      ...inkOf('Month       M           J', 40, 100),
      ...inkOf('Year        23          23', 40, 110),
    ]
    const rows = rowsLeftOut(words, ink)
    expect(rows.map(({ box }) => box[1])).toEqual([100, 110])
    const [months, years] = rows
    if (!months || !years) throw new Error('There are two rows')
    const again = new Map([
      [months, [word('Month', 40, 100), word('M', 100, 100), word('J', 160, 100)]],
      [years, [word('Year', 40, 110), word('23', 100, 110), word('23', 160, 110)]],
    ])
    expect(textsOf(withRowsReadAgain(words, again))).toBe('1975 OAK Month M J Year 23 23')
  })

  it('are none where a speck stands alone', () => {
    expect(
      rowsLeftOut([...ABOVE, ...BELOW], [...inkOf('1975  OAK', 40, 90), ...inkOf('55104-8639', 40, 110), [300, 100, 4, 6]]),
    ).toEqual([])
  })

  it('are none on a page where they are many: it is poor', () => {
    const lines = Array.from({ length: 20 }, (_, index) => 100 + index * 10)
    const words = lines.map((top) => word('SAINT', 40, top))
    expect(
      rowsLeftOut(
        words,
        lines.flatMap((top) => inkOf('SAINT X', 40, top)),
      ),
    ).toEqual([])
  })
})
