import { boxAround, leftOf, middleXOf, middleYOf, rightOf, unionOf } from '#engine/reading/lines/boxes.ts'
import { emOf, type Line } from '#engine/reading/lines/lines.ts'
import type { PageText, Word } from '#engine/reading/page-text.ts'
import type { Box } from '#engine/report/evidence.ts'
import type { Month } from '#engine/values/day.ts'

/** One month's place in a grid of years by twelve months: what is written there, and what is drawn there. */
export interface MonthCell {
  readonly month: Month
  readonly page: number
  /** Around the text or the drawing. */
  readonly box: Box
  /** Empty where nothing is written. */
  readonly text: string
  /** Small drawings in the cell. */
  readonly marks: readonly Box[]
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const
const INITIALS = 'jfmamjjasond'
const NAMES = 'january february march april may june july august september october november december'.split(' ')
/** How months are named where the names may read as one word. */
const NAMINGS: readonly (readonly string[])[] = [[...INITIALS], MONTHS, NAMES]

/**
 * The twelve column middles of a line that heads a month grid (`J F M …`, `Jan Feb …`, `January …`), or null. Beside the
 * grid, a clear gap to the right of December, something else may stand: its key.
 */
export function monthColumns(line: Line): number[] | null {
  const first = line.words[0]?.text ?? ''
  // Asked of every line of a report.
  if (!/^[jy]/i.test(first)) return null
  const words = /^year:?$/i.test(first) ? line.words.slice(1) : line.words
  if (!/^j/i.test(words[0]?.text ?? '')) return null
  for (let count = Math.min(12, words.length); count > 0; count -= 1) {
    const columns = columnsNamedBy(words.slice(0, count))
    if (!columns) continue
    const next = words[count]
    return next && leftOf(next.box) < gridEdge(columns) ? null : columns
  }
  return null
}

function columnsNamedBy(words: readonly Word[]): number[] | null {
  const texts = words.map((word) => word.text.toLowerCase())
  const text = texts.join('')
  const isNamed = texts.length === 12 && texts.every((name, month) => name.startsWith(MONTHS[month] ?? '?'))
  if (isNamed || (texts.length === 12 && text === INITIALS)) return words.map((word) => middleXOf(word.box))
  const naming = NAMINGS.find((names) => names.join('') === text)
  return naming ? middlesOfNames(words, naming) : null
}

/** Where December's column ends: what begins further right is no part of the grid. */
export function gridEdge(columns: readonly number[]): number {
  return (columns.at(-1) ?? 0) + pitchOf(columns) * 0.6
}

/** The mean distance of two columns. */
function pitchOf(columns: readonly number[]): number {
  const [first, last] = [columns[0], columns.at(-1)]
  return first === undefined || last === undefined ? 0 : (last - first) / Math.max(1, columns.length - 1)
}

/** Where columns stand close their names read as one word: each name's letters have their share of the width. */
function middlesOfNames(words: readonly Word[], names: readonly string[]): number[] {
  const middles = words.flatMap((word) =>
    [...word.text].map((_, index) => leftOf(word.box) + (word.box[2] * (index + 0.5)) / word.text.length),
  )
  let start = 0
  return names.map(({ length }) => {
    const group = middles.slice(start, start + length)
    start += length
    return group.reduce((sum, middle) => sum + middle, 0) / length
  })
}

/** The year a line of the grid begins with, left of the first month; null when it is no row of the grid. */
export function yearOfRow(line: Line, columns: readonly number[]): number | null {
  const [word] = line.words
  const [first, second] = columns
  if (!word || first === undefined || second === undefined || !/^(?:19|20)\d{2}$/.test(word.text)) return null
  return rightOf(word.box) < first + (second - first) / 2 ? Number(word.text) : null
}

/** The month column (0–11) an x stands in; null outside the grid. */
export function monthAt(x: number, columns: readonly number[]): number | null {
  if (columns.length < 2) return null
  let nearest = 0
  let distance = Infinity
  for (let index = 0; index < columns.length; index += 1) {
    const away = Math.abs((columns[index] ?? Infinity) - x)
    if (away >= distance) continue
    nearest = index
    distance = away
  }
  return distance <= pitchOf(columns) * 0.6 ? nearest : null
}

/**
 * The cells of one year's row: words by column, and drawings at the row's height where nothing is written. Empty cells
 * are left out. `pages` by number give the drawings.
 */
export function monthCells(line: Line, columns: readonly number[], marks: readonly Box[]): MonthCell[] {
  const year = yearOfRow(line, columns)
  if (year === null) return []
  const row = line.words.slice(1)
  const words = isTwelveCells(row, columns) ? row.map((word) => [word]) : wordsByMonth(row, columns)
  const drawn = marksOfRow(line, columns, marks)
  const cells: MonthCell[] = []
  let index = -1
  for (const written of words) {
    index += 1
    const marksOfCell = drawn[index] ?? NO_MARKS
    const box = written.length > 0 ? boxAround(written) : unionOf(marksOfCell)
    const text = written.length === 1 ? (written[0]?.text ?? '') : written.map((word) => word.text).join(' ')
    if (box) cells.push({ month: monthOfYear(year, index), page: line.page, box, text, marks: marksOfCell })
  }
  return cells
}

const NO_MARKS: readonly Box[] = []
const monthOfYear = (year: number, index: number): Month => `${year}-${index < 9 ? '0' : ''}${index + 1}`

/** The places of a row's months, each as wide as its column and as high as the row. */
export function monthPlaces(line: Line, columns: readonly number[]): MonthCell[] {
  const year = yearOfRow(line, columns)
  const pitch = pitchOf(columns)
  if (year === null) return []
  return columns.map((middle, index) => {
    const box = [middle - pitch / 2, line.box[1], pitch, line.box[3]] as const
    return { month: monthOfYear(year, index), page: line.page, box, text: '', marks: [] }
  })
}

function wordsByMonth(row: readonly Word[], columns: readonly number[]): Word[][] {
  const words: Word[][] = MONTHS.map(() => [])
  for (const word of row) {
    const month = monthAt(middleXOf(word.box), columns)
    if (month !== null) words[month]?.push(word)
  }
  return words
}

/** Twelve words at even steps from January on are twelve months, also where a wider font pushed them from under their headings. */
export function isTwelveCells(row: readonly Word[], columns: readonly number[]): boolean {
  const [first, january] = [row[0], columns[0]]
  const pitch = pitchOf(columns)
  if (row.length !== 12 || !first || january === undefined || Math.abs(middleXOf(first.box) - january) >= pitch * 0.6)
    return false
  const steps = row.slice(1).map((word, index) => middleXOf(word.box) - middleXOf(row[index]?.box ?? word.box))
  return steps.every((step) => step > pitch * 0.6 && step < pitch * 1.6)
}

function marksOfRow(line: Line, columns: readonly number[], marks: readonly Box[]): Box[][] {
  const [year] = line.words
  if (!year || marks.length === 0) return []
  const drawn: Box[][] = MONTHS.map(() => [])
  // Rows stand at least one letter's size apart: a drawing further off than half of it belongs to another row.
  const reach = emOf([year]) * 0.5
  for (const mark of marks) {
    const isAtRow = Math.abs(middleYOf(mark) - middleYOf(year.box)) < reach
    const month = isAtRow ? monthAt(middleXOf(mark), columns) : null
    if (month !== null) drawn[month]?.push(mark)
  }
  return drawn
}

/** Lines (thin) are rules and borders, not signs; what is left can be a tick. */
export function signsOf(page: PageText): readonly Box[] {
  const known = SIGNS.get(page)
  if (known) return known
  const signs = page.marks.filter((mark) => mark[2] >= 2 && mark[3] >= 2)
  SIGNS.set(page, signs)
  return signs
}
/** Asked of a page once for every row of its grids. */
const SIGNS = new WeakMap<PageText, readonly Box[]>()
