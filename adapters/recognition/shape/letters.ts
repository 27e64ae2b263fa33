import type { Blot } from '#adapters/recognition/cleaning/blots.ts'

/** A blot that may be a letter. */
export interface Letter extends Blot {
  readonly x: number
  readonly y: number
  /** The longer side. */
  readonly size: number
}

/** Pixels. */
const LEAST = 4
const MOST = 80
/** No letter is thinner than this share of its box, or it is a rule. */
const LEAST_INK = 0.12
/** More blots than a page can hold are grain. */
const MOST_LETTERS = 30_000

export function lettersOf(blots: readonly Blot[]): Letter[] {
  const letters: Letter[] = []
  for (const blot of blots) {
    const [across, down] = [blot.right - blot.left, blot.bottom - blot.top]
    const size = Math.max(across, down)
    if (size < LEAST || size > MOST || across > 8 * down || down > 8 * across) continue
    if (blot.area < LEAST_INK * across * down || blot.area < 6) continue
    letters.push({ ...blot, size, x: (blot.left + blot.right) / 2, y: (blot.top + blot.bottom) / 2 })
  }
  return letters.length <= MOST_LETTERS ? letters : letters.toSorted((a, b) => b.area - a.area).slice(0, MOST_LETTERS)
}

/** Finds the letters near a place without looking at all of them. */
export function neighbourhoods(letters: readonly Letter[], cell: number): (x: number, y: number, reach: number) => number[] {
  const cells = new Map<number, number[]>()
  const keyOf = (column: number, row: number): number => row * 100_003 + column
  letters.forEach(({ x, y }, index) => {
    const key = keyOf(Math.floor(x / cell), Math.floor(y / cell))
    const there = cells.get(key)
    if (there === undefined) cells.set(key, [index])
    else there.push(index)
  })
  return (x, y, reach) => {
    const found: number[] = []
    for (let row = Math.floor((y - reach) / cell); row <= Math.floor((y + reach) / cell); row += 1)
      for (let column = Math.floor((x - reach) / cell); column <= Math.floor((x + reach) / cell); column += 1) {
        const there = cells.get(keyOf(column, row))
        if (there !== undefined) for (const one of there) found.push(one)
      }
    return found
  }
}

/** The size in the middle. */
export function usualSize(letters: readonly Letter[]): number {
  return letters.map(({ size }) => size).toSorted((a, b) => a - b)[Math.floor(letters.length / 2)] ?? 0
}

const DEGREES = 180

/**
 * The direction in which letters follow each other, in radians from -90° (excluded) to 90°: each letter's nearest
 * neighbours stand beside it in its line. Null where no direction stands out.
 */
export function directionOf(letters: readonly Letter[]): number | null {
  const reach = usualSize(letters) * 3
  const near = neighbourhoods(letters, Math.max(8, reach))
  const votes = new Float64Array(DEGREES)
  letters.forEach((letter, own) => {
    const ranked = near(letter.x, letter.y, letter.size * 2.2)
      .filter((index) => index !== own && isAlike(letter, letters[index]))
      .map((index) => ({ index, far: distance(letter, letters[index]) }))
      .toSorted((a, b) => a.far - b.far)
      .slice(0, 2)
    for (const { index, far } of ranked) {
      const other = letters[index]
      if (other === undefined || far > letter.size * 2.2) continue
      const angle = Math.atan2(other.y - letter.y, other.x - letter.x)
      const degree = Math.round((angle * 180) / Math.PI + 360) % DEGREES
      votes[degree] = (votes[degree] ?? 0) + 1
    }
  })
  return peakOf(votes)
}

const isAlike = (one: Letter, other: Letter | undefined): boolean =>
  other !== undefined && other.size < one.size * 2.2 && one.size < other.size * 2.2

const distance = (one: Letter, other: Letter | undefined): number =>
  other === undefined ? Number.POSITIVE_INFINITY : Math.hypot(one.x - other.x, one.y - other.y)

const WINDOW = 9

function peakOf(votes: Float64Array): number | null {
  const at = (degree: number): number => votes[(degree + 2 * DEGREES) % DEGREES] ?? 0
  let [best, most] = [0, -1]
  for (let degree = 0; degree < DEGREES; degree += 1) {
    let sum = 0
    for (let step = -WINDOW; step <= WINDOW; step += 1) sum += at(degree + step) * (1 - Math.abs(step) / (WINDOW + 1))
    if (sum > most) [best, most] = [degree, sum]
  }
  const all = votes.reduce((sum, one) => sum + one, 0)
  if (all < 40 || most / all < 0.16) return null
  let [weighed, weight] = [0, 0]
  for (let step = -WINDOW; step <= WINDOW; step += 1) {
    weighed += step * at(best + step)
    weight += at(best + step)
  }
  const degree = best + weighed / Math.max(1, weight)
  return ((degree > 90 ? degree - 180 : degree) * Math.PI) / 180
}
