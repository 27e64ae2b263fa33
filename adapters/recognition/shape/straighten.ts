import { blotsOf } from '#adapters/recognition/cleaning/blots.ts'
import { type Grey, shrunk } from '#adapters/recognition/cleaning/grey.ts'
import { inkOf } from '#adapters/recognition/cleaning/ink.ts'
import { directionOf, type Letter, lettersOf } from '#adapters/recognition/shape/letters.ts'
import { type PagePlane, planeOf } from '#adapters/recognition/shape/page-plane.ts'
import type { Bounds } from '#adapters/recognition/shape/paper-edges.ts'
import { middle, type SettledPage, settledPage } from '#adapters/recognition/shape/settle-page.ts'
import { type TextLine, textLinesOf } from '#adapters/recognition/shape/text-lines.ts'
import { type Placement, warped } from '#adapters/recognition/shape/warp.ts'

/** Where the upright page lies in the picture: from a place on it, in its own pixels, to a place in the picture. */
export interface Flattened {
  readonly placement: Placement
  /** In the page's own pixels, of which each is about `scale` of the picture's. */
  readonly text: Bounds
  readonly paper: SettledPage['paper']
  /** The whole picture's bounds, where it was not taken from an angle; else null. */
  readonly frame: Bounds | null
  /** Its lines run up or down in the picture. */
  readonly isQuarterTurned: boolean
  /** The usual height of a letter. */
  readonly letter: number
  readonly scale: number
  readonly lines: number
  /** Lines that run into the edge of the picture. */
  readonly cutLines: number
  /** Another printed sheet lies behind the page or beside it. */
  readonly hasOtherSheet: boolean
  /** Above 0 the page stands on its head. */
  readonly headDown: number
}

/** The longer side of the picture that geometry is taken from. */
const LOOKED_AT = 1900
const LEAST_LETTERS = 12

/** Takes the geometry of the page from the lines of its text; null where there is no text. */
export function flatten(picture: Grey): Flattened | null {
  const { small, scale } = lookedAt(picture)
  const letters = lettersIn(small)
  const direction = letters.length < LEAST_LETTERS ? null : directionOf(letters)
  const plane = direction === null ? null : planeOf(letters, small, direction)
  if (plane === null || direction === null) return null
  const upright = warped(small, plane.size, plane.placement)
  const settled = settledPage(textLinesOf(lettersIn(upright), { slope: 0.06 }), upright)
  if (settled === null) return null
  const { lines, text, paper } = settled
  return {
    placement: bent(plane, settled, scale),
    text,
    paper,
    frame: plane.isFlat ? frameOf(small, plane) : null,
    isQuarterTurned: Math.abs(direction) > Math.PI / 4,
    letter: middle(lines.map(({ height }) => height)),
    scale,
    lines: lines.length,
    cutLines: cutLinesOf(lines, plane.placement, small),
    hasOtherSheet: plane.hasOtherSheet,
    headDown: headDown(lines),
  }
}

/** Whether hardly anything on the picture is like a letter. */
export const isBlank = (picture: Grey): boolean => lettersIn(lookedAt(picture).small).length < LEAST_LETTERS

function lookedAt(picture: Grey): { readonly small: Grey; readonly scale: number } {
  const scale = Math.max(1, Math.round(Math.max(picture.width, picture.height) / LOOKED_AT))
  return { small: shrunk(picture, scale), scale }
}

const lettersIn = (grey: Grey): Letter[] => lettersOf(blotsOf(inkOf(grey), grey.width, grey.height))

/** From the settled page to the upright picture, and on to the picture itself. */
function bent(plane: PagePlane, { level, plumb }: SettledPage, scale: number): Placement {
  return (x, y) => {
    // The shifts are small and smooth: two rounds find the place that is moved to (x, y).
    const [nearX, nearY] = [x - plumb(x, y), y - level(x, y)]
    const [sx, sy] = plane.placement(x - plumb(nearX, nearY), y - level(nearX, nearY))
    return [(sx + 0.5) * scale - 0.5, (sy + 0.5) * scale - 0.5]
  }
}

/** As if a skewed sheet were turned back about its middle. */
function frameOf({ width, height }: Grey, { inverse: toPage }: PagePlane): Bounds {
  const [middleX, middleY] = toPage(width / 2, height / 2)
  const [sideX, sideY] = toPage(width, height / 2)
  const isQuarter = Math.abs(sideY - middleY) > Math.abs(sideX - middleX)
  const [across, down] = isQuarter ? [height / 2, width / 2] : [width / 2, height / 2]
  return { left: middleX - across, right: middleX + across, top: middleY - down, bottom: middleY + down }
}

/** Of a letter's height: the letter that the edge cuts is no letter any more, and the line ends before it. */
const CUT_LETTER = 0.6

/** How many lines begin or end where the picture does. */
function cutLinesOf(lines: readonly TextLine[], placement: Placement, { width, height }: Grey): number {
  const isOut = (x: number, y: number): boolean => {
    const [sx, sy] = placement(x, y)
    return sx < 2 || sy < 2 || sx > width - 3 || sy > height - 3
  }
  return lines.filter(({ left, right, y, height: letter }) => {
    const reach = CUT_LETTER * letter
    return isOut(left - reach, y - letter / 2) || isOut(right + reach, y - letter / 2)
  }).length
}

/**
 * Letters stand on their line with even feet and uneven heads (b, d, h, capitals); upside down it is the other way
 * round. Above 0 more lines say upside down.
 */
export function headDown(lines: readonly TextLine[]): number {
  let [down, all] = [0, 0]
  for (const { letters, height } of lines) {
    const tall = letters.filter(({ top, bottom }) => bottom - top > 0.5 * height && bottom - top < 1.7 * height)
    if (tall.length < 6) continue
    const [heads, feet] = [spread(tall, ({ top }) => top), spread(tall, ({ bottom }) => bottom)]
    down += ((feet - heads) / height) * tall.length
    all += tall.length
  }
  return all === 0 ? 0 : down / all
}

/** The mean distance from a line through the places. */
function spread(letters: readonly Letter[], edge: (letter: Letter) => number): number {
  const count = letters.length
  const x = letters.reduce((sum, one) => sum + one.x, 0) / count
  const y = letters.reduce((sum, one) => sum + edge(one), 0) / count
  const over = letters.reduce((sum, one) => sum + (one.x - x) * (edge(one) - y), 0)
  const square = letters.reduce((sum, one) => sum + (one.x - x) ** 2, 0)
  const slope = square === 0 ? 0 : over / square
  return letters.reduce((sum, one) => sum + Math.abs(edge(one) - y - slope * (one.x - x)), 0) / count
}
