import type { Grey } from '#adapters/recognition/cleaning/grey.ts'

/** In pixels of an upright picture. */
export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** One edge of the paper: where it lies half-way along the text, and how far it leans a pixel. */
export interface Edge {
  readonly at: number
  readonly lean: number
  /** Places on it, from strip to strip: where along the text, and where it lies there. */
  readonly trace: readonly (readonly [along: number, at: number])[]
}

interface Straight {
  readonly at: number
  readonly lean: number
}

/** The edges of the paper that stand out around the text; null where none does. */
export interface PaperEdges {
  readonly left: Edge | null
  readonly top: Edge | null
  readonly right: Edge | null
  readonly bottom: Edge | null
}

const BANDS = 40
/** Half-size pixels on either side that are compared, and the gap between: the edge is bowed and leans a little. */
const WIDTH = 6
const GAP = 2
const CLEAR = 2
/** How many of the bands must step the same way. */
const MAJORITY = 0.78
/** Of the paper's brightness. */
const LEAST_STEP = 0.035
/** A strong lean is believed only where nearly all bands agree: a shadow leans too. */
const MOST_LEAN = 0.26
const STRONG_LEAN = 0.12
const NEARLY_ALL = 0.9
const LEAN_STEP = 0.01

/** Where the brightness steps along a whole side, beyond the core of the text. Ink is closed over first: it is no edge. */
export function paperEdgesOf(grey: Grey, core: Bounds): PaperEdges {
  const half = brightHalf(grey)
  const inner = { left: core.left / 2, right: core.right / 2, top: core.top / 2, bottom: core.bottom / 2 }
  const least = LEAST_STEP * brightnessIn(half, inner)
  const across = stepsOf(half, { ...sideOf(inner, half), isUpright: true })
  const down = stepsOf(half, { from: inner.left, to: inner.right, isUpright: false })
  return {
    left: edgeIn(across, { from: inner.left - CLEAR, to: 0, least }),
    right: edgeIn(across, { from: inner.right + CLEAR, to: half.width - 1, least }),
    top: edgeIn(down, { from: inner.top - CLEAR, to: 0, least }),
    bottom: edgeIn(down, { from: inner.bottom + CLEAR, to: half.height - 1, least }),
  }
}

/** Of the width of the text: along less of a side, where its edge runs cannot be told. */
const LEAST_SIDE = 0.6

/** From where to where the sides are looked at: along the text, and along the blank paper that follows a few lines. */
function sideOf({ left, right, top, bottom }: Bounds, { height }: Grey): { from: number; to: number } {
  const missing = Math.max(0, LEAST_SIDE * (right - left) - (bottom - top))
  return height - bottom >= top
    ? { from: top, to: Math.min(height, bottom + missing) }
    : { from: Math.max(0, top - missing), to: bottom }
}

/** Half as large, of each neighbourhood the brightest: paper without its ink. */
function brightHalf({ width, height, pixels }: Grey): Grey {
  const [columns, rows] = [width >> 1, height >> 1]
  const half = new Uint8Array(columns * rows)
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1) {
      const at = 2 * y * width + 2 * x
      const sum = (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + width] ?? 0) + (pixels[at + width + 1] ?? 0)
      half[y * columns + x] = sum >> 2
    }
  return { width: columns, height: rows, pixels: brightest(half, columns, rows) }
}

const REACH = 3

function brightest(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const across = pixels.slice()
  for (let y = 0; y < height; y += 1)
    for (let x = REACH; x < width - REACH; x += 1) {
      let most = 0
      const at = y * width + x
      for (let step = -REACH; step <= REACH; step += 1) {
        const value = pixels[at + step] ?? 0
        if (value > most) most = value
      }
      across[at] = most
    }
  const both = across.slice()
  for (let y = REACH; y < height - REACH; y += 1)
    for (let x = 0; x < width; x += 1) {
      let most = 0
      const at = y * width + x
      for (let step = -REACH; step <= REACH; step += 1) {
        const value = across[at + step * width] ?? 0
        if (value > most) most = value
      }
      both[at] = most
    }
  return both
}

function brightnessIn({ width, pixels }: Grey, { left, top, right, bottom }: Bounds): number {
  let [sum, count] = [0, 0]
  for (let y = Math.floor(top); y < bottom; y += 7)
    for (let x = Math.floor(left); x < right; x += 7) {
      sum += pixels[y * width + x] ?? 0
      count += 1
    }
  return sum / Math.max(1, count)
}

interface Steps {
  /** Of each strip: at each place, the brightness after it less that before it. */
  readonly bands: readonly Float32Array[]
  readonly breadth: number
  /** Where the first strip begins. */
  readonly first: number
}

/** How the brightness steps along each of `BANDS` strips. */
function stepsOf(
  { width, height, pixels }: Grey,
  { from, to, isUpright }: { from: number; to: number; isUpright: boolean },
): Steps {
  const length = isUpright ? width : height
  const first = Math.max(0, Math.floor(from))
  const breadth = Math.max(1, Math.floor((Math.min(isUpright ? height : width, to) - first) / BANDS))
  const bands = Array.from({ length: BANDS }, (_, band) => {
    const sums = new Float64Array(length + 1)
    const start = first + band * breadth
    for (let at = 0; at < length; at += 1) {
      let sum = 0
      for (let other = start; other < start + breadth; other += 1)
        sum += pixels[isUpright ? other * width + at : at * width + other] ?? 0
      sums[at + 1] = (sums[at] ?? 0) + sum / breadth
    }
    return Float32Array.from({ length }, (_step, at) => stepAt(sums, at))
  })
  return { bands, breadth, first }
}

/** Means after and before a place. */
function stepAt(sums: Float64Array, at: number): number {
  if (at - GAP - WIDTH < 0 || at + GAP + WIDTH >= sums.length) return 0
  const after = (sums[at + GAP + WIDTH] ?? 0) - (sums[at + GAP] ?? 0)
  return (after - (sums[at - GAP] ?? 0) + (sums[at - GAP - WIDTH] ?? 0)) / WIDTH
}

/** The first clear step outwards from the text: what lies further out is the desk's. */
function edgeIn(steps: Steps, { from, to, least }: { from: number; to: number; least: number }): Edge | null {
  const { bands, breadth } = steps
  const way = Math.sign(to - from)
  const slack = (MOST_LEAN * breadth * BANDS) / 2
  let best: (Straight & { size: number }) | null = null
  for (let at = Math.round(from + way * WIDTH); way > 0 ? at < to : at > to; at += way) {
    if (best !== null && Math.abs(at - best.at) > 3 * WIDTH + slack / 4) break
    for (let lean = -MOST_LEAN; lean <= MOST_LEAN + 1e-6; lean += LEAN_STEP) {
      const size = sizeOf({ bands, breadth }, { at, lean }, least)
      if (size > (best?.size ?? 0)) best = { at, lean, size }
    }
  }
  return best === null ? null : refined(steps, best, least)
}

/** The lean is found coarsely first. */
function refined(steps: Steps, found: Straight, least: number): Edge {
  let best = { ...found, size: 0 }
  for (let at = found.at - 2; at <= found.at + 2; at += 1)
    for (let lean = found.lean - LEAN_STEP; lean <= found.lean + LEAN_STEP + 1e-6; lean += LEAN_STEP / 5) {
      const size = sizeOf(steps, { at, lean }, least)
      if (size > best.size) best = { at, lean, size }
    }
  return { at: best.at * 2, lean: best.lean, trace: traced(steps, best, least) }
}

/** Half-size pixels either side of the straight edge where its bow is looked for. */
const BOW = 9

function traced({ bands, breadth, first }: Steps, { at, lean }: Straight, least: number): (readonly [number, number])[] {
  const total = bands.reduce(
    (sum, steps, band) => sum + (steps[Math.round(at + lean * (band + 0.5 - BANDS / 2) * breadth)] ?? 0),
    0,
  )
  return bands.flatMap((steps, band) => {
    const place = Math.round(at + lean * (band + 0.5 - BANDS / 2) * breadth)
    let [best, most] = [0, least]
    for (let near = place - BOW; near <= place + BOW; near += 1) {
      const size = (steps[near] ?? 0) * Math.sign(total)
      if (size > most) [best, most] = [near, size]
    }
    // The step has a flat top, as wide as the gap.
    return most === least ? [] : [[2 * (first + (band + 0.5) * breadth), 2 * best] as const]
  })
}

const EARLY = 12

/** The mean step along a leaning edge; 0 where too few bands agree. */
function sizeOf({ bands, breadth }: Omit<Steps, 'first'>, { at, lean }: Straight, least: number): number {
  let [up, down, sum, count] = [0, 0, 0, 0]
  for (let band = 0; band < BANDS; band += 1) {
    // Most places are no edge, and the first few bands say so.
    if (band === EARLY && Math.max(up, down) < EARLY / 2) return 0
    const place = Math.round(at + lean * (band + 0.5 - BANDS / 2) * breadth)
    const steps = bands[band]
    if (steps === undefined || place < WIDTH + GAP || place >= steps.length - WIDTH - GAP) continue
    const step = steps[place] ?? 0
    count += 1
    sum += step
    if (step > least / 2) up += 1
    else if (step < -least / 2) down += 1
  }
  if (
    count < BANDS / 2 ||
    Math.max(up, down) < (Math.abs(lean) > STRONG_LEAN ? NEARLY_ALL : MAJORITY) * count ||
    Math.abs(sum / count) < least
  )
    return 0
  return Math.abs(sum / count)
}

/** Of the width of the text: how long the paper is with its margins. */
const PAPER_LENGTH = 1.5

/** How much paper without text may follow where the text is but a few lines. */
export const blankOf = ({ left, right, top, bottom }: Bounds): number =>
  Math.max(0, PAPER_LENGTH * (right - left) - (bottom - top))

/** Around all of the places. */
export function boundsOf(places: readonly (readonly [x: number, y: number])[]): Bounds {
  let [left, top, right, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]
  for (const [x, y] of places) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left, top, right, bottom }
}
