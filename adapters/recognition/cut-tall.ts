import sharp from 'sharp'
import type { Grey } from '#adapters/recognition/cleaning/grey.ts'
import { isOwnFault } from '#adapters/threads/own-fault.ts'

/** Taller than this for its width, a picture is of no one sheet of paper. */
const TALL = 1.6
/** Letter's height for its width. */
const SHEET = 11 / 8.5
/** Of a sheet's height: where a page may end. */
const LEAST_PAGE = 0.7
const MOST_PAGE = 1.25
/** The last page is no lower, where that can be: of a line or two nobody can tell how well they are read. */
const LEAST_REST = 0.3
/** A page without any gap there ends at the next one, up to here. */
const LAST_RESORT = 2
/** Of the width: what is added above and below a page. */
const EDGE = 1 / 40
/** Of the width: a gap between lines is no lower. */
const LEAST_GAP = 1 / 320
/** Of 255: what the packing of a picture does to an even ground. No camera's paper is as even over a whole row. */
const EVEN = 6
const MOST_PIXELS = 50_000_000
/** For one step: what is unpacked and packed goes on outside of the thread, which its limit of work does not see. */
const MOST_SECONDS = 60

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
  const slices = slicesOf(grey).filter((slice, _, { length }) => length < 2 || isPrinted(grey, slice))
  if (slices.length < 2) return [bytes]
  if (slices.length > most) return null
  // Once for all pages: to unpack a tall picture again for each takes its time.
  const whole = (width * height > MOST_COLOURED ? null : await decoded(bytes, 'srgb')) ?? grey
  const raw = { width, height, channels: whole.channels }
  const [sheet, margin] = [Math.round(width * SHEET), Math.round(width * EDGE)]
  const pages: Uint8Array[] = []
  for (const slice of slices) {
    const page = await sharp(whole.pixels, { raw, limitInputPixels: MOST_PIXELS })
      .extract({ left: 0, top: slice.top, width, height: slice.height })
      // What is printed at the edge of a picture is hardly read; a low page would be taken for one that lies on its side.
      .extend({ top: margin, bottom: Math.max(margin, sheet - slice.height - margin), extendWith: 'copy' })
      .timeout({ seconds: MOST_SECONDS })
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
      .timeout({ seconds: MOST_SECONDS })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    return { width, height, channels, pixels: new Uint8Array(data.buffer, data.byteOffset, data.length) }
  } catch (error) {
    if (isOwnFault(error)) throw error
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
    const [widest] = within(LEAST_PAGE, Math.min(MOST_PAGE, (height - top) / sheet - LEAST_REST)).toSorted(
      (a, b) => b.height - a.height || b.top - a.top,
    )
    const gap = widest ?? within(LEAST_PAGE, LAST_RESORT)[0]
    if (gap === undefined) break
    slices.push({ top, height: middleOf(gap) - top })
    top = middleOf(gap)
  }
  return [...slices, { top, height: height - top }]
}

/** Whether anything stands there: below its last line a page of a web site may go on blank. */
function isPrinted(grey: Grey, { top, height }: Slice): boolean {
  for (let y = top + 1; y < top + height; y += 1) if (!isLikeAbove(grey, y)) return true
  return false
}

const middleOf = ({ top, height }: Slice): number => top + Math.floor(height / 2)

function isLikeAbove({ width, pixels }: Grey, y: number): boolean {
  const row = y * width
  for (let x = 0; x < width; x += 1) if (Math.abs((pixels[row + x] ?? 0) - (pixels[row + x - width] ?? 0)) > EVEN) return false
  return true
}

/** Runs of rows that are each like the row above: the ground, and rules and bars that go on down. */
function gapsOf(grey: Grey): Slice[] {
  const { width, height } = grey
  const gaps: Slice[] = []
  let top = 0
  for (let y = 1; y <= height; y += 1) {
    if (y < height && isLikeAbove(grey, y)) continue
    // What is below the last line is no page of its own.
    if (y < height && y - top >= Math.max(3, width * LEAST_GAP)) gaps.push({ top, height: y - top })
    top = y
  }
  return gaps
}
