import { describe, expect, it } from 'vitest'
import type { Word } from '#adapters/page-text/port.ts'
import { turnedBack, turnsToRead } from '#adapters/page-text/sideways.ts'

/** Lines of words 13 points apart, on a page 612 points wide and 792 high. */
const lines = (count: number): Word[] =>
  Array.from({ length: count }, (_, line) =>
    ['Account', 'Number', 'Balance'].map((text, at) => ({
      text,
      box: [36 + at * 60, 50 + line * 13, text.length * 5, 10] as const,
    })),
  ).flat()

/** The same as a viewer displays them that was told to turn the page a quarter clockwise, or the other way. */
const turned = (words: readonly Word[], clockwise: boolean): Word[] =>
  words.map(({ text, box: [x, y, width, height] }) => ({
    text,
    box: clockwise ? [792 - y - height, x, height, width] : [y, 612 - x - width, height, width],
  }))

describe('the turns that stand a page upright', () => {
  it.each<readonly [string, readonly Word[], 0 | 1 | 3]>([
    ['three, of one turned clockwise', turned(lines(8), true), 3],
    ['one, of one turned the other way', turned(lines(8), false), 1],
    ['none, of an upright page', lines(8), 0],
    ['none, of a page with some words up its margin', [...lines(8), ...turned(lines(1), true)], 0],
    ['none, of a page of a few tall words', turned(lines(1), true), 0],
  ])('are %s', (_, words, turns) => {
    expect(turnsToRead(words)).toBe(turns)
  })
})

describe('a box of a page that is displayed on its head', () => {
  it('is at the other end of the page', () => {
    const space = { left: 0, right: 612, top: 792, bottom: 0, quarterTurns: 2, width: 612, height: 792 }
    expect(turnedBack([36, 50, 30, 10], { space, turns: 2 })).toEqual([546, 732, 30, 10])
  })
})
