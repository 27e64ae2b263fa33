import { leansOf, pairsOf } from '#adapters/recognition/shape/columns.ts'
import type { Grey } from '#adapters/recognition/cleaning/grey.ts'
import type { Letter } from '#adapters/recognition/shape/letters.ts'
import { blankOf, type Bounds, boundsOf } from '#adapters/recognition/shape/paper-edges.ts'
import { hasOtherSheet } from '#adapters/recognition/shape/other-sheets.ts'
import { applied, type Fan, fanOf, homographyOf, inverse, offOf, slopesOf } from '#adapters/recognition/shape/plane.ts'
import { textLinesOf, withoutPattern } from '#adapters/recognition/shape/text-lines.ts'
import type { Placement } from '#adapters/recognition/shape/warp.ts'

/** The page as a flat sheet under the camera: an upright picture of it, and where its pixels come from. */
export interface PagePlane {
  readonly placement: Placement
  /** The other way: from the picture to the upright one. */
  readonly inverse: Placement
  readonly size: { readonly width: number; readonly height: number }
  /** It was not taken from an angle, as far as the text tells. */
  readonly isFlat: boolean
  /** Another printed sheet lies behind the page or beside it. */
  readonly hasOtherSheet: boolean
  readonly level: Fan
  readonly plumb: Fan
}

/** Of the picture's longer side: what most phones' cameras have. */
const FOCAL = 0.8
export const LEAST_LINES = 3
/** Slopes, and how strongly lines may run together over the length of the picture. */
const LEVEL = { tolerance: 0.012, most: 0.7 }
const PLUMB = { tolerance: 0.02, most: 0.7 }
/** How far from square columns may stand: of a sheet that lies flat hardly, the more the more its lines run together. */
const SLACK = { flat: 0.012, perFan: 0.6, most: 0.07 }
const ASTRAY = 1.5
const slackOf = ({ fan }: Fan): number => Math.min(SLACK.most, SLACK.flat + SLACK.perFan * Math.abs(fan))
const FLAT = { level: 0.02, plumb: 0.04 }

/** From the slopes of the lines and the lean of the columns; `direction` is where lines run, in radians. Null without lines. */
export function planeOf(letters: readonly Letter[], { width, height }: Grey, direction: number): PagePlane | null {
  const unit = Math.max(width, height)
  const centre = { x: width / 2, y: height / 2 }
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)]
  const origin = { x: 0, y: 0, unit }
  const turned = letters.map((letter) => turnedLetter(letter, centre, direction))
  const lines = withoutPattern(textLinesOf(turned, { slope: 0.2 }))
  const slopes = slopesOf(lines, origin)
  const level = fanOf(slopes, LEVEL)
  const straight = lines.filter((_, index) => Math.abs(slopes[index] ? offOf(slopes[index], level) : 1) < 0.05)
  if (straight.length < LEAST_LINES) return null
  // Columns stand across the lines, as far as the camera's angle lets them.
  const expected = { base: -level.turn, perFan: -FOCAL * FOCAL * level.fan, slack: slackOf(level) }
  const found = fanOf(leansOf(pairsOf(straight, 0.45), origin), { ...PLUMB, expected })
  // Columns that lead so far astray on a sheet that lies flat are none.
  const off = Math.abs(found.turn - expected.base - expected.perFan * found.fan)
  const isAstray = Math.abs(level.fan) < FLAT.level && off > expected.slack * ASTRAY
  const plumb = isAstray ? { turn: expected.base, fan: 0 } : found
  const h = homographyOf(level, plumb, FOCAL)
  const back = inverse(h)
  const toPage: Placement = (x, y) => {
    const [dx, dy] = [(x - centre.x) / unit, (y - centre.y) / unit]
    const [px, py] = applied(back, dx * cos + dy * sin, dy * cos - dx * sin)
    return [px * unit, py * unit]
  }
  const text = boundsOf(
    straight
      .flatMap((line) => line.letters)
      .map(({ x, y }) => {
        const [px, py] = applied(back, x / unit, y / unit)
        return [px * unit, py * unit]
      }),
  )
  const room = roomAround(text, boundsOf([toPage(0, 0), toPage(width, 0), toPage(0, height), toPage(width, height)]))
  return {
    placement: (x, y) => {
      const [u, v] = applied(h, (x + room.left) / unit, (y + room.top) / unit)
      return [centre.x + (u * cos - v * sin) * unit, centre.y + (u * sin + v * cos) * unit]
    },
    inverse: (x, y) => {
      const [px, py] = toPage(x, y)
      return [px - room.left, py - room.top]
    },
    size: { width: Math.ceil(room.right - room.left), height: Math.ceil(room.bottom - room.top) },
    hasOtherSheet: hasOtherSheet(lines, slopes, level),
    isFlat: Math.abs(level.fan) < FLAT.level && Math.abs(plumb.fan) < FLAT.plumb,
    level,
    plumb,
  }
}

/** The letter in a picture that is turned about its middle; its box as large as before, quarter turns apart. */
function turnedLetter(letter: Letter, centre: { x: number; y: number }, direction: number): Letter {
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)]
  const [dx, dy] = [letter.x - centre.x, letter.y - centre.y]
  const [x, y] = [dx * cos + dy * sin, dy * cos - dx * sin]
  const [wide, high] = [letter.right - letter.left, letter.bottom - letter.top]
  const [across, down] = Math.abs(sin) > Math.abs(cos) ? [high, wide] : [wide, high]
  return { ...letter, x, y, left: x - across / 2, right: x + across / 2, top: y - down / 2, bottom: y + down / 2 }
}

/** A share of the text's longer side: where its paper may end. */
const ROOM = 0.22

function roomAround(text: Bounds, seen: Bounds): Bounds {
  const room = ROOM * Math.max(text.right - text.left, text.bottom - text.top)
  const along = Math.max(room, blankOf(text))
  return {
    left: Math.max(text.left - room, Math.min(seen.left, text.left)),
    top: Math.max(text.top - along, Math.min(seen.top, text.top)),
    right: Math.min(text.right + room, Math.max(seen.right, text.right)),
    bottom: Math.min(text.bottom + along, Math.max(seen.bottom, text.bottom)),
  }
}
