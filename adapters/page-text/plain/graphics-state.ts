import type { Bounds } from '#adapters/page-text/page-space.ts'
import type { PlainFont } from '#adapters/page-text/plain/fonts.ts'
import { leave } from '#adapters/page-text/plain/values.ts'

/** Whether what is filled now is seen on white paper; `unknown` where the colour cannot be told. */
export type Ink = 'seen' | 'white' | 'unknown'

/** What is in force while a page is drawn (ISO 32000-1, 8.4 and 9.3); `q` keeps a copy, `Q` brings it back. */
export interface GraphicsState {
  /** a, b, c, d, e, f: x' = a·x + c·y + e, y' = b·x + d·y + f. */
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
  lineWidth: number
  /** What is drawn now is seen only within these bounds; null where nothing limits it. */
  clip: Bounds | null
  ink: Ink
  /** How many numbers a colour of the space in force has; null where they do not tell how light it is. */
  colourNumbers: 1 | 3 | 4 | null
  isSeeThrough: boolean
  /** Whether what is filled now hides what is below it. */
  isOpaque: boolean
  font: PlainFont | null
  fontSize: number
  characterSpace: number
  wordSpace: number
  /** 1 for as wide as the font says. */
  horizontalScale: number
  leading: number
  rise: number
  renderMode: number
}

export const firstState = (): GraphicsState => ({
  a: 1,
  b: 0,
  c: 0,
  d: 1,
  e: 0,
  f: 0,
  lineWidth: 1,
  clip: null,
  ink: 'seen',
  colourNumbers: 1,
  isSeeThrough: false,
  isOpaque: true,
  font: null,
  fontSize: 0,
  characterSpace: 0,
  wordSpace: 0,
  horizontalScale: 1,
  leading: 0,
  rise: 0,
  renderMode: 0,
})

/** Components from 0 to 1: no one tells what is lighter from white. A little below PDFium's own bound, so that it decides at the edge. */
const ALMOST_WHITE = 0.97

/** The ink of a colour of one (grey), three (red, green, blue) or four numbers (cyan, magenta, yellow, black). */
export function inkOf(numbers: Float64Array, count: number): Ink {
  if (count === 4) {
    for (let at = 0; at < 4; at += 1) if ((numbers[at] ?? 0) > 1 - ALMOST_WHITE) return 'seen'
    return 'white'
  }
  if (count !== 1 && count !== 3) return leave('a colour has an odd count of numbers')
  for (let at = 0; at < count; at += 1) if ((numbers[at] ?? 0) < ALMOST_WHITE) return 'seen'
  return 'white'
}
