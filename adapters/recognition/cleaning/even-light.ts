import { countBetween, countsOf, type Grey, meanAround, percentile, shrunk } from '#adapters/recognition/cleaning/grey.ts'

/** The brightness of the paper is looked up on a picture this many times smaller. */
const FACTOR = 8
/** In pixels of the small picture: wider than any letter or filled bar is high. */
const REACH = 9

/** The same page on white paper in even light, its ink as dark as it will go. */
export function evenlyLit(grey: Grey): Grey {
  const { width, height, pixels } = grey
  const paper = paperOf(grey)
  const lit = new Uint8Array(width * height)
  const { width: columns, height: rows } = paper
  for (let y = 0; y < height; y += 1) {
    const v = Math.max(0, Math.min(rows - 1.001, (y + 0.5) / FACTOR - 0.5))
    const above = Math.floor(v) * columns
    const below = Math.min(rows - 1, Math.floor(v) + 1) * columns
    const fy = v - Math.floor(v)
    for (let column = 0; column < Math.ceil(width / FACTOR); column += 1) {
      const [one, next] = [Math.min(columns - 1, column), Math.min(columns - 1, column + 1)]
      const start = (paper.pixels[above + one] ?? 0) * (1 - fy) + (paper.pixels[below + one] ?? 0) * fy
      const end = (paper.pixels[above + next] ?? 0) * (1 - fy) + (paper.pixels[below + next] ?? 0) * fy
      const step = (end - start) / FACTOR
      let light = start
      const stop = Math.min(width, (column + 1) * FACTOR)
      for (let x = column * FACTOR; x < stop; x += 1, light += step) {
        const value = (((pixels[y * width + x] ?? 0) * 250) / Math.max(8, light)) | 0
        lit[y * width + x] = value > 255 ? 255 : value
      }
    }
  }
  return stretched({ width, height, pixels: lit })
}

/** How bright the paper is at each place: the ink and everything small and dark closed over, then smoothed. */
function paperOf(grey: Grey): Grey {
  const small = shrunk(grey, FACTOR)
  const closed = inverse(largest(inverse(largest(brightest(grey, small), REACH)), REACH))
  return { ...closed, pixels: meanAround(closed, 3) }
}

/** Of each block a high value, its noise smoothed by the block's own mean. */
function brightest({ width, pixels }: Grey, small: Grey): Grey {
  const bright = new Uint8Array(small.pixels.length)
  const counts = new Uint8Array(FACTOR * FACTOR)
  for (let y = 0; y < small.height; y += 1)
    for (let x = 0; x < small.width; x += 1) {
      let at = 0
      for (let row = 0; row < FACTOR; row += 2)
        for (let column = 0; column < FACTOR; column += 2) {
          counts[at] = pixels[(y * FACTOR + row) * width + x * FACTOR + column] ?? 0
          at += 1
        }
      const values = counts.subarray(0, at).toSorted()
      bright[y * small.width + x] = values[Math.floor(at * 0.7)] ?? 0
    }
  return { ...small, pixels: bright }
}

const inverse = (grey: Grey): Grey => ({ ...grey, pixels: grey.pixels.map((value) => 255 - value) })

/** The largest value within a square, row by row and then column by column. */
function largest({ width, height, pixels }: Grey, reach: number): Grey {
  const across = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let most = 0
      for (let u = Math.max(0, x - reach); u <= Math.min(width - 1, x + reach); u += 1) {
        const value = pixels[y * width + u] ?? 0
        if (value > most) most = value
      }
      across[y * width + x] = most
    }
  const both = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let most = 0
      for (let v = Math.max(0, y - reach); v <= Math.min(height - 1, y + reach); v += 1) {
        const value = across[v * width + x] ?? 0
        if (value > most) most = value
      }
      both[y * width + x] = most
    }
  return { width, height, pixels: both }
}

/** On a page a few in a hundred pixels are ink; the darkest of them become black. */
const INKED = 0.012
const LIGHTEST_INK = 205

/** Of the ink of a page that has less: what is darker is its strokes, the rest their edges. */
const STROKES = 0.4

function stretched({ width, height, pixels }: Grey): Grey {
  const counts = countsOf(pixels)
  const inked = countBetween(counts, 0, LIGHTEST_INK) / pixels.length
  // On a page of a few lines the grain of the paper would be among the darkest.
  const share = inked < INKED / STROKES ? inked * STROKES : INKED
  const dark = Math.min(LIGHTEST_INK, percentile(counts, share))
  const light = whiteOf(counts, dark)
  const table = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.max(0, Math.min(255, ((value - dark) * 255) / (light - dark))),
  )
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = table[pixels[at] ?? 0] ?? 0
  return { width, height, pixels }
}

/** What is brighter is paper. */
const WHITE = 246
/** Of the difference between paper and ink: where the grain is as strong, the ink is so pale that it would become specks. */
const STRONG_GRAIN = 0.05
const OVER_GRAIN = 1.5
/** Between the middle of a bell curve and its lowest fifth. */
const FIFTH = 0.84

/** How bright paper may be and still is paper: on a faded copy its own grain is nearly as dark as the edges of the letters. */
function whiteOf(counts: Uint32Array, dark: number): number {
  const usual = percentile(counts, 0.5)
  const grain = (usual - percentile(counts, 0.2)) / FIFTH
  return grain > STRONG_GRAIN * (usual - dark) ? Math.min(WHITE, usual - OVER_GRAIN * grain) : WHITE
}
