import { expect, it } from 'vitest'
import { clearFaintRules } from '#adapters/recognition/cleaning/clear-faint-rules.ts'

const SIDE = 300

it('grey frames of a grid are painted over, letters and what crosses a frame stay', () => {
  const pixels = new Uint8Array(SIDE * SIDE).fill(245)
  const draw = (x: number, y: number, value: number): void => {
    pixels[y * SIDE + x] = value
  }
  for (let along = 20; along < 280; along += 1)
    for (let thick = 0; thick < 3; thick += 1) {
      draw(along, 100 + thick, 190)
      draw(150 + thick, along, 190)
    }
  // Upright strokes of letters, and a row of small letters as a mask has them.
  for (let y = 130; y < 154; y += 1) for (let x = 0; x < 4; x += 1) draw(60 + x, y, 20)
  for (let y = 200; y < 212; y += 1) for (let x = 20; x < 140; x += 1) draw(x, y, x % 12 < 5 ? 30 : 245)
  for (let y = 94; y < 110; y += 1) for (let x = 0; x < 4; x += 1) draw(220 + x, y, 20)
  const letters = pixels.slice()
  clearFaintRules({ width: SIDE, height: SIDE, pixels }, 3)
  expect([pixels[101 * SIDE + 80], pixels[151 + SIDE * 50], pixels[151 + SIDE * 240]]).toEqual([245, 245, 245])
  expect(pixels[101 * SIDE + 221]).toBe(20)
  expect(pixels.subarray(130 * SIDE, 131 * SIDE).slice(0, 140)).toEqual(letters.subarray(130 * SIDE, 131 * SIDE).slice(0, 140))
  for (const y of [200, 205, 211]) expect(pixels.slice(y * SIDE, y * SIDE + 140)).toEqual(letters.slice(y * SIDE, y * SIDE + 140))
})
