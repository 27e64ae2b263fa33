/** One byte a pixel, row by row; 0 is black. */
export interface Grey {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Every `factor` × `factor` pixels become one, their mean. */
export function shrunk({ width, height, pixels }: Grey, factor: number): Grey {
  if (factor <= 1) return { width, height, pixels }
  const [across, down] = [Math.floor(width / factor), Math.floor(height / factor)]
  const small = new Uint8Array(across * down)
  const sums = new Uint32Array(across)
  const area = factor * factor
  for (let y = 0; y < down; y += 1) {
    sums.fill(0)
    for (let row = y * factor; row < (y + 1) * factor; row += 1) {
      let at = row * width
      for (let x = 0; x < across; x += 1) {
        let sum = 0
        for (let step = 0; step < factor; step += 1) sum += pixels[at++] ?? 0
        sums[x] = (sums[x] ?? 0) + sum
      }
    }
    for (let x = 0; x < across; x += 1) small[y * across + x] = (sums[x] ?? 0) / area
  }
  return { width: across, height: down, pixels: small }
}

/** The mean of each pixel's neighbourhood, `reach` pixels each way. */
export function meanAround({ width, height, pixels }: Grey, reach: number): Uint8Array {
  const means = new Uint8Array(width * height)
  /** Of each column, the rows around this one. */
  const columns = new Uint32Array(width)
  const addRow = (row: number, sign: 1 | -1): void => {
    for (let x = 0, at = row * width; x < width; x += 1, at += 1) columns[x] = (columns[x] ?? 0) + sign * (pixels[at] ?? 0)
  }
  for (let row = 0; row < Math.min(height, reach); row += 1) addRow(row, 1)
  for (let y = 0; y < height; y += 1) {
    if (y + reach < height) addRow(y + reach, 1)
    if (y > reach) addRow(y - reach - 1, -1)
    const rows = Math.min(height, y + reach + 1) - Math.max(0, y - reach)
    let sum = 0
    for (let x = 0; x < Math.min(width, reach); x += 1) sum += columns[x] ?? 0
    for (let x = 0; x < width; x += 1) {
      if (x + reach < width) sum += columns[x + reach] ?? 0
      if (x > reach) sum -= columns[x - reach - 1] ?? 0
      means[y * width + x] = sum / (rows * (Math.min(width, x + reach + 1) - Math.max(0, x - reach)))
    }
  }
  return means
}

/** How many of the values are 0, 1 … 255. */
export function countsOf(values: Uint8Array): Uint32Array {
  const counts = new Uint32Array(256)
  // By index, here and wherever all pixels of a page are looked at: walking them costs several times as much.
  for (let at = 0; at < values.length; at += 1) counts[values[at] ?? 0] = (counts[values[at] ?? 0] ?? 0) + 1
  return counts
}

/** How many of the counted values lie from one on, and before another. */
export const countBetween = (counts: Uint32Array, from: number, to: number): number =>
  counts.subarray(from, to).reduce((sum, count) => sum + count, 0)

/** The value under which that share of the counted values lies. */
export function percentile(counts: Uint32Array, share: number): number {
  const all = countBetween(counts, 0, 256)
  let seen = 0
  for (let value = 0; value < 256; value += 1) {
    seen += counts[value] ?? 0
    if (seen > all * share) return value
  }
  return 255
}
