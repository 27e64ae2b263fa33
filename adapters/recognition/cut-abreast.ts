import sharp from 'sharp'
import type { Grey } from '#adapters/recognition/cleaning/grey.ts'

/** Wider than this for its height, a picture is of no one upright sheet. */
const WIDE = 1.15
/** Pixels across in which the gap between two sheets is looked for. */
const SMALL = 800
/** Of the width: where the gap is, and how wide it is at least. */
const [FROM, TO, LEAST_GAP] = [0.4, 0.6, 0.03]
/** Of 255: a step from one pixel to the next that is ink, and how many of a column's rows may have one. */
const [STEP, EDGES] = [40, 0.004]
/** Of all steps: print on one side only is no second page. */
const LEAST_SIDE = 0.15
const MOST_PIXELS = 50_000_000

/** Two sheets that lie side by side in one picture, each by itself; any other picture alone and as it is. */
export async function cutAbreast(bytes: Uint8Array): Promise<Uint8Array[]> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient().flatten({ background: '#ffffff' })
  const size = await picture
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch(() => null)
  if (size === null || size.width < size.height * WIDE || size.width * size.height > MOST_PIXELS) return [bytes]
  const small = picture.clone().resize({ width: SMALL }).toColourspace('b-w').raw()
  const { data, info } = await small.toBuffer({ resolveWithObject: true })
  const middle = gapOf({ width: info.width, height: info.height, pixels: data })
  if (middle === null) return [bytes]
  const cut = Math.round((middle / SMALL) * size.width)
  const sides = [
    { left: 0, width: cut },
    { left: cut, width: size.width - cut },
  ]
  const pages = sides.map(({ left, width }) =>
    picture.clone().extract({ left, top: 0, width, height: size.height }).png().toBuffer(),
  )
  return (await Promise.all(pages)).map((page) => new Uint8Array(page))
}

/** The middle of the widest stretch near the middle of the picture where nothing is printed; null where there is none between print. */
export function gapOf({ width, height, pixels }: Grey): number | null {
  const edges = Array.from({ length: width }, (_, x) => {
    let count = 0
    for (let y = 0; x > 0 && y < height; y += 1)
      if (Math.abs((pixels[y * width + x] ?? 0) - (pixels[y * width + x - 1] ?? 0)) > STEP) count += 1
    return count
  })
  let best = { from: 0, to: 0 }
  let from = 0
  for (let x = 0; x <= width; x += 1) {
    const isEmpty = x < width && (edges[x] ?? 0) <= height * EDGES
    if (isEmpty) continue
    const middle = (from + x) / 2
    if (x - from > best.to - best.from && middle > width * FROM && middle < width * TO) best = { from, to: x }
    from = x + 1
  }
  if (best.to - best.from < width * LEAST_GAP) return null
  const sum = (some: readonly number[]): number => some.reduce((all, count) => all + count, 0)
  const [left, right] = [sum(edges.slice(0, best.from)), sum(edges.slice(best.to))]
  return Math.min(left, right) > (left + right) * LEAST_SIDE ? Math.round((best.from + best.to) / 2) : null
}
