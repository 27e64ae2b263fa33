import { countsOf, type Grey, percentile } from '#adapters/recognition/cleaning/grey.ts'

/** Points of a side of the squares that a page is looked at by. */
const SQUARE = 2
/** Of 255: a filled bar is darker all over, and the paper between letters is not. */
const TONED_BELOW = 205
/** Of a square's dots: letters leave more of their square white. */
const TONED_SHARE = 0.62
/** Points: a bar with a line of words in it. */
const LEAST = { width: 60, height: 9 } as const
const MOST_HEIGHT = 44
/** Of the frame around a bar. */
const FILLED = 0.66
/** Of 255: how much lighter than its bar a letter is. */
const LIGHTER = 45
/** Of a bar's dots: what its letters take, at least and at most. */
const LETTERS = { least: 0.004, most: 0.35 } as const

/** How ragged a bar's border may be on either side, in points. Letters keep a greater distance. */
const RIM = 1

export interface Bar {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Turns light words on filled bars, as above the columns of tables, into dark words on white, in place: a recogniser takes such bars for drawings. `dot` is pixels a point. */
export function darkOnLight(grey: Grey, dot: number): void {
  const rim = Math.max(2, Math.round(RIM * dot))
  for (const bar of filledBars(grey, dot)) turnOver(grey, bar, rim)
}

/** Filled bars of an evenly lit page, in pixels. */
export function filledBars({ width, height, pixels }: Grey, dot: number): Bar[] {
  const side = Math.max(2, Math.round(SQUARE * dot))
  const [across, down] = [Math.floor(width / side), Math.floor(height / side)]
  const toned = new Uint8Array(across * down)
  const most = side * side * TONED_SHARE
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      let dark = 0
      for (let v = y * side; v < (y + 1) * side; v += 1)
        for (let u = x * side; u < (x + 1) * side; u += 1) if ((pixels[v * width + u] ?? 255) < TONED_BELOW) dark += 1
      if (dark >= most) toned[y * across + x] = 1
    }
  return connected(toned, across).flatMap(({ left, top, right, bottom, count }) => {
    const [wide, high] = [((right - left) * side) / dot, ((bottom - top) * side) / dot]
    const isBar = wide >= LEAST.width && high >= LEAST.height && high <= MOST_HEIGHT && wide > high * 2
    const isFilled = count >= (right - left) * (bottom - top) * FILLED
    // The squares at its border are toned in part: a square more on each side holds all of it.
    return isBar && isFilled
      ? [
          {
            left: Math.max(0, (left - 1) * side),
            top: Math.max(0, (top - 1) * side),
            right: Math.min(width, (right + 1) * side),
            bottom: Math.min(height, (bottom + 1) * side),
          },
        ]
      : []
  })
}

/** The frames of toned squares that touch, each with how many there are. */
function connected(toned: Uint8Array, across: number): (Bar & { readonly count: number })[] {
  const found: (Bar & { readonly count: number })[] = []
  for (let start = 0; start < toned.length; start += 1) {
    if (toned[start] !== 1) continue
    const open = [start]
    toned[start] = 2
    let [left, right, top, bottom, count] = [across, 0, toned.length, 0, 0]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % across, Math.floor(at / across)]
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
      count += 1
      for (const next of [x > 0 ? at - 1 : -1, x + 1 < across ? at + 1 : -1, at - across, at + across]) {
        if (toned[next] !== 1) continue
        toned[next] = 2
        open.push(next)
      }
    }
    found.push({ left, top, right, bottom, count })
  }
  return found
}

/** Of each column of a bar, what lies between its upper and its lower border. */
function turnOver({ width, height, pixels }: Grey, { left, top, right, bottom }: Bar, rim: number): void {
  const inside = new Uint8Array((right - left) * (bottom - top))
  for (let y = top; y < bottom; y += 1)
    inside.set(pixels.subarray(y * width + left, y * width + right), (y - top) * (right - left))
  const tone = percentile(countsOf(inside), 0.4)
  const border = tone + LIGHTER / 2
  const columns: (readonly [x: number, from: number, to: number])[] = []
  const counts = new Uint32Array(256)
  for (let x = left; x < right; x += 1) {
    let [from, to] = [top, bottom - 1]
    while (from <= to && (pixels[from * width + x] ?? 255) > border) from += 1
    while (to >= from && (pixels[to * width + x] ?? 255) > border) to -= 1
    if (from > to) continue
    columns.push([x, from, to])
    for (let y = from; y <= to; y += 1) {
      const value = pixels[y * width + x] ?? 0
      counts[value] = (counts[value] ?? 0) + 1
    }
  }
  const light = percentile(counts, 0.985)
  const all = counts.reduce((sum, count) => sum + count, 0)
  const lighter = counts.subarray(Math.min(255, Math.round((tone + light) / 2))).reduce((sum, count) => sum + count, 0)
  if (light - tone < LIGHTER || lighter < all * LETTERS.least || lighter > all * LETTERS.most) return
  const [first, last] = [columns[0]?.[0] ?? left, columns.at(-1)?.[0] ?? right]
  for (const [x, from, to] of columns) {
    const isEnd = x < first + rim || x > last - rim
    for (let y = Math.max(0, from - rim); y <= Math.min(height - 1, to + rim); y += 1) {
      const at = y * width + x
      const share = isEnd || y < from + rim || y > to - rim ? 0 : ((pixels[at] ?? 0) - tone) / (light - tone)
      pixels[at] = Math.max(0, Math.min(255, Math.round(255 * (1 - share))))
    }
  }
  for (let y = top; y < bottom; y += 1) {
    pixels.fill(255, y * width + Math.max(0, first - rim), y * width + first)
    pixels.fill(255, y * width + last, y * width + Math.min(width, last + rim))
  }
}
