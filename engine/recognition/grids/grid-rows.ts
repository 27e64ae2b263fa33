import { middleXOf, middleYOf } from '#engine/reading/lines/boxes.ts'
import type { Word } from '#engine/reading/page-text.ts'
import { inOneColumn, isYearOfRow, YEAR } from '#engine/recognition/grids/grid-years.ts'
import { editDistance } from '#engine/recognition/words/letters.ts'
import { type Box, SURE } from '#engine/report/evidence.ts'

export interface GridRow {
  readonly year: Word
  /** The year as the rows around it force it; null where they do not. */
  readonly text: string | null
  /** Whether nothing speaks against the year. */
  readonly isSure: boolean
  readonly top: number
  readonly bottom: number
}

/** Where the months of a grid stand, and what was read of their names. */
interface Columns {
  readonly columns: readonly number[]
  readonly pitch: number
  readonly readHead: readonly Word[]
  /** Of the grid that goes on from the page before. */
  readonly rows?: readonly GridRow[]
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** What is left of a year of which hardly anything was made out, or that lost its first figure: it counts only where a row must stand. */
const SCRAP = /^[\dOoIlSZB|]{1,5}[.,_\]|]?$/

interface Paper {
  readonly lines: readonly (readonly Word[])[]
  readonly marks: readonly Box[]
}

/** The rows under a heading, each with the year that it has or that the rows around it force. */
export function rowsOf({ lines, marks }: Paper, grid: Columns, direction: number): GridRow[] {
  const { columns, pitch, readHead } = grid
  const left = (columns[0] ?? 0) - pitch * 0.35
  const isBeside = (word: Word | undefined): word is Word => word !== undefined && middleXOf(word.box) < left
  const found = foundYears({ lines: lines.filter(([first]) => isBeside(first)), marks }, grid)
  const scraps = lines.flatMap(([first]) => (isBeside(first) && SCRAP.test(first.text) ? [first] : []))
  const whole = withLast(withGaps(found, scraps), lines, grid)
  const rows = inSequence(yearsOf(whole), 0) === null ? found : whole
  const years = yearsOf(rows)
  const texts = inSequence(years, direction) ?? likeliest(rows, years)
  // One year alone has nothing to be proved by.
  const read = rows.filter(({ text }) => YEAR.test(text))
  const isProved = texts !== null && (read.length > 1 || read.some(({ confidence = 1 }) => confidence >= SURE))
  return rows.map((year, index) => {
    const [above, below] = [rows[index - 1], rows[index + 1]]
    const middle = middleYOf(year.box)
    // A row alone reaches half the way to its heading.
    const next = below ?? (readHead.length === 0 && above === undefined ? lineBelow(lines, year) : undefined)
    const around = [above ?? readHead[0], next].flatMap((one) => (one ? [Math.abs(middleYOf(one.box) - middle) / 2] : []))
    const reach = Math.min(...around, year.box[3] * 1.4)
    const text = (texts ?? years)[index]
    const forced = text === undefined || text === null ? null : String(text)
    const isUnread = year.text === '' && below === undefined
    const isSure = !isUnread && (isProved || (rows.length === 1 && (year.confidence ?? 1) >= SURE))
    return { year, text: forced, isSure, top: middle - reach, bottom: middle + reach }
  })
}

/** What is printed below a row that stands alone at the head of its page: its key is no part of it. */
const lineBelow = (lines: Paper['lines'], { box }: Word): Word | undefined =>
  lines.find(([first]) => first !== undefined && middleYOf(first.box) - middleYOf(box) > box[3] * 0.6)?.[0]

/** The years that stand one below the other, each beside its months. */
function foundYears({ lines, marks }: Paper, { columns, pitch, readHead, rows = [] }: Columns): Word[] {
  const isHeaded = readHead.length > 0
  const candidates = lines.flatMap((words) => (isYearOfRow({ words, marks, columns, pitch, isHeaded }) ? words.slice(0, 1) : []))
  const before = isHeaded ? [] : rows.map(({ year }) => year)
  const found: Word[] = []
  for (const year of inOneColumn(candidates, before, pitch)) {
    const last = found.at(-1) ?? readHead[0]
    const [first, second] = found
    // Of one row alone, its heading says how far apart they may be.
    const above = second ? first : readHead[0]
    const step = found.length > 0 && above ? middleYOf((second ?? first ?? above).box) - middleYOf(above.box) : 40
    // A grid that goes on from the page before has no heading to stand under.
    if (!last || middleYOf(year.box) - middleYOf(last.box) < Math.max(step * (second ? 2.6 : 3), 20)) found.push(year)
  }
  return found
}

const yearsOf = (rows: readonly Word[]): (number | null)[] => rows.map(({ text }) => (YEAR.test(text) ? Number(text) : null))

/** Of the usual step from row to row: how far off a step may be. */
const UNEVEN = 0.25

/** The years with what stands, twice as far apart as the others are, between two of them: rows whose year was not made out. */
function withGaps(years: readonly Word[], scraps: readonly Word[]): Word[] {
  const steps = years.slice(1).map((year, index) => middleYOf(year.box) - middleYOf(years[index]?.box ?? year.box))
  if (steps.length === 0) return [...years]
  const step = Math.min(...steps)
  return years.flatMap((year, index) => {
    const gap = steps[index] ?? step
    const missing = Math.round(gap / step) - 1
    if (missing < 1 || missing > 2 || Math.abs(gap / step - missing - 1) > UNEVEN) return [year]
    const between = Array.from({ length: missing }, (_, at): Word => {
      const middle = middleYOf(year.box) + (gap * (at + 1)) / (missing + 1)
      const scrap = scraps.find(({ box }) => Math.abs(middleYOf(box) - middle) < step * UNEVEN)
      return scrap ?? { ...year, text: '', box: [year.box[0], middle - year.box[3] / 2, year.box[2], year.box[3]], confidence: 0 }
    })
    return [year, ...between]
  })
}

/** So many codes, and hardly anything else, stand in a row; of a column's width: how far off its middle. */
const LEAST_CELLS = 3
const CELL_SHARE = 0.8
const OFF_MIDDLE = 0.2

/** The years with one more, where codes stand in the columns one step below the last: a row whose year was not made out. */
function withLast(
  years: readonly Word[],
  lines: readonly (readonly Word[])[],
  { columns, pitch }: Omit<Columns, 'readHead'>,
): Word[] {
  const steps = years.slice(1).map((year, index) => middleYOf(year.box) - middleYOf(years[index]?.box ?? year.box))
  const last = years.at(-1)
  if (last === undefined || steps.length === 0) return [...years]
  const step = Math.min(...steps)
  const [left, , width, height] = last.box
  const inRow = lines.flat().filter(({ box }) => Math.abs(middleYOf(box) - middleYOf(last.box)) < step * UNEVEN)
  const middle = median(inRow.map(({ box }) => middleYOf(box))) + step
  const isCell = ({ text, box }: Word): boolean =>
    text.length <= 3 && columns.some((column) => Math.abs(column - middleXOf(box)) < pitch * OFF_MIDDLE)
  const isRow = lines.some((line) => {
    const cells = line.filter(isCell).length
    const isThere = line.every(({ box }) => Math.abs(middleYOf(box) - middle) < step * UNEVEN)
    return isThere && cells >= LEAST_CELLS && cells >= line.length * CELL_SHARE
  })
  return isRow ? [...years, { text: '', box: [left, middle - height / 2, width, height], confidence: 0 }] : [...years]
}

/** Years follow one another, newest or oldest first: where most of them do, the others are forced. Null where they do not. */
function inSequence(years: readonly (number | null)[], direction: number): number[] | null {
  for (const step of [-1, 1]) {
    const counts = new Map<number, number>()
    years.forEach((year, index) => {
      if (year !== null) counts.set(year - step * index, (counts.get(year - step * index) ?? 0) + 1)
    })
    const [first, second] = [...counts].toSorted(([, a], [, b]) => b - a)
    const read = years.filter((year) => year !== null).length
    if (first && first[1] >= 2 && first[1] * 2 >= read && first[1] > (second?.[1] ?? 0))
      return years.map((_, index) => first[0] + step * index)
  }
  const known = years.findIndex((year) => year !== null)
  const year = years[known] ?? null
  const isAlone = year !== null && years.every((other, index) => index === known || other === null)
  return direction !== 0 && isAlone ? years.map((_, index) => year + direction * (index - known)) : null
}

/** The years on from the only one that was made out, in the direction in which the others look like what was read of them; null where neither does more. */
function likeliest(rows: readonly Word[], years: readonly (number | null)[]): number[] | null {
  const known = years.findIndex((year) => year !== null)
  const year = years[known]
  if (year === undefined || year === null || rows.length < 2 || years.some((other, index) => other !== null && index !== known))
    return null
  const [falling, rising] = [-1, 1].map((step) => {
    const guess = rows.map((_, index) => year + step * (index - known))
    const wrong = rows.reduce((sum, { text }, index) => sum + editDistance(text, String(guess[index] ?? ''), 2), 0)
    return { guess, wrong }
  })
  if (!falling || !rising || falling.wrong === rising.wrong) return null
  const best = falling.wrong < rising.wrong ? falling : rising
  return best.wrong < rows.length ? best.guess : null
}
