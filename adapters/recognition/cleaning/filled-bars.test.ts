import { expect, it } from 'vitest'
import { darkOnLight, filledBars } from '#adapters/recognition/cleaning/filled-bars.ts'
import type { Grey } from '#adapters/recognition/cleaning/grey.ts'

const [WIDTH, HEIGHT, DOT] = [900, 300, 3]

/** White paper with a bar of 300 by 17 points, and strokes as of letters on it and below it. */
function page({ bar, letters, high = 51 }: { bar: number; letters: number; high?: number }): Grey {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(250)
  const fill = (left: number, top: number, [width, height]: readonly [number, number], value: number) => {
    for (let y = top; y < top + height; y += 1) pixels.fill(value, y * WIDTH + left, y * WIDTH + left + width)
  }
  fill(0, 60, [WIDTH, high], bar)
  for (let x = 20; x < 860; x += 60) fill(x, 76, [4, 18], letters)
  for (let x = 20; x < 860; x += 12) fill(x, 220, [4, 18], 20)
  return { width: WIDTH, height: HEIGHT, pixels }
}
const at = ({ pixels }: Grey, x: number, y: number): number => pixels[y * WIDTH + x] ?? 0

it('turns light letters on a bar into dark ones on white, and leaves the others as they are', () => {
  const grey = page({ bar: 130, letters: 245 })
  darkOnLight(grey, DOT)
  expect([at(grey, 21, 80), at(grey, 40, 80), at(grey, 40, 40), at(grey, 40, 108), at(grey, 21, 230)]).toEqual([
    0, 255, 250, 255, 20,
  ])
})

it.each([
  ['dark letters on a shaded row', page({ bar: 190, letters: 20 })],
  ['a bar without letters', page({ bar: 130, letters: 130 })],
  ['a picture, which is higher than a line', page({ bar: 130, letters: 245, high: 150 })],
])('leaves %s as it is', (_, grey) => {
  const before = grey.pixels.slice()
  darkOnLight(grey, DOT)
  expect(Buffer.from(grey.pixels).equals(before)).toBe(true)
})

it('takes no line of letters for a bar', () => {
  expect(filledBars(page({ bar: 250, letters: 20 }), DOT)).toEqual([])
})
