import { type Letter, neighbourhoods, usualSize } from '#adapters/recognition/shape/letters.ts'

/** Letters that follow each other, from left to right. */
export interface TextLine {
  readonly letters: readonly Letter[]
  /** The usual height of its letters. */
  readonly height: number
  /** Where its middle lies, and how it slopes there. */
  readonly x: number
  readonly y: number
  readonly slope: number
  readonly left: number
  readonly right: number
}

const LEAST_LETTERS = 4
/** In letter heights: to the next letter, over the gap between two words. */
const GAP = 1.5
const SLACK = 0.5

/** Links each letter to the nearest one right of it in the same line; `slope` is how far lines may fall or rise. */
export function textLinesOf(letters: readonly Letter[], { slope }: { slope: number }): TextLine[] {
  const near = neighbourhoods(letters, Math.max(8, usualSize(letters) * 3))
  const next = new Int32Array(letters.length).fill(-1)
  const costs = new Float64Array(letters.length).fill(Number.POSITIVE_INFINITY)
  const before = new Int32Array(letters.length).fill(-1)
  letters.forEach((letter, own) => {
    const best = bestRight(letter, { letters, candidates: near(letter.x, letter.y, letter.size * 3.2), slope })
    if (best === null || best.cost >= (costs[best.index] ?? 0)) return
    const rival = before[best.index] ?? -1
    if (rival >= 0) next[rival] = -1
    next[own] = best.index
    before[best.index] = own
    costs[best.index] = best.cost
  })
  const lines: TextLine[] = []
  letters.forEach((_, index) => {
    if ((before[index] ?? -1) >= 0) return
    const chain: Letter[] = []
    for (let at = index; at >= 0; at = next[at] ?? -1) {
      const letter = letters[at]
      if (letter !== undefined) chain.push(letter)
    }
    const line = chain.length >= LEAST_LETTERS ? lineOf(chain) : null
    if (line !== null) lines.push(line)
  })
  return lines
}

interface Search {
  readonly letters: readonly Letter[]
  readonly candidates: readonly number[]
  readonly slope: number
}

function bestRight(letter: Letter, { letters, candidates, slope }: Search): { index: number; cost: number } | null {
  let best: { index: number; cost: number } | null = null
  for (const index of candidates) {
    const other = letters[index]
    if (other === undefined || other.x <= letter.x) continue
    const height = Math.max(letter.bottom - letter.top, other.bottom - other.top)
    const [gap, across] = [other.left - letter.right, other.x - letter.x]
    if (gap > GAP * height || gap < -0.6 * height || height > 2.6 * Math.min(letter.size, other.size)) continue
    // A small letter stands with its feet in line with a tall one, or its middle does.
    const off = Math.min(Math.abs(other.y - letter.y), Math.abs(other.bottom - letter.bottom))
    if (off > SLACK * 0.6 * height + slope * across || across < 0.1 * height) continue
    const cost = Math.max(0, gap) + 2 * off
    if (best === null || cost < best.cost) best = { index, cost }
  }
  return best
}

function lineOf(letters: readonly Letter[]): TextLine | null {
  const heights = letters.map(({ top, bottom }) => bottom - top).toSorted((a, b) => a - b)
  const height = heights[Math.floor(heights.length * 0.6)] ?? 0
  const count = letters.length
  const x = letters.reduce((sum, one) => sum + one.x, 0) / count
  let slope = 0
  let y = letters.reduce((sum, one) => sum + one.bottom, 0) / count
  // Feet of letters, those below the line (g, p, comma) losing their say.
  for (let round = 0; round < 4; round += 1) {
    let [weight, up, over, square] = [0, 0, 0, 0]
    for (const one of letters) {
      const off = (one.bottom - y - slope * (one.x - x)) / (0.12 * height)
      const own = round === 0 ? 1 : 1 / (1 + off * off)
      weight += own
      up += own * (one.bottom - slope * (one.x - x))
      over += own * (one.x - x) * (one.bottom - y)
      square += own * (one.x - x) ** 2
    }
    if (weight === 0 || square === 0) return null
    y = up / weight
    slope = over / square
  }
  const [first, last] = [letters[0], letters.at(-1)]
  if (first === undefined || last === undefined) return null
  return { letters, height, x, y, slope, left: first.left, right: last.right }
}

/** A line of so many letters is none of a desk's pattern. */
const MANY = 14
/** So many of them, whatever else looks like lines, are the text. */
const LEAST_LONG = 3
/** Of the height of their letters: what small and large print there may be beside them. */
const [SMALLEST, LARGEST] = [0.55, 2.4]

/** The lines without those of a desk's pattern, whose letters are not as high as those of the long lines. Pages of a few lines have more of them than of text. */
export function withoutPattern(lines: readonly TextLine[]): readonly TextLine[] {
  const heights = lines.flatMap(({ letters, height }) => (letters.length >= MANY ? [height] : [])).toSorted((a, b) => a - b)
  const usual = heights[Math.floor(heights.length / 2)]
  if (usual === undefined || heights.length < LEAST_LONG) return lines
  return lines.filter(({ height }) => height > usual * SMALLEST && height < usual * LARGEST)
}

/** Letters whose feet stand on the line: those that say where it runs. */
export function feetOf({ letters, height, x, y, slope }: TextLine): (readonly [x: number, y: number])[] {
  return letters
    .filter((one) => Math.abs(one.bottom - y - slope * (one.x - x)) < 0.14 * height + 0.7 && one.bottom - one.top > 0.45 * height)
    .map((one) => [one.x, one.bottom] as const)
}
