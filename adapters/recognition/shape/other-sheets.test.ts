import { expect, it } from 'vitest'
import { hasOtherSheet } from '#adapters/recognition/shape/other-sheets.ts'
import type { Slope } from '#adapters/recognition/shape/plane.ts'
import type { TextLine } from '#adapters/recognition/shape/text-lines.ts'

const LEVEL = { turn: 0.02, fan: 0 }
type Lines = readonly (readonly [count: number, off: number, letters?: number])[]

/** Whether so many lines, so far off the page's own, belong to another sheet. */
function isSeen(...groups: Lines): boolean {
  const all = groups.flatMap(([count, off, letters = 40]) => Array.from({ length: count }, () => ({ off, letters })))
  const slopes = all.map(({ off }, index): Slope => ({ x: 0, y: index / 100, slope: LEVEL.turn + off, weight: 1 }))
  const lines = all.map(({ off, letters }): TextLine => {
    const letter = { x: 0, y: 0, size: 10, left: 0, right: 8, top: 0, bottom: 10, area: 40 }
    return { letters: Array.from({ length: letters }, () => letter), height: 10, x: 0, y: 0, slope: off, left: 0, right: 400 }
  })
  return hasOtherSheet(lines, slopes, LEVEL)
}

it.each<[string, Lines]>([
  [
    'strips of lines that run another way',
    [
      [40, 0],
      [8, 0.2, 20],
    ],
  ],
  [
    'half of a sheet under the page',
    [
      [30, 0],
      [20, -0.15],
    ],
  ],
  [
    'a sheet that is turned a little',
    [
      [30, 0],
      [14, 0.07],
    ],
  ],
])('another sheet is seen: %s', (_, lines) => {
  expect(isSeen(...lines)).toBe(true)
})

it.each<[string, Lines]>([
  [
    'a page alone',
    [
      [40, 0],
      [10, 0.03],
    ],
  ],
  [
    'a curled page',
    [
      [40, 0],
      [8, 0.065],
    ],
  ],
  [
    'the grain of a desk, which runs many ways',
    [
      [40, 0],
      [2, 0.12],
      [2, 0.2],
      [2, -0.17],
      [2, 0.3],
    ],
  ],
  [
    'a stroke of handwriting',
    [
      [40, 0],
      [2, 0.2],
    ],
  ],
  [
    'short chains',
    [
      [40, 0],
      [20, 0.2, 6],
    ],
  ],
])('no other sheet is seen: %s', (_, lines) => {
  expect(isSeen(...lines)).toBe(false)
})
