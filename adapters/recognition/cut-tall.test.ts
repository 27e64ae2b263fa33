import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cutTall, isTall, slicesOf } from '#adapters/recognition/cut-tall.ts'
import type { Grey } from '#adapters/recognition/cleaning/grey.ts'

const WIDTH = 400
const EDGE = 10
/** Lines of print that are 12 high; `gapAt` says how far the next one is below. A rule runs down the left side. */
function screen(height: number, gapAt: (line: number) => number): { readonly grey: Grey; readonly lines: readonly number[] } {
  const pixels = new Uint8Array(WIDTH * height).fill(240)
  for (let y = 0; y < height; y += 1) pixels[y * WIDTH + 20] = 90
  const lines: number[] = []
  for (let y = 5, line = 0; y + 12 < height; y += 12 + gapAt(line), line += 1) {
    lines.push(y)
    for (let row = y; row < y + 12; row += 1)
      for (let x = 40; x < 300; x += 1) pixels[row * WIDTH + x] = (x + row) % 3 === 0 ? 30 : 240
  }
  return { grey: { width: WIDTH, height, pixels }, lines }
}
const cut = async (bytes: Uint8Array): Promise<Uint8Array[]> => (await cutTall({ bytes, most: 60 })) ?? []
const pngOf = ({ width, height, pixels }: Grey): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()

describe('a tall screenshot', () => {
  it('is cut where nothing is printed, at the widest gap of each sheet, and loses no row', () => {
    const { grey, lines } = screen(3000, (line) => (line % 9 === 8 ? 30 : 6))
    const slices = slicesOf(grey)
    expect(slices.length).toBeGreaterThan(3)
    expect(slices.reduce((sum, { height }) => sum + height, 0)).toBe(3000)
    for (const [index, { top, height }] of slices.entries()) {
      expect(top).toBe(slices.slice(0, index).reduce((sum, one) => sum + one.height, 0))
      expect(height).toBeLessThan(WIDTH * 1.7)
      const through = lines.filter((y) => y < top && y + 12 > top)
      expect(through).toEqual([])
      // Between groups, not between the lines of one.
      const above = Math.max(...lines.filter((y) => y < top), -100)
      if (index > 0) expect(top - above - 12).toBeGreaterThan(6)
    }
  })

  it('goes on to the first gap below where a sheet has none, and stays whole where there is none at all', () => {
    const block = screen(1400, () => 0).grey
    expect(slicesOf(block)).toEqual([{ top: 0, height: 1400 }])
    const late = screen(1400, (line) => (line === 59 ? 20 : 0))
    const [first, ...others] = slicesOf(late.grey)
    expect(others).toHaveLength(1)
    expect(first?.height).toBeGreaterThan(5 + 60 * 12)
    expect(first?.height).toBeLessThan(5 + 60 * 12 + 20)
  })

  it.each([
    ['a sheet', 520, false],
    ['a phone held upright', 640, false],
    ['one that is taller than any sheet', 1600, true],
  ])('%s of %i rows: %s', async (_, height, isCut) => {
    const png = await pngOf(screen(height, (line) => (line % 9 === 8 ? 30 : 6)).grey)
    expect(await isTall(png)).toBe(isCut)
    expect((await cut(png)).length > 1).toBe(isCut)
  })

  it('is not cut where the paper is as uneven as a camera sees it', () => {
    const { grey } = screen(1600, (line) => (line % 9 === 8 ? 30 : 6))
    const grain = grey.pixels.map((value, at) => value - ((at * 2654435761) >>> 28))
    expect(slicesOf({ ...grey, pixels: grain })).toHaveLength(1)
  })

  it('gives pages of a sheet’s height at least, whose rows are those of the picture', async () => {
    const { grey } = screen(1600, (line) => (line % 9 === 8 ? 30 : 6))
    const pages = await cut(await pngOf(grey))
    const slices = slicesOf(grey)
    expect(pages).toHaveLength(slices.length)
    for (const [index, page] of pages.entries()) {
      const { data, info } = await sharp(page).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
      const { top, height } = slices[index] ?? { top: 0, height: 0 }
      expect([info.width, info.height]).toEqual([WIDTH, Math.max(height + 2 * EDGE, Math.round((WIDTH * 11) / 8.5))])
      const rows = data.subarray(WIDTH * EDGE, WIDTH * (EDGE + height))
      expect(Buffer.compare(rows, grey.pixels.subarray(top * WIDTH, (top + height) * WIDTH))).toBe(0)
    }
  })

  it('has no last page of a line or two, where it can be cut elsewhere, and none of its blank end', async () => {
    const sheet = (WIDTH * 11) / 8.5
    for (const height of [700, 760, 1300]) {
      const slices = slicesOf(screen(height, (line) => (line % 9 === 8 ? 30 : 6)).grey)
      expect(slices.at(-1)?.height).toBeGreaterThan(sheet * 0.25)
    }
    const { grey } = screen(700, (line) => (line % 9 === 8 ? 30 : 6))
    const pixels = new Uint8Array(WIDTH * 2400).fill(240)
    pixels.set(grey.pixels)
    for (let y = 700; y < 2400; y += 1) pixels[y * WIDTH + 20] = 90
    expect((await cut(await pngOf({ ...grey, height: 2400, pixels }))).length).toBe(2)
  })

  it('keeps its colours, and is no picture of more pages than are wanted', async () => {
    const { grey } = screen(1600, (line) => (line % 9 === 8 ? 30 : 6))
    const red = await sharp(await pngOf(grey))
      .tint('#ff4040')
      .png()
      .toBuffer()
    const [page] = await cut(red)
    const { channels } = await sharp(page).metadata()
    expect(channels).toBe(3)
    expect(await cutTall({ bytes: red, most: 2 })).toBeNull()
  })

  it('leaves what cannot be opened to whoever reads it', async () => {
    const broken = (await pngOf(screen(1600, () => 9).grey)).subarray(0, 900)
    expect(await cut(broken)).toEqual([broken])
    expect(await isTall(Buffer.from('%PDF-1.7'))).toBe(false)
  })
})
