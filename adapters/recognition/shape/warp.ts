import type { Grey } from '#adapters/recognition/cleaning/grey.ts'

/** From a place in the new picture to the place in the old one. */
export type Placement = (x: number, y: number) => readonly [x: number, y: number]

/** Between these many pixels the placement is taken to run straight. */
const STEP = 16

/** The picture as it looks from elsewhere: each new pixel is fetched from where it came from, the edge repeated beyond it. */
export function warped(source: Grey, size: { readonly width: number; readonly height: number }, placement: Placement): Grey {
  const { width, height } = size
  const pixels = new Uint8Array(width * height)
  const columns = Math.ceil(width / STEP) + 1
  let above = gridRow(placement, columns, 0)
  for (let top = 0; top < height; top += STEP) {
    const below = gridRow(placement, columns, top + STEP)
    for (let y = top; y < Math.min(height, top + STEP); y += 1)
      warpRow(source, { pixels, from: y * width, width }, blended(above, below, (y - top) / STEP))
    above = below
  }
  return { width, height, pixels }
}

function gridRow(placement: Placement, columns: number, y: number): Float64Array {
  const row = new Float64Array(columns * 2)
  for (let column = 0; column < columns; column += 1) {
    const [sx, sy] = placement(column * STEP, y)
    row[column * 2] = sx
    row[column * 2 + 1] = sy
  }
  return row
}

function blended(above: Float64Array, below: Float64Array, share: number): Float64Array {
  const between = new Float64Array(above.length)
  for (let at = 0; at < above.length; at += 1) {
    const value = above[at] ?? 0
    between[at] = value + ((below[at] ?? 0) - value) * share
  }
  return between
}

interface Row {
  readonly pixels: Uint8Array
  readonly from: number
  readonly width: number
}

function warpRow({ width, height, pixels }: Grey, row: Row, grid: Float64Array): void {
  for (let left = 0, column = 0; left < row.width; left += STEP, column += 2) {
    let [sx, sy] = [grid[column] ?? 0, grid[column + 1] ?? 0]
    const [stepX, stepY] = [((grid[column + 2] ?? 0) - sx) / STEP, ((grid[column + 3] ?? 0) - sy) / STEP]
    const end = Math.min(row.width, left + STEP)
    for (let x = left; x < end; x += 1, sx += stepX, sy += stepY) {
      const cx = sx < 0 ? 0 : sx > width - 1.001 ? width - 1.001 : sx
      const cy = sy < 0 ? 0 : sy > height - 1.001 ? height - 1.001 : sy
      const ix = cx | 0
      const iy = cy | 0
      const at = iy * width + ix
      const fx = cx - ix
      const top = (pixels[at] ?? 0) * (1 - fx) + (pixels[at + 1] ?? 0) * fx
      const bottom = (pixels[at + width] ?? 0) * (1 - fx) + (pixels[at + width + 1] ?? 0) * fx
      row.pixels[row.from + x] = top + (bottom - top) * (cy - iy) + 0.5
    }
  }
}
