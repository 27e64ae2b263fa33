import { type Fan, offOf, type Slope } from '#adapters/recognition/shape/plane.ts'
import type { TextLine } from '#adapters/recognition/shape/text-lines.ts'

/** Letters of a line at the least: shorter ones are chains of anything. */
const LONG = 10
const LEAST_LINES = 3
/** How far lines of one sheet run apart. */
const ALIKE = 0.025
/** How far off the page's own lines those of another sheet run, and which share of all letters they must have: curled paper runs off a little too. */
const OFF = [
  { off: 0.1, share: 0.06 },
  { off: 0.06, share: 0.25 },
] as const

/** Whether printed lines run another way than the page's, many of them and all alike: another sheet lies behind it or beside it. */
export function hasOtherSheet(lines: readonly TextLine[], slopes: readonly Slope[], level: Fan): boolean {
  const long = lines.flatMap(({ letters }, index) => {
    const slope = slopes[index]
    return slope && letters.length >= LONG ? [{ count: letters.length, off: offOf(slope, level) }] : []
  })
  const all = long.reduce((sum, { count }) => sum + count, 0)
  return OFF.some(({ off: least, share }) => {
    const astray = long.filter(({ off }) => Math.abs(off) >= least)
    return astray.some(({ off }) => {
      const alike = astray.filter((other) => Math.abs(other.off - off) < ALIKE)
      return alike.length >= LEAST_LINES && alike.reduce((sum, { count }) => sum + count, 0) > share * all
    })
  })
}
