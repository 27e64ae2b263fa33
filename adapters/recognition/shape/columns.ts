import type { Slope } from '#adapters/recognition/shape/plane.ts'
import type { TextLine } from '#adapters/recognition/shape/text-lines.ts'

/** Where a line begins or ends. */
export interface End {
  readonly x: number
  readonly y: number
  /** Of its letters. */
  readonly height: number
}

/** Two lines that begin, end, or have their middles under each other: the upper one first. */
export type Pair = readonly [upper: End, lower: End]

/** In letter heights: between the ends of two lines of one column. */
const REACH = 9

/**
 * Two lines that begin, or end, in one column say how it leans there, or have their middles there, as the cells of a grid do. Chance meetings say anything; those of a column
 * agree. `lean` is how far from plumb they are looked for.
 */
export function pairsOf(lines: readonly TextLine[], lean: number): Pair[] {
  const starts = lines.map(({ left, y, x, slope, height }) => ({ x: left, y: y + slope * (left - x), height }))
  const ends = lines.map(({ right, y, x, slope, height }) => ({ x: right, y: y + slope * (right - x), height }))
  const middles = lines.map(({ left, right, y, x, slope, height }) => {
    const middle = (left + right) / 2
    return { x: middle, y: y + slope * (middle - x), height }
  })
  return [starts, ends, middles].flatMap((places) => pairsAmong(places, lean))
}

function pairsAmong(ends: readonly End[], lean: number): Pair[] {
  const down = ends.toSorted((a, b) => a.y - b.y)
  const pairs: Pair[] = []
  down.forEach((upper, index) => {
    for (let at = index + 1; at < down.length; at += 1) {
      const lower = down[at]
      if (lower === undefined) break
      const [across, along] = [lower.x - upper.x, lower.y - upper.y]
      const height = Math.max(upper.height, lower.height)
      if (along > REACH * height) break
      if (along >= 0.9 * height && Math.abs(across) <= lean * along + 0.3 * height) pairs.push([upper, lower])
    }
  })
  return pairs
}

/** The pairs as slopes with x and y exchanged, in a unit from a middle. */
export function leansOf(
  pairs: readonly Pair[],
  middle: { readonly x: number; readonly y: number; readonly unit: number },
): Slope[] {
  return pairs.map(([upper, lower]) => {
    const along = lower.y - upper.y
    return {
      x: ((upper.y + lower.y) / 2 - middle.y) / middle.unit,
      y: ((upper.x + lower.x) / 2 - middle.x) / middle.unit,
      slope: (lower.x - upper.x) / along,
      weight: (along / Math.max(upper.height, lower.height)) ** 2 / REACH,
    }
  })
}
