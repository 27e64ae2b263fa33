import type { Grey } from '#adapters/recognition/cleaning/grey.ts'

/** Darker than this is ink, on a page in even light. */
export const INK_BELOW = 140
/** Points: no stroke of a letter is as long, no rule as thick. */
const LEAST_ACROSS = 34
const LEAST_DOWN = 26
const MOST_THICK = 2.2

/** Paints rules and the frames of tables white, in place: a recogniser takes them for letters. `dot` is pixels a point. */
export function clearRules(grey: Grey, dot: number): void {
  const thick = Math.ceil(MOST_THICK * dot)
  clearAcross(grey, { length: Math.round(LEAST_ACROSS * dot), thick })
  clearDown(grey, { length: Math.round(LEAST_DOWN * dot), thick })
}

interface Rule {
  readonly length: number
  readonly thick: number
}

/** Pixels of a rule that may be missing. */
const HOLE = 2

function clearAcross({ width, height, pixels }: Grey, { length, thick }: Rule): void {
  const isInk = (x: number, y: number): boolean => y >= 0 && y < height && (pixels[y * width + x] ?? 255) < INK_BELOW
  const found: (readonly [y: number, from: number, to: number])[] = []
  for (let y = 0; y < height; y += 1) {
    let [from, last] = [-1, -9]
    for (let x = 0; x <= width; x += 1) {
      const isDark = x < width && (pixels[y * width + x] ?? 255) < INK_BELOW
      if (isDark) {
        if (from < 0) from = x
        last = x
      } else if (from >= 0 && x - last > HOLE) {
        if (last - from >= length) found.push([y, from, last])
        from = -1
      }
    }
  }
  for (const [y, from, to] of found)
    for (let x = from; x <= to; x += 1) {
      let [top, bottom] = [y, y]
      while (y - top <= thick && isInk(x, top - 1)) top -= 1
      while (bottom - y <= thick && isInk(x, bottom + 1)) bottom += 1
      if (bottom - top + 1 > thick) continue
      for (let v = Math.max(0, top - 1); v <= Math.min(height - 1, bottom + 1); v += 1) pixels[v * width + x] = 255
    }
}

function clearDown({ width, height, pixels }: Grey, { length, thick }: Rule): void {
  const isInk = (x: number, y: number): boolean => x >= 0 && x < width && (pixels[y * width + x] ?? 255) < INK_BELOW
  const starts = new Int32Array(width).fill(-1)
  const lasts = new Int32Array(width).fill(-9)
  const found: (readonly [x: number, from: number, to: number])[] = []
  for (let y = 0; y <= height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const start = starts[x] ?? -1
      if (y < height && (pixels[y * width + x] ?? 255) < INK_BELOW) {
        if (start < 0) starts[x] = y
        lasts[x] = y
      } else if (start >= 0 && y - (lasts[x] ?? 0) > HOLE) {
        if ((lasts[x] ?? 0) - start >= length) found.push([x, start, lasts[x] ?? 0])
        starts[x] = -1
      }
    }
  for (const [x, from, to] of found)
    for (let y = from; y <= to; y += 1) {
      let [left, right] = [x, x]
      while (x - left <= thick && isInk(left - 1, y)) left -= 1
      while (right - x <= thick && isInk(right + 1, y)) right += 1
      if (right - left + 1 > thick) continue
      for (let u = Math.max(0, left - 1); u <= Math.min(width - 1, right + 1); u += 1) pixels[y * width + u] = 255
    }
}
