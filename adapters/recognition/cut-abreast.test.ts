import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cutAbreast, gapOf } from '#adapters/recognition/cut-abreast.ts'

const [WIDTH, HEIGHT] = [800, 500]
/** Letters in the given stretches of x. */
function printed(...columns: readonly (readonly [from: number, to: number])[]): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(250)
  for (let y = 40; y < 460; y += 1)
    for (const [from, to] of columns)
      for (let x = from; x < to; x += 1) if ((y >> 3) % 2 === 0 && x % 4 < 2) pixels[y * WIDTH + x] = 20
  return pixels
}
const grey = (pixels: Uint8Array) => ({ width: WIDTH, height: HEIGHT, pixels })

describe('two sheets in one picture', () => {
  it('are parted in the gap between them', () => {
    const middle = gapOf(grey(printed([40, 360], [450, 760])))
    expect(middle).toBeGreaterThan(362)
    expect(middle).toBeLessThan(450)
  })

  it.each([
    ['print from side to side', [[40, 760]]],
    ['print on one side only', [[40, 350]]],
    [
      'columns that stand close',
      [
        [40, 395],
        [405, 760],
      ],
    ],
  ] as const)('are none: %s', (_, columns) => {
    expect(gapOf(grey(printed(...columns)))).toBeNull()
  })

  it('become two pictures; an upright picture stays one', async () => {
    const pngOf = (raw: Uint8Array, width: number, height: number) =>
      sharp(raw, { raw: { width, height, channels: 1 } })
        .png()
        .toBuffer()
    const wide = await cutAbreast(await pngOf(printed([40, 360], [450, 760]), WIDTH, HEIGHT))
    expect(wide).toHaveLength(2)
    const sizes = await Promise.all(wide.map(async (page) => (await sharp(page).metadata()).width ?? 0))
    expect(sizes.reduce((all, width) => all + width, 0)).toBe(WIDTH)
    expect(await cutAbreast(await pngOf(printed([40, 360], [450, 760]), HEIGHT, WIDTH))).toHaveLength(1)
    expect(await cutAbreast(new Uint8Array([1, 2, 3]))).toHaveLength(1)
  })
})
