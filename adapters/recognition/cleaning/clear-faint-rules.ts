import type { Grey } from '#adapters/recognition/cleaning/grey.ts'

/** Points: a faint stroke that runs on evenly for so long is no letter's. */
const LEAST_ACROSS = 24
const LEAST_DOWN = 13
/** Points: rules down a table part those across it into pieces, and are so far apart at their joints. */
const PIECE = 9
const JOINT = 8
/** Points: from the middle of a rule to the paper beside it. */
const BESIDE = 1.7
/** Pixels along a rule that are looked at together: the grain of the paper is finer. */
const REACH = 7
/** Grey levels: so much darker than the paper on either side, and so even. */
const DEPTH = 11
const EVEN = 28
/** Also over a few pixels: between two lines of text no letter is, and their means run into each other. */
const NEAR_DEPTH = 5
/** Darker than this it is a stroke of a letter, or a rule that `clearRules` finds. */
const PALE = 110
/** Pixels along a rule that may be missing. */
const HOLE = 3

/** How a picture is walked: along lanes that lie beside each other. */
interface Lanes {
  readonly pixels: Uint8Array
  readonly count: number
  readonly length: number
  /** From one lane to the next, and from one pixel of a lane to the next. */
  readonly over: number
  readonly along: number
}

interface Run {
  readonly lane: number
  readonly from: number
  readonly to: number
}

/**
 * Paints grey rules like the paper beside them, in place: the frames of payment grids are too pale for ink, and a recogniser
 * reads them as letters all the same. `dot` is pixels a point.
 */
export function clearFaintRules({ width, height, pixels }: Grey, dot: number): void {
  const beside = Math.max(4, Math.round(BESIDE * dot))
  const across = { pixels, count: height, length: width, over: width, along: 1 }
  const pieces = runsIn(across, { beside, least: PIECE * dot })
  for (const run of joined(pieces, JOINT * dot)) if (run.to - run.from >= LEAST_ACROSS * dot) paint(across, run, beside)
  const down = { pixels, count: width, length: height, over: 1, along: width }
  for (const run of runsIn(down, { beside, least: LEAST_DOWN * dot })) paint(down, run, beside)
}

/** Pieces of one lane with no more than a joint between them. */
function joined(pieces: readonly Run[], gap: number): Run[] {
  const runs: Run[] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    if (last && last.lane === piece.lane && piece.from - last.to <= gap) runs[runs.length - 1] = { ...last, to: piece.to }
    else runs.push(piece)
  }
  return runs
}

/** Sums of a lane around each of its pixels, `REACH` each way; where that reaches beyond its ends there is none. */
function sumsAround({ pixels, length, over, along }: Lanes, lane: number, sums: Uint16Array): void {
  let [sum, at] = [0, lane * over]
  const behind = WIDE * along
  for (let index = 0; index < length; index += 1, at += along) {
    sum += pixels[at] ?? 0
    if (index >= WIDE) sum -= pixels[at - behind] ?? 0
    if (index >= 2 * REACH) sums[index - REACH] = sum
  }
}

function runsIn(lanes: Lanes, { beside, least }: { beside: number; least: number }): Run[] {
  const { count, length } = lanes
  const size = 2 * beside + 1
  const kept = Array.from({ length: size }, () => new Uint16Array(length))
  for (let lane = 0; lane < 2 * beside; lane += 1) sumsAround(lanes, lane, kept[lane % size] ?? new Uint16Array(0))
  const runs: Run[] = []
  for (let lane = beside; lane < count - beside; lane += 1) {
    const [before, own, after] = [lane - beside, lane, lane + beside].map((one) => kept[one % size])
    if (!before || !own || !after) continue
    sumsAround(lanes, lane + beside, after)
    let [from, last] = [-1, 0]
    for (let at = REACH; at <= length - REACH; at += 1) {
      const sum = own[at] ?? 0
      // Darker than the lanes beside it: so few are that only they are looked at closely.
      const isDark = (before[at] ?? 0) - sum >= DEPTH * WIDE && (after[at] ?? 0) - sum >= DEPTH * WIDE
      if (isDark && at < length - REACH && isEven(lanes, { lane, at, sum, beside })) {
        if (from < 0) from = at
        last = at
      } else if (from >= 0 && (at - last > HOLE || at === length - REACH)) {
        if (last - from >= least) runs.push({ lane, from: from - REACH, to: last + REACH })
        from = -1
      }
    }
  }
  return runs
}

/** Pixels along a rule that are looked at more closely. */
const NEAR = 2

/** The sum of a lane's pixels around one of them. */
function sumNear({ pixels, over, along }: Lanes, lane: number, { at, reach }: { at: number; reach: number }): number {
  let sum = 0
  const middle = lane * over + at * along
  for (let step = -reach; step <= reach; step += 1) sum += pixels[middle + step * along] ?? 0
  return sum
}

/** Of so many pixels. */
const WIDE = 2 * REACH + 1
const CLOSE = 2 * NEAR + 1

/** As dark here as around here: the letters of a line are now dark, now white. Means are compared by their sums. */
function isEven(lanes: Lanes, place: { lane: number; at: number; sum: number; beside: number }): boolean {
  const { lane, at, sum, beside } = place
  if (sum < PALE * WIDE || Math.abs(sumNear(lanes, lane, { at, reach: 1 }) / 3 - sum / WIDE) > EVEN) return false
  const near = { at, reach: NEAR }
  const paper = Math.min(sumNear(lanes, lane - beside, near), sumNear(lanes, lane + beside, near))
  return paper - sumNear(lanes, lane, near) > NEAR_DEPTH * CLOSE
}

/** What crosses a rule is so much darker, and stays. */
const CROSSING = 40

function paint({ pixels, over, along }: Lanes, { lane, from, to }: Run, beside: number): void {
  const reach = beside - 2
  for (let at = from; at <= to; at += 1) {
    const middle = lane * over + at * along
    const paper = Math.min(pixels[middle - beside * over] ?? 255, pixels[middle + beside * over] ?? 255)
    const own = pixels[middle] ?? 255
    for (let step = -reach; step <= reach; step += 1) {
      const value = pixels[middle + step * over] ?? 255
      if (value < paper && value > own - CROSSING) pixels[middle + step * over] = paper
    }
  }
}
