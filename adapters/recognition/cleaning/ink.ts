import { countsOf, type Grey, meanAround, percentile } from '#adapters/recognition/cleaning/grey.ts'

/** Pixels each way that are looked at to say what is darker than its surroundings. */
const REACH = 14
/** How much darker than its surroundings ink is, as a share of the usual difference between neighbours. */
const OVER_GRAIN = 4
const LEAST_DEPTH = 7
/** Of the brightness around, and of the brightest paper: the grain of a desk is fainter than print. */
const SHARE_OF_LIGHT = 0.09
const SHARE_OF_BRIGHTEST = 0.05
/** Of the strongest difference nearby: the edge of a stroke lies half-way. */
const HALF_WAY = 0.42

/** 1 where there is ink: darker than around it by more than the grain of the paper, whatever the light is. */
export function inkOf(grey: Grey): Uint8Array {
  const { width, height, pixels } = grey
  const around = meanAround(grey, REACH)
  const depth = new Uint8Array(width * height)
  for (let at = 0; at < depth.length; at += 1) depth[at] = Math.max(0, (around[at] ?? 0) - (pixels[at] ?? 0))
  const floor = Math.max(LEAST_DEPTH, OVER_GRAIN * grainOf(grey), SHARE_OF_BRIGHTEST * percentile(countsOf(pixels), 0.95))
  const strongest = strongestAround(depth, width, height)
  const ink = new Uint8Array(width * height)
  const columns = Math.ceil(width / CELL)
  for (let y = 0; y < height; y += 1)
    for (let column = 0; column < columns; column += 1) {
      const peak = strongest[Math.floor(y / CELL) * columns + column] ?? 0
      const least = Math.max(floor, peak * HALF_WAY)
      const end = y * width + Math.min(width, (column + 1) * CELL)
      for (let at = y * width + column * CELL; at < end; at += 1) {
        const deep = depth[at] ?? 0
        if (deep > least && deep > SHARE_OF_LIGHT * (around[at] ?? 0)) ink[at] = 1
      }
    }
  return ink
}

/** The usual difference between neighbouring pixels: the paper's and the camera's noise. */
export function grainOf({ width, height, pixels }: Grey): number {
  const counts = new Uint32Array(256)
  let seen = 0
  for (let y = 1; y < height; y += 3)
    for (let x = 1; x < width - 1; x += 3) {
      const at = y * width + x
      const bend = Math.abs(2 * (pixels[at] ?? 0) - (pixels[at - 1] ?? 0) - (pixels[at + 1] ?? 0))
      counts[Math.min(255, bend)] = (counts[Math.min(255, bend)] ?? 0) + 1
      seen += 1
    }
  let sum = 0
  for (let value = 0; value < 256; value += 1) {
    sum += counts[value] ?? 0
    // The median of |a - 2b + c| is 1.65 standard deviations.
    if (sum > seen / 2) return value / 1.65
  }
  return 0
}

const CELL = 12

/** The strongest depth in the nine cells around each cell. */
function strongestAround(depth: Uint8Array, width: number, height: number): Uint8Array {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)]
  const cells = new Uint8Array(columns * rows)
  for (let y = 0; y < height; y += 1)
    for (let column = 0; column < columns; column += 1) {
      const cell = Math.floor(y / CELL) * columns + column
      let most = cells[cell] ?? 0
      const end = y * width + Math.min(width, (column + 1) * CELL)
      for (let at = y * width + column * CELL; at < end; at += 1) {
        const value = depth[at] ?? 0
        if (value > most) most = value
      }
      cells[cell] = most
    }
  const wide = new Uint8Array(columns * rows)
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1) {
      let most = 0
      for (let v = Math.max(0, y - 1); v <= Math.min(rows - 1, y + 1); v += 1)
        for (let u = Math.max(0, x - 1); u <= Math.min(columns - 1, x + 1); u += 1)
          most = Math.max(most, cells[v * columns + u] ?? 0)
      wide[y * columns + x] = most
    }
  return wide
}
