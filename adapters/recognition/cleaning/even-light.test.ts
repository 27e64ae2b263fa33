import { describe, expect, it } from 'vitest'
import { evenlyLit } from '#adapters/recognition/cleaning/even-light.ts'
import type { Grey } from '#adapters/recognition/cleaning/grey.ts'

const SIDE = 240
/** Noise that is the same each time, about as a bell curve. */
function* noise(sigma: number): Generator<number, never> {
  let state = 7
  const next = (): number => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
  for (;;) yield (next() + next() + next() + next() - 2) * sigma * 1.73
}

/** Paper with a few strokes of ink, both with their grain. */
function page({ paper, ink, sigma }: { paper: number; ink: number; sigma: number }): Grey {
  const grain = noise(sigma)
  const pixels = Uint8Array.from({ length: SIDE * SIDE }, (_, at) =>
    Math.round((isStroke(at) ? ink : paper) + grain.next().value),
  )
  return { width: SIDE, height: SIDE, pixels }
}
const isStroke = (at: number): boolean => at % SIDE > 40 && at % SIDE < 200 && Math.floor(at / SIDE) % 40 < 2

const share = ({ pixels }: Grey, of: (value: number, at: number) => boolean): number =>
  pixels.filter((value, at) => of(value, at)).length / pixels.length

describe('a page in even light', () => {
  it('is white between the strokes of a faded copy, whose grain is nearly as dark as their edges', () => {
    const lit = evenlyLit(page({ paper: 225, ink: 175, sigma: 4 }))
    expect(share(lit, (value, at) => value < 240 && !isStroke(at))).toBeLessThan(0.06)
    expect(share(lit, (value, at) => value < 128 && isStroke(at))).toBeGreaterThan(0.03)
  })

  it('keeps the pale edges of letters where the ink is black', () => {
    const sharp = page({ paper: 240, ink: 40, sigma: 3 })
    const edged = { ...sharp, pixels: sharp.pixels.map((value, at) => (isStroke(at - SIDE) && !isStroke(at) ? 200 : value)) }
    expect(share(evenlyLit(edged), (value, at) => value < 235 && isStroke(at - SIDE) && !isStroke(at))).toBeGreaterThan(0.01)
  })
})
