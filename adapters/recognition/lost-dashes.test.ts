import { describe, expect, it } from 'vitest'
import { type InkBox, inkFinder } from '#adapters/recognition/cleaning/ink-finder.ts'
import { withLostDashes } from '#adapters/recognition/lost-dashes.ts'
import type { RecognisedWord } from '#adapters/recognition/port.ts'

const word = (text: string, x: number, width: number): RecognisedWord => ({ text, box: [x, 100, width, 6], confidence: 0.95 })
const APART = [word('dispute', 40, 26), word('now', 73, 14)]
const read = (words: readonly RecognisedWord[], ...ink: readonly InkBox[]): string =>
  withLostDashes(words, inkFinder(ink))
    .map(({ text }) => text)
    .join(' ')

describe('a dash between two words that was passed over', () => {
  it('is a word that is asked about', () => {
    const [, dash] = withLostDashes(APART, inkFinder([[68.5, 103, 2.1, 0.8]]))
    expect(dash).toEqual({ text: '-', box: [68.5, 103, 2.1, 0.8], confidence: 0.5 })
    expect(read(APART, [68.5, 103, 2.1, 0.8])).toBe('dispute - now')
  })

  it.each([
    ['a speck as high as it is wide', [69, 103, 1, 1]],
    ['a stroke at the foot of the line', [68.5, 105.4, 2.1, 0.8]],
    ['a stroke at its head', [68.5, 100.2, 2.1, 0.8]],
    ['a stroke that touches a word', [66.2, 103, 2.1, 0.8]],
    ['a letter', [68, 101, 3, 5]],
  ] as const)('is not %s', (_, ink) => {
    expect(read(APART, ink)).toBe('dispute now')
  })

  it('is not where words stand as usual, in cells of their own, or where other ink stands there too', () => {
    const dash: InkBox = [67.5, 103, 2.1, 0.8]
    expect(read([word('dispute', 40, 26), word('now', 70, 14)], dash)).toBe('dispute now')
    expect(read([word('dispute', 40, 26), word('$75', 90, 14)], [77, 103, 2.1, 0.8])).toBe('dispute $75')
    expect(read(APART, [68.5, 103, 2.1, 0.8], [71.5, 102, 1, 1])).toBe('dispute now')
  })
})
