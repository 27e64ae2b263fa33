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

/** Sums over everything above and left of a place, one row and column wider than the picture. */
export function integralOf({ width, height, pixels }: Grey): Uint32Array {
  const stride = width + 1
  const sums = new Uint32Array(stride * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += pixels[y * width + x] ?? 0
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row
    }
  }
  return sums
}

/** The mean of each pixel's neighbourhood, `reach` pixels each way. */
export function meanAround(grey: Grey, reach: number): Uint8Array {
  const { width, height } = grey
  const sums = integralOf(grey)
  const stride = width + 1
  const means = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const [above, below] = [Math.max(0, y - reach) * stride, Math.min(height, y + reach + 1) * stride]
    const rows = (below - above) / stride
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - reach)
      const right = Math.min(width, x + reach + 1)
      const sum = (sums[below + right] ?? 0) - (sums[above + right] ?? 0) - (sums[below + left] ?? 0) + (sums[above + left] ?? 0)
      means[y * width + x] = sum / (rows * (right - left))
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
