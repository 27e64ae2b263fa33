import { describe, expect, it } from 'vitest'
import { type InkBox, inkFinder } from '#adapters/recognition/cleaning/ink-finder.ts'
import { maskedNumbers, withNumbersUncovered } from '#adapters/recognition/masked-numbers.ts'
import type { RecognisedWord } from '#adapters/recognition/port.ts'

const word = (text: string, box: InkBox, confidence = 0): RecognisedWord => ({ text, box, confidence })
/** Stars three points apart and figures more than four, six high: as they appear on a page of eight-point letters. */
const stars = (x: number, count: number): InkBox[] => Array.from({ length: count }, (_, at) => [x + at * 3.05, 100, 2.6, 2.6])
const figures = (x: number, count: number): InkBox[] => Array.from({ length: count }, (_, at) => [x + at * 4.33, 100, 3.8, 6])
/** What tells how high letters are. */
const label = word('Account', [30, 100, 28, 6], 0.95)

const first = [...stars(190, 8), ...figures(214.4, 4)]
const found = (words: readonly RecognisedWord[], ink: readonly InkBox[]) =>
  maskedNumbers([label, ...words], inkFinder(ink)).map((number) => ({
    ...number,
    figures: number.figures[0],
    words: number.words.map(({ text }) => text),
  }))

describe('a number covered with stars', () => {
  it.each([
    ['was read as one word', [word('HHAAEFX%Q362', [190, 100, 42, 6])]],
    ['was read as two', [word('HARRAIANT', [190, 100, 24, 6]), word('A482', [215, 100, 17, 6], 0.64)]],
    ['had its stars passed over', [word('3605', [214, 100, 17, 6])]],
  ])('is found where it %s', (_, words) => {
    const texts = words.map(({ text }) => text)
    expect(found(words, first)).toMatchObject([{ words: texts, stars: 8, count: 4, areStarsFirst: true, figures: 214.4 }])
  })

  it('is found once where it was read twice, as if in two lines', () => {
    const twice = [word('xxxxx**1116', [190, 100, 42, 6]), word('HHRRARAX', [189, 99, 43, 8])]
    expect(found(twice, first)).toMatchObject([{ words: ['xxxxx**1116', 'HHRRARAX'], stars: 8 }])
  })

  it('has as many stars as they are wide, where all or some of them touch', () => {
    const [all, some] = [[[190, 100, 23.9, 2.9] as const], [[190, 100, 8.9, 2.6] as const, [199.15, 100, 14.8, 2.6] as const]]
    for (const touching of [all, some])
      expect(found([word('Frakiar]1116', [190, 100, 42, 6])], [...touching, ...figures(214.4, 4)])).toMatchObject([{ stars: 8 }])
  })

  it('may begin with its figures, and stand beside another', () => {
    const ink = [...figures(190, 6), ...stars(216, 4), ...first.map(([x, ...rest]): InkBox => [x + 55, ...rest])]
    const words = [word('335544%**', [190, 100, 38, 6]), word('Friar]326', [245, 100, 42, 6])]
    expect(found(words, ink)).toMatchObject([
      { stars: 4, count: 6, areStarsFirst: false },
      { stars: 8, count: 4, areStarsFirst: true },
    ])
  })

  it('is found where its figures were surely read and its stars are no word, on either side', () => {
    expect(found([word('3605', [214, 100, 17, 6], 0.95)], first)).toMatchObject([{ words: ['3605'], stars: 8, count: 4 }])
    const behind = [...figures(190, 6), ...stars(216, 4)]
    const sure = [word('335544', [190, 100, 25.5, 6], 0.96), word('$75.00', [300, 100, 30, 6], 0.96)]
    expect(found(sure, behind)).toMatchObject([{ words: ['335544'], stars: 4, count: 6, areStarsFirst: false }])
  })

  it('is none where its stars were read as a word of their own, or where figures that were surely read have none', () => {
    const words = [word('********', [190, 100, 24, 3], 0.8), word('3605', [214.4, 100, 17, 6], 0.95)]
    expect(found(words, first)).toEqual([])
    expect(found([word('3605', [214.4, 100, 17, 6], 0.95)], figures(214.4, 4))).toEqual([])
  })

  it('is none where it was made out, where nothing is as low as a star, or with figures on both sides', () => {
    expect(found([word('********1116', [190, 100, 42, 6], 0.5)], first)).toEqual([])
    expect(found([word('ILLEGIBLE', [190, 100, 50, 6])], figures(190, 12))).toEqual([])
    const between = [...figures(190, 4), ...stars(207.5, 4), ...figures(219.9, 4)]
    expect(found([word('12a***3456', [190, 100, 46, 6])], between)).toEqual([])
  })
})

describe('its figures, read by themselves,', () => {
  const heap = word('Friar]', [190, 100, 24, 6])
  const rest = word('326', [218, 100, 13, 6], 0.8)
  const after = word('$1,759.00', [323, 100, 40, 6], 0.9)
  const read = (text: string) => {
    const [number] = maskedNumbers([label, heap, rest, after], inkFinder(first))
    if (!number) throw new Error('No number was found')
    return withNumbersUncovered([heap, rest, after], new Map([[number, [word(text, number.figures, 0.96)]]]))
  }

  it('stand behind its stars in one word, as sure as they were read', () => {
    expect(read('1326')).toEqual([{ text: '********1326', box: [190, 100, 41, 6], confidence: 0.96 }, after])
  })

  it.each(['326', '13265', 'l326', ''])('are left as they were where what was read (%j) is not as many figures', (text) => {
    expect(read(text)).toEqual([heap, rest, after])
  })
})
