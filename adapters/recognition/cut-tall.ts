import sharp from 'sharp'
import type { Grey } from '#adapters/recognition/grey.ts'

/** Taller than this for its width, a picture is of no one sheet of paper. */
const TALL = 1.6
/** Letter's height for its width. */
const SHEET = 11 / 8.5
/** Of a sheet's height: where a page may end. */
const LEAST_PAGE = 0.7
const MOST_PAGE = 1.25
/** A page without any gap there ends at the next one, up to here. */
const LAST_RESORT = 2
/** Of the width: a gap between lines is no lower. */
const LEAST_GAP = 1 / 320
/** Of 255: what the packing of a picture does to an even ground. No camera's paper is as even over a whole row. */
const EVEN = 6
const MOST_PIXELS = 50_000_000

/** A part of a picture, in its rows. */
export interface Slice {
  readonly top: number
  readonly height: number
}

/** Pixels: of a larger picture the pages are kept grey. */
const MOST_COLOURED = 20_000_000

/**
 * A tall screenshot as pages of about a sheet's shape, each cut where nothing is printed from side to side; any other
 * picture, and one without such a place, as it is; null where that would be more pages than `most`. What cannot be opened
 * is left to whoever reads it.
 */
export async function cutTall({ bytes, most }: { bytes: Uint8Array; most: number }): Promise<Uint8Array[] | null> {
  const grey = await decoded(bytes, 'b-w')
  if (grey === null) return [bytes]
  const { width, height } = grey
  const slices = slicesOf(grey)
  if (slices.length < 2) return [bytes]
  if (slices.length > most) return null
  // Once for all pages: to unpack a tall picture anew for each takes its time.
  const whole = (width * height > MOST_COLOURED ? null : await decoded(bytes, 'srgb')) ?? grey
  const raw = { width, height, channels: whole.channels }
  const sheet = Math.round(width * SHEET)
  const pages: Uint8Array[] = []
  for (const slice of slices) {
    const page = await sharp(whole.pixels, { raw, limitInputPixels: MOST_PIXELS })
      .extract({ left: 0, top: slice.top, width, height: slice.height })
      // A low page would be taken for one that lies on its side.
      .extend({ bottom: Math.max(0, sheet - slice.height), extendWith: 'copy' })
      .png()
      .toBuffer()
    pages.push(new Uint8Array(page))
  }
  return pages
}

/** Told from its head alone. */
export async function isTall(bytes: Uint8Array): Promise<boolean> {
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch(() => null)
  return size !== null && size.height > size.width * TALL && size.width * size.height <= MOST_PIXELS
}

interface Pixels extends Grey {
  readonly channels: 1 | 2 | 3 | 4
}

async function decoded(bytes: Uint8Array, colours: 'b-w' | 'srgb'): Promise<Pixels | null> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace(colours)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    return { width, height, channels, pixels: new Uint8Array(data.buffer, data.byteOffset, data.length) }
  } catch {
    return null
  }
}

/** Where a tall picture is cut. */
export function slicesOf(grey: Grey): Slice[] {
  const { width, height } = grey
  const gaps = height > width * TALL ? gapsOf(grey) : []
  const sheet = width * SHEET
  const slices: Slice[] = []
  let top = 0
  while (height - top > sheet * MOST_PAGE) {
    const within = (from: number, to: number): Slice[] =>
      gaps.filter((gap) => middleOf(gap) > top + sheet * from && middleOf(gap) < top + sheet * to)
    const [widest] = within(LEAST_PAGE, MOST_PAGE).toSorted((a, b) => b.height - a.height || b.top - a.top)
    const gap = widest ?? within(MOST_PAGE, LAST_RESORT)[0]
    if (gap === undefined) break
    slices.push({ top, height: middleOf(gap) - top })
    top = middleOf(gap)
  }
  return [...slices, { top, height: height - top }]
}

const middleOf = ({ top, height }: Slice): number => top + Math.floor(height / 2)

/** Runs of rows that are each like the row above: the ground, and rules and bars that go on down. */
function gapsOf({ width, height, pixels }: Grey): Slice[] {
  const isLikeAbove = (y: number): boolean => {
    const row = y * width
    for (let x = 0; x < width; x += 1) if (Math.abs((pixels[row + x] ?? 0) - (pixels[row + x - width] ?? 0)) > EVEN) return false
    return true
  }
  const gaps: Slice[] = []
  let top = 0
  for (let y = 1; y <= height; y += 1) {
    if (y < height && isLikeAbove(y)) continue
    // What is below the last line is no page of its own.
    if (y < height && y - top >= Math.max(3, width * LEAST_GAP)) gaps.push({ top, height: y - top })
    top = y
  }
  return gaps
}
