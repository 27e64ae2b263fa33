import sharp, { type Metadata } from 'sharp'
import { type Blot, blotsOf } from '#adapters/recognition/cleaning/blots.ts'
import { clearFaintRules } from '#adapters/recognition/cleaning/clear-faint-rules.ts'
import { clearHoles } from '#adapters/recognition/cleaning/clear-holes.ts'
import { clearRules, INK_BELOW } from '#adapters/recognition/cleaning/clear-rules.ts'
import { clearStreaks } from '#adapters/recognition/cleaning/clear-streaks.ts'
import { evenlyLit } from '#adapters/recognition/cleaning/even-light.ts'
import { darkOnLight } from '#adapters/recognition/cleaning/filled-bars.ts'
import { filledSquares } from '#adapters/recognition/cleaning/filled-squares.ts'
import { countBetween, countsOf, type Grey, percentile } from '#adapters/recognition/cleaning/grey.ts'
import { laidOut, type Paper } from '#adapters/recognition/shape/lay-out-paper.ts'
import { loneSpecks } from '#adapters/recognition/cleaning/lone-specks.ts'
import type { PictureRefused } from '#adapters/recognition/port.ts'
import { shownStrips } from '#adapters/recognition/shape/shown-strips.ts'
import { type Flattened, flatten, isBlank } from '#adapters/recognition/shape/straighten.ts'
import { type Placement, warped } from '#adapters/recognition/shape/warp.ts'
import { isOwnFault } from '#adapters/threads/own-fault.ts'

/** A page that can be read: upright, flat, evenly lit. */
export interface PreparedPage {
  readonly kind: 'prepared'
  /** For the recogniser: without rules. */
  readonly grey: Grey
  /** Points. */
  readonly width: number
  readonly height: number
  /** The page as it is kept, a JPEG. */
  readonly picture: Uint8Array
  /** A photo whose letters have no sharp edges; those of a copy are frayed too. */
  readonly isSoft: boolean
  /** A screenshot of so few dots that it was enlarged. */
  readonly isEnlarged: boolean
  /** Small blots in points: most are letters. */
  readonly blots: readonly (readonly [x: number, y: number, width: number, height: number])[]
  /** Those that are squares full of ink. */
  readonly squares: PreparedPage['blots']
  /** Of each strip of the page from its head (`shownStrips`): from where to where the picture shows it. */
  readonly shown: readonly (readonly [from: number, to: number])[]
}

/** Capitals and figures are as even at their heads as at their feet: a page is turned only where its letters say so clearly. */
const HEAD_DOWN = 0.015
const MOST_PIXELS = 50_000_000
const POINTS_PER_INCH = 72
/** What Tesseract reads best for its time. */
const READING_DPI = 250
/** Pixels: a tall screenshot is read coarser than a page. */
const MOST_READ = 16_000_000

/** Decodes, finds the page, straightens it. Runs in a thread of its own. */
export async function preparePage(bytes: Uint8Array): Promise<PreparedPage | PictureRefused> {
  const picture = await decoded(bytes)
  if ('kind' in picture) return picture
  const flat = flatten(picture)
  const trouble = flat === null ? withoutText(picture) : troubleOf(flat, picture.enlarged)
  if (flat === null || trouble !== null) {
    const blank = flat === null && trouble === 'no_page' && isBlank(picture) ? { isBlank: true as const } : {}
    return { kind: 'refused', reason: 'too_poor', trouble: trouble ?? 'no_page', ...blank }
  }
  // A scanner's dirt runs along with it; a photo has none.
  if (flat.frame !== null && !flat.isQuarterTurned) clearStreaks(picture)
  const paper = laidOut(flat)
  const { bounds, width, height } = paper
  const dot = Math.min(READING_DPI / POINTS_PER_INCH, Math.sqrt(MOST_READ / (width * height)))
  const size = { width: Math.round(width * dot), height: Math.round(height * dot) }
  const [stepX, stepY] = [(bounds.right - bounds.left) / size.width, (bounds.bottom - bounds.top) / size.height]
  const place: Placement = (x, y) =>
    flat.headDown > HEAD_DOWN
      ? flat.placement(bounds.right - (x + 0.5) * stepX, bounds.bottom - (y + 0.5) * stepY)
      : flat.placement(bounds.left + (x + 0.5) * stepX, bounds.top + (y + 0.5) * stepY)
  const upright = warped(picture, size, place)
  clearDesk(upright, paper, flat.headDown > HEAD_DOWN)
  const grey = evenlyLit(upright)
  const kept = await sharp(grey.pixels, { raw: { width: size.width, height: size.height, channels: 1 } })
    .jpeg({ quality: 72 })
    .toBuffer()
  darkOnLight(grey, dot)
  clearRules(grey, dot)
  clearFaintRules(grey, dot)
  const isSoft = flat.frame === null && softnessOf(grey) > SOFT
  const found = inkBlots(grey)
  const blots = clearHoles(grey, found, dot) ? inkBlots(grey) : found
  clearDirt(grey, blots, dot)
  const signs = { blots: smallBlots(blots, dot), squares: filledSquares(blots, grey, dot) }
  return {
    kind: 'prepared',
    grey,
    width,
    height,
    picture: new Uint8Array(kept),
    isSoft,
    isEnlarged: picture.enlarged > 1,
    shown: shownStrips({ width, height }, (x, y) => place(x * dot, y * dot), picture),
    ...signs,
  }
}

type Trouble = NonNullable<PictureRefused['trouble']>

/** Pixels: smaller letters are guessed at. */
const LEAST_LETTER = 6
/** Lines that run out of the picture: so many, and such a share of all. */
const CUT_LINES = 4
const CUT_SHARE = 0.08

function troubleOf({ letter, scale, cutLines, lines, hasOtherSheet }: Flattened, enlarged: number): Trouble | null {
  if (letter * scale < LEAST_LETTER * enlarged) return 'too_small'
  if (hasOtherSheet) return 'several_sheets'
  if (cutLines >= CUT_LINES && cutLines > CUT_SHARE * lines) return 'cut_off'
  return null
}

/** Of 255: even white paper is darker than this only without light. */
const DARK = 70
const LEAST_SIDE = 500

function withoutText({ width, height, pixels, enlarged }: Decoded): Trouble {
  if (Math.max(width, height) < LEAST_SIDE * enlarged) return 'too_small'
  return percentile(countsOf(pixels), 0.95) < DARK ? 'too_dark' : 'no_page'
}

/** Half-dark pixels for each dark one: the edges of sharp letters are few. */
const SOFT = 3
const DARK_BELOW = 70
const HALF_DARK_BELOW = 190

function softnessOf({ pixels }: Grey): number {
  const counts = countsOf(pixels)
  return countBetween(counts, DARK_BELOW, HALF_DARK_BELOW) / Math.max(1, countBetween(counts, 0, DARK_BELOW))
}

/** Pixels across: a PNG of fewer is a screenshot whose letters have a few sharp dots each. */
const SCREEN = 1500
/** What such letters are read better at, their curves drawn between the dots. */
const ENLARGED = 2

interface Decoded extends Grey {
  /** How many times as wide as it was taken. */
  readonly enlarged: number
}

/** Grey, as it was held when it was taken. */
async function decoded(bytes: Uint8Array): Promise<Decoded | PictureRefused> {
  try {
    const { width, height, format } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (format !== 'png' && format !== 'jpeg') return { kind: 'refused', reason: 'no_picture' }
    if (width * height > MOST_PIXELS) return { kind: 'refused', reason: 'too_large' }
    const isScreen = format === 'png' && Math.min(width, height) < SCREEN && width * height * ENLARGED ** 2 <= MOST_PIXELS
    const enlarged = isScreen ? ENLARGED : 1
    const upright = sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient()
    const enlarging = isScreen ? upright.resize(enlargedTo(await upright.metadata())) : upright
    const { data, info } = await enlarging
      .flatten({ background: '#ffffff' })
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixels = new Uint8Array(data.buffer, data.byteOffset, data.length)
    return { width: info.width, height: info.height, pixels, enlarged }
  } catch (error) {
    if (isOwnFault(error)) throw error
    return { kind: 'refused', reason: 'no_picture' }
  }
}

const enlargedTo = ({ autoOrient: { width, height } }: Metadata) =>
  ({ width: width * ENLARGED, height: height * ENLARGED, fit: 'fill', kernel: 'lanczos3' }) as const

/** Of the page's width: an edge bows a little. */
const BOW = 0.004

/** What lies beside the paper becomes as bright as the paper is there, in place. */
function clearDesk({ width, height, pixels }: Grey, { bounds, seen }: Paper, isHeadDown: boolean): void {
  const [stepX, stepY] = [width / (bounds.right - bounds.left), height / (bounds.bottom - bounds.top)]
  const across = [(seen.left - bounds.left) * stepX, (seen.right - bounds.left) * stepX] as const
  const down = [(seen.top - bounds.top) * stepY, (seen.bottom - bounds.top) * stepY] as const
  const [left, right] = isHeadDown ? [width - across[1], width - across[0]] : across
  const [top, bottom] = isHeadDown ? [height - down[1], height - down[0]] : down
  const bow = BOW * width
  const [from, to] = [Math.max(0, Math.ceil(left + bow)), Math.min(width, Math.floor(right - bow))]
  const [first, last] = [Math.max(0, Math.ceil(top + bow)), Math.min(height, Math.floor(bottom - bow))]
  const reach = Math.round(6 * bow)
  for (let y = first; y < last; y += 1) {
    const row = pixels.subarray(y * width, (y + 1) * width)
    row.fill(brightest(row.subarray(from, from + reach)), 0, from)
    row.fill(brightest(row.subarray(Math.max(from, to - reach), to)), to)
  }
  for (let y = 0; y < first; y += 1) pixels.copyWithin(y * width, first * width, (first + 1) * width)
  for (let y = last; y < height; y += 1) pixels.copyWithin(y * width, (last - 1) * width, last * width)
}

const brightest = (values: Uint8Array): number => values.reduce((most, one) => Math.max(most, one), 0)

/** Points: larger than a dot, no larger than an icon. */
const LEAST_BLOT = 2.5
const MOST_BLOT = 24
const MOST_BLOTS = 12_000

function smallBlots(blots: readonly Blot[], dot: number): (readonly [number, number, number, number])[] {
  return blots
    .filter(({ left, top, right, bottom }) => {
      const [across, down] = [(right - left) / dot, (bottom - top) / dot]
      return Math.max(across, down) <= MOST_BLOT && Math.max(across, down) >= LEAST_BLOT
    })
    .slice(0, MOST_BLOTS)
    .map(({ left, top, right, bottom }) => [left / dot, top / dot, (right - left) / dot, (bottom - top) / dot] as const)
}

function inkBlots({ width, height, pixels }: Grey): Blot[] {
  const ink = new Uint8Array(pixels.length)
  for (let at = 0; at < pixels.length; at += 1) if ((pixels[at] ?? 255) < INK_BELOW) ink[at] = 1
  return blotsOf(ink, width, height)
}

/** Of the page's width: what is left of the desk along a bowed edge is no broader. */
const STRIP = 0.035

/** Pixels at the reading resolution: the full stop of the smallest print is larger. */
const SPECK = { side: 2, area: 4 }
/** So many on a page are dirt; a few may be print. */
const MANY_SPECKS = 250

const isSpeck = ({ left, top, right, bottom, area }: Blot): boolean =>
  right - left <= SPECK.side && bottom - top <= SPECK.side && area <= SPECK.area

/** Paints white what touches the border of the page, lone specks and the specks of a bad line, in place. */
function clearDirt({ width, height, pixels }: Grey, blots: readonly Blot[], dot: number): void {
  const near = 2
  const isDirty = blots.filter(isSpeck).length > MANY_SPECKS
  const lone = new Set(loneSpecks(blots, dot))
  for (const blot of blots) {
    const { left, top, right, bottom } = blot
    const isInside = left > near && top > near && right < width - near && bottom < height - near
    if (isInside && !(isDirty && isSpeck(blot)) && !lone.has(blot)) continue
    if (Math.min(right - left, bottom - top) > STRIP * width) continue
    for (let y = Math.max(0, top - 1); y < Math.min(height, bottom + 1); y += 1)
      pixels.fill(255, y * width + Math.max(0, left - 1), y * width + Math.min(width, right + 1))
  }
}
