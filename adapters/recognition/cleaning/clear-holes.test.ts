import { describe, expect, it } from 'vitest'
import { blotsOf } from '#adapters/recognition/cleaning/blots.ts'
import { clearHoles } from '#adapters/recognition/cleaning/clear-holes.ts'
import { INK_BELOW } from '#adapters/recognition/cleaning/clear-rules.ts'
import type { Grey } from '#adapters/recognition/cleaning/grey.ts'

/** Half a page at 3 pixels a point. */
const DOT = 3
const paper = (): Grey => ({ width: 900, height: 900, pixels: new Uint8Array(900 * 900).fill(255) })

function draw({ width, pixels }: Grey, isInk: (x: number, y: number) => boolean): void {
  for (let at = 0; at < pixels.length; at += 1) if (isInk(at % width, Math.floor(at / width))) pixels[at] = 20
}
const disc = (x: number, y: number, r: number) => (px: number, py: number) => (px - x) ** 2 + (py - y) ** 2 <= r * r
const box = (left: number, top: number, across: number, down: number) => (x: number, y: number) =>
  x >= left && x < left + across && y >= top && y < top + down

const inked = ({ pixels }: Grey): number => pixels.filter((value) => value < INK_BELOW).length
function cleared(page: Grey): boolean {
  const ink = page.pixels.map((value) => (value < INK_BELOW ? 1 : 0))
  return clearHoles(page, blotsOf(ink, page.width, page.height), DOT)
}

describe('a punched hole', () => {
  it('is painted white at the margin, and the letters that touch it stay', () => {
    const page = paper()
    draw(page, disc(90, 400, 26))
    // Strokes that begin in the hole and go on beside it.
    draw(page, box(100, 398, 60, 6))
    expect(cleared(page)).toBe(true)
    expect(page.pixels[400 * 900 + 90]).toBe(255)
    expect(page.pixels[400 * 900 + 150]).toBe(20)
    expect(inked(page)).toBeLessThan(60 * 6)
  })

  it.each([
    ['a disc in the middle of the page', disc(450, 450, 26)],
    ['a sign in the first column', box(100, 400, 24, 24)],
    ['a thick stroke', box(60, 300, 16, 200)],
    ['a bar across the page', box(0, 100, 900, 40)],
    ['a frame', (x: number, y: number) => box(60, 300, 60, 60)(x, y) && !box(66, 306, 48, 48)(x, y)],
  ])('is none: %s', (_, isInk) => {
    const page = paper()
    draw(page, isInk)
    const before = inked(page)
    expect(cleared(page)).toBe(false)
    expect(inked(page)).toBe(before)
  })
})
