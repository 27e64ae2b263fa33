import { type Equation, fitted } from '#adapters/recognition/shape/least-squares.ts'
import type { TextLine } from '#adapters/recognition/shape/text-lines.ts'

/**
 * How the lines of a flat page run in a picture of it: at a place (x, y) from the middle, in units of `unit` pixels, a
 * line slopes by `turn + fan * (turn-dependent)`, so that all meet in one point: slope * (1 - fan * x) = turn - fan * y.
 */
export interface Fan {
  readonly turn: number
  readonly fan: number
}

/** A slope at a place; heavier ones are surer. */
export interface Slope {
  readonly x: number
  readonly y: number
  readonly slope: number
  readonly weight: number
}

/** The slopes of lines, in that unit from that middle. */
export function slopesOf(
  lines: readonly TextLine[],
  middle: { readonly x: number; readonly y: number; readonly unit: number },
): Slope[] {
  return lines.map((line) => ({
    x: (line.x - middle.x) / middle.unit,
    y: (line.y - middle.y) / middle.unit,
    slope: line.slope,
    weight: Math.min(12, (line.right - line.left) / line.height) ** 2,
  }))
}

const equationOf = ({ x, y, slope, weight }: Slope): Equation => ({ factors: [1, slope * x - y], value: slope, weight })

export interface FanSearch {
  /** A slope: what is off by more does not agree. */
  readonly tolerance: number
  /** How strongly it may fan at most. */
  readonly most: number
  /** What is known of the turn that belongs to a fan, and how far from it one may be. */
  readonly expected?: Expected
}

/** `turn = base + perFan * fan`, give or take the slack. */
export interface Expected {
  readonly base: number
  readonly perFan: number
  readonly slack: number
}

/** Of all the weight: what an expectation has to say. */
const SAY = 0.12

/** The fan that most slopes agree to. */
export function fanOf(slopes: readonly Slope[], search: FanSearch): Fan {
  const { tolerance, most } = search
  const start = bestStart(slopes, search)
  const equations = slopes.map(equationOf)
  if (search.expected) {
    const weight = SAY * slopes.reduce((sum, one) => sum + one.weight, 0)
    equations.push({ factors: [1, -search.expected.perFan], value: search.expected.base, weight })
  }
  const [turn = 0, fan = 0] = fitted(equations, { scale: tolerance, damping: [0, 0.5], start: [start.turn, start.fan] })
  return { turn, fan: Math.max(-most, Math.min(most, fan)) }
}

const HEAVIEST = 400

/** By trying fans over a grid: a wrong minority can be large. */
function bestStart(slopes: readonly Slope[], { tolerance, most, expected }: FanSearch): Fan {
  const every = Math.max(1, Math.floor(slopes.length / HEAVIEST / 3))
  const heavy = slopes
    .filter((_, index) => index % every === 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, HEAVIEST)
  let best: Fan & { score: number } = { turn: expected?.base ?? 0, fan: 0, score: -1 }
  const STEPS = 14
  for (let step = -STEPS; step <= STEPS; step += 1) {
    const fan = (step / STEPS) * most
    const bins = new Map<number, number>()
    const width = tolerance * 1.5
    for (const { x, y, slope, weight } of heavy) {
      const bin = Math.round((slope * (1 - fan * x) + fan * y) / width)
      for (const [other, share] of [
        [bin - 1, 0.5],
        [bin, 1],
        [bin + 1, 0.5],
      ] as const)
        bins.set(other, (bins.get(other) ?? 0) + weight * share)
    }
    for (const [bin, score] of bins)
      if (score > best.score && (!expected || Math.abs(bin * width - expected.base - expected.perFan * fan) <= expected.slack))
        best = { turn: bin * width, fan, score }
  }
  return best
}

/** How much steeper a slope is than the fan has it there. */
export const offOf = ({ x, y, slope }: Slope, { turn, fan }: Fan): number => slope - (turn - fan * y) / (1 - fan * x)

/** Maps a flat page to the picture: x right, y down, both from the middle. Row by row. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number]

/**
 * From a page with level lines and plumb columns to the picture, in units from the middle: lines fan by `level`, columns
 * (x and y exchanged) by `plumb`. `focal` in the same unit decides how long the page is for its width.
 */
export function homographyOf(level: Fan, plumb: Fan, focal: number): Homography {
  const across = unitAt([1, level.turn, level.fan], focal)
  const down = unitAt([plumb.turn, 1, plumb.fan], focal)
  return [across[0], down[0], 0, across[1], down[1], 0, across[2], down[2], 1]
}

/** As long as the other direction, seen by a camera of that focal length. */
function unitAt([x, y, w]: readonly [number, number, number], focal: number): readonly [number, number, number] {
  const length = Math.hypot(x, y, w * focal)
  return [x / length, y / length, w / length]
}

export function applied(h: Homography, x: number, y: number): readonly [x: number, y: number] {
  const w = h[6] * x + h[7] * y + h[8]
  return [(h[0] * x + h[1] * y + h[2]) / w, (h[3] * x + h[4] * y + h[5]) / w]
}

export function inverse([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ]
}
