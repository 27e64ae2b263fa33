import type { Chance } from '#engine/practice/seed.ts'
import { seeded } from '#engine/practice/seed.ts'
import {
  blurred,
  clamped,
  decodeGrey,
  type Grey,
  grained,
  grainOf,
  rawOf,
  resized,
  turned,
} from '#tools/synthetic-pictures/grey.ts'
import { photograph } from '#tools/synthetic-pictures/photograph.ts'

/** What became of a printed page before it is uploaded. */
export type Condition = 'clean' | 'scan' | 'fax' | 'faded' | 'photo' | 'photo-hard' | 'turned'
export const CONDITIONS: readonly Condition[] = ['clean', 'scan', 'fax', 'faded', 'photo', 'photo-hard', 'turned']

/** The resolution a page must be drawn at before it is degraded. */
export const DRAWN_DPI = 300

const between = (chance: Chance, low: number, high: number): number => low + (high - low) * chance.next()

/** A page, drawn at 300 dpi, as a scanner of so many dots an inch gives it. */
export const scanAt = async (png: Uint8Array, dpi: number, seed: string): Promise<Uint8Array> =>
  scanned(await decodeGrey(png), seeded(`scan/${seed}`), { dpi, fade: 0 })

/** A page, drawn at 300 dpi, as a PNG or JPEG of that condition; the same seed gives the same picture. */
export async function degrade(png: Uint8Array, condition: Condition, seed: string): Promise<Uint8Array> {
  const page = await decodeGrey(png)
  const chance = seeded(`${condition}/${seed}`)
  switch (condition) {
    case 'clean':
      return rawOf(await atDpi(page, 200))
        .png()
        .toBuffer()
    case 'scan':
      return scanned(page, chance, { dpi: 200, fade: 0 })
    case 'turned':
      return scanned(page, chance, { dpi: 200, fade: 0, quarter: chance.pick([90, 180, 270]) })
    case 'faded':
      return scanned(page, chance, { dpi: 200, fade: between(chance, 0.45, 0.75) })
    case 'fax':
      return faxed(page, chance)
    case 'photo':
      return photograph(page, chance, { megapixels: between(chance, 5, 12), strength: between(chance, 0.3, 0.8) })
    case 'photo-hard':
      return photograph(page, chance, { megapixels: between(chance, 5, 9), strength: 1 })
    default:
      throw new RangeError(condition satisfies never)
  }
}

const atDpi = (page: Grey, dpi: number): Promise<Grey> =>
  resized(page, Math.round((page.width * dpi) / DRAWN_DPI), Math.round((page.height * dpi) / DRAWN_DPI))

interface Scanner {
  readonly dpi: number
  /** Share of the ink's darkness that is lost. */
  readonly fade: number
  readonly quarter?: 90 | 180 | 270
}

async function scanned(page: Grey, chance: Chance, { dpi, fade, quarter }: Scanner): Promise<Uint8Array> {
  const paper = between(chance, 228, 254)
  const skewed = turned(page, between(chance, -2.8, 2.8), 255)
  const sheet = await blurred(await atDpi(skewed, dpi), between(chance, 0.4, fade > 0 ? 0.9 : 0.75))
  const streaks = streaksOf(chance, sheet.width, fade > 0 ? 5 : 0)
  const patches = await patchesOf(chance, sheet, fade > 0 ? 0.25 : 0)
  const inked = sheet.pixels.map((value, at) => {
    const strength = (1 - fade) * (1 - (patches[at] ?? 0) / 255)
    return clamped(paper - (255 - value) * (paper / 255) * strength - (streaks[at % sheet.width] ?? 0))
  })
  const grainy = grained({ ...sheet, pixels: inked }, chance, between(chance, 1.5, fade > 0 ? 6 : 4))
  const picture = rawOf(grainy)
  const upright = quarter === undefined ? picture : picture.rotate(quarter)
  return upright.jpeg({ quality: chance.whole(fade > 0 ? 35 : 50, 85) }).toBuffer()
}

/** Darker columns, as a dirty drum leaves them. */
function streaksOf(chance: Chance, width: number, count: number): Float32Array {
  const streaks = new Float32Array(width)
  for (let one = 0; one < count; one += 1) {
    const [from, breadth, depth] = [chance.whole(0, width - 1), chance.whole(1, 6), between(chance, 4, 22)]
    for (let x = from; x < Math.min(width, from + breadth); x += 1) streaks[x] = depth
  }
  return streaks
}

/** Where the toner is weaker still: soft patches, 0 to 255 times `depth`. */
async function patchesOf(chance: Chance, { width, height }: Grey, depth: number): Promise<Uint8Array> {
  if (depth === 0) return new Uint8Array(0)
  const few = { width: 7, height: 9, pixels: new Uint8Array(63).map(() => chance.whole(0, Math.round(255 * depth))) }
  return (await resized(few, width, height)).pixels
}

/** Group 3, fine: 204 by 196 dots an inch, one bit, with the dirt of the line. */
async function faxed(page: Grey, chance: Chance): Promise<Uint8Array> {
  const skewed = turned(page, between(chance, -2, 2), 255)
  const [across, down] = [204 / DRAWN_DPI, 196 / DRAWN_DPI]
  const sheet = await resized(skewed, Math.round(page.width * across), Math.round(page.height * down))
  const soft = await blurred(sheet, between(chance, 0.3, 0.6))
  const grain = grainOf(chance)
  const [threshold, unrest] = [between(chance, 120, 190), between(chance, 5, 20)]
  const dirt = between(chance, 0.00005, 0.0006)
  const pixels = soft.pixels.map((value) => {
    const bit = value + unrest * grain() < threshold ? 0 : 255
    return chance.next() < dirt ? 255 - bit : bit
  })
  return rawOf({ ...soft, pixels })
    .png({ palette: true, colours: 2 })
    .toBuffer()
}
