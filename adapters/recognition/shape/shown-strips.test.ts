import { describe, expect, it } from 'vitest'
import type { RecognisedWord } from '#adapters/recognition/port.ts'
import { doubtedAtEdge, shownStrips } from '#adapters/recognition/shape/shown-strips.ts'

const PAGE = { width: 600, height: 780 }
const PICTURE = { width: 1200, height: 1560 }

describe('what a picture shows of a page', () => {
  it('is all of it where the page lies within the picture', () => {
    const shown = shownStrips(PAGE, (x, y) => [x * 1.9 + 20, y * 1.9], PICTURE)
    expect(shown).toHaveLength(130)
    expect(shown.every(([from, to]) => from < 0 && to > 600)).toBe(true)
  })

  it('is less where the page is turned and a corner lies outside', () => {
    // From the foot, where all is shown, to the head, of which the last 40 points are not.
    const shown = shownStrips(PAGE, (x, y) => [2 * x + (80 * (PAGE.height - y)) / PAGE.height, 2 * y], PICTURE)
    expect(shown[0]?.[0]).toBeLessThanOrEqual(0)
    expect(shown[0]?.[1]).toBeCloseTo(560, -1)
    expect(shown[64]?.[1]).toBeCloseTo(580, -1)
    expect(shown.at(-1)?.[1]).toBeCloseTo(602, -1)
  })
})

it('a word at the side of a page beside which the picture goes on is whole', () => {
  const shown = shownStrips(PAGE, (x, y) => [x * 1.9 + 20, y * 1.9], PICTURE)
  const word: RecognisedWord = { text: 'Addresses', box: [2, 100, 50, 8], confidence: 0.95 }
  expect(doubtedAtEdge([word], shown)).toEqual([word])
})

describe('words where the picture ends', () => {
  const shown = shownStrips(PAGE, (x, y) => [2 * x + 80, 2 * y], PICTURE)
  const word = (x: number, width: number): RecognisedWord => ({ text: '9356-3703-', box: [x, 100, width, 8], confidence: 0.95 })
  it.each([
    ['runs up to the edge', word(500, 58), 0.5],
    ['ends before it', word(480, 60), 0.95],
    ['begins at the other side, which is whole', word(20, 50), 0.95],
  ])('one that %s', (_, one, confidence) => {
    expect(doubtedAtEdge([one], shown)).toEqual([{ ...one, confidence }])
  })

  it('are no surer than they were read', () => {
    const poor = { ...word(500, 58), confidence: 0.2 }
    expect(doubtedAtEdge([poor], shown)).toEqual([poor])
  })
})
