import { bottomOf, leftOf, middleXOf, middleYOf, unionOf } from '#engine/reading/boxes.ts'
import type { PageText, Word } from '#engine/reading/page-text.ts'
import { editDistance } from '#engine/recognition/letters.ts'
import { SURE } from '#engine/report/evidence.ts'

/** A grid of years by months, found although some of its heading or its years were read wrongly. */
export interface FoundGrid {
  /** The middles of the twelve columns. */
  readonly columns: readonly number[]
  readonly pitch: number
  /** The words of the heading as they must be, some of them put in where none was read. */
  readonly head: readonly Word[]
  readonly readHead: readonly Word[]
  readonly rows: readonly GridRow[]
}

export interface GridRow {
  readonly year: Word
  /** The year as the rows around it force it; null where they do not. */
  readonly text: string | null
  /** Whether nothing speaks against the year. */
  readonly isSure: boolean
  readonly top: number
  readonly bottom: number
}

const INITIALS = 'JFMAMJJASOND'
const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
/** What the first letter of a month is read as. */
const READ_AS: Readonly<Record<string, string>> = {
  O: 'O0oQDG',
  J: 'JjIl]1',
  S: 'Ss5',
  N: 'N',
  D: 'D0O',
  F: 'FfPE',
  M: 'MmH',
  A: 'A4',
}
/** So many of the twelve must be right. */
const LEAST_RIGHT = 9

/** The grids of a page, top to bottom. The last grid of the page before may go on here without a heading. */
export function findGrids(page: PageText, before: FoundGrid | null): FoundGrid[] {
  const lines = linesOf(page.words)
  const direction = directionOf(before)
  const heads = lines.flatMap((line, index) => {
    const head = headOf(line)
    return head ? [{ ...head, readHead: inHead(page, head), index }] : []
  })
  const found = heads.map(({ index, ...head }, at) => {
    const next = heads[at + 1]?.index ?? lines.length
    return { ...head, rows: rowsOf(lines.slice(index + 1, next), head, direction) }
  })
  const goesOn = before ? { ...before, head: [], readHead: [] } : null
  const rows = goesOn ? rowsOf(lines.slice(0, heads[0]?.index ?? lines.length), goesOn, direction) : []
  const isAtTop = rows[0] !== undefined && rows[0].top < page.height * TOP
  return goesOn && isAtTop ? [{ ...goesOn, rows }, ...found] : found
}

/** What was read at the place of a heading: a name whose box took in a rule is on no line with the others. */
function inHead(page: PageText, { columns, pitch, head }: Head): Word[] {
  const [, top, , height] = unionOf(head.map((word) => word.box)) ?? [0, 0, 0, 0]
  return page.words.filter(({ text, box, confidence = 1 }) => {
    const shared = Math.min(bottomOf(box), top + height) - Math.max(box[1], top)
    const month = columns.findIndex((middle) => Math.abs(middle - middleXOf(box)) < pitch * 0.6)
    const isRead =
      head.some((word) => word.text === text) ||
      isInitial(text, INITIALS[month] ?? '?') ||
      text.length <= 3 ||
      confidence < UNREAD
    return month >= 0 && isRead && shared > Math.min(box[3], height) * 0.5 && box[2] < pitch * 3
  })
}

/** Less surely read than this, a word at the heading's height is one of its letters and a speck. */
const UNREAD = 0.6

/** A grid that goes on begins in this part of the page. */
const TOP = 0.2

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Words at one height, left to right. The ink of small signs has its own height, so their middles decide. */
function linesOf(words: readonly Word[]): Word[][] {
  const usual = median(words.map((word) => word.box[3]))
  const lines: Word[][] = []
  for (const word of words.toSorted((a, b) => middleYOf(a.box) - middleYOf(b.box))) {
    const open = lines.at(-1)
    const last = open?.at(-1)
    if (open && last && middleYOf(word.box) - middleYOf(last.box) < usual * 0.45) open.push(word)
    else lines.push([word])
  }
  return lines.map((line) => line.toSorted((a, b) => leftOf(a.box) - leftOf(b.box)))
}

type Head = Omit<FoundGrid, 'rows'>

function headOf(line: readonly Word[]): Head | null {
  const words = (/^ye/i.test(line[0]?.text ?? '') ? line.slice(1) : line).flatMap(inLetters)
  if (words.length < LEAST_RIGHT || words.slice(0, 12).some(({ text }) => text.length > 9)) return null
  const near = words.slice(0, 12)
  const pitch = median(near.slice(1).map((word, index) => middleXOf(word.box) - middleXOf(near[index]?.box ?? word.box)))
  for (const offset of [0, 1, 2, 3]) {
    const head = headFrom(near, pitch, offset)
    if (head) return head
  }
  return null
}

/** Initials that were read as one word, each in its place; a letter with a speck beside it is that letter. */
function inLetters(word: Word): Word[] {
  const [left, top, width, height] = word.box
  const count = word.text.length
  if (count < 2 || !/^[A-Z0o\]|l]{2,12}$/.test(word.text)) return [word]
  if (width < height * 1.2) return [{ ...word, text: word.text.charAt(0) }]
  const letter = Math.min(height * 0.7, width / count)
  const step = (width - letter) / (count - 1)
  return [...word.text].map((text, index) => ({ ...word, text, box: [left + index * step, top, letter, height] }))
}

/** The heading whose first read word is the month `offset`. */
function headFrom(words: readonly Word[], pitch: number, offset: number): Head | null {
  const [first] = words
  if (!first || pitch <= 0) return null
  const january = middleXOf(first.box) - offset * pitch
  const placed = words.flatMap((word) => {
    const at = (middleXOf(word.box) - january) / pitch
    const month = Math.round(at)
    return Math.abs(at - month) < 0.3 && month < 12 ? [{ word, month }] : []
  })
  const right = placed.filter(({ word, month }) => isInitial(word.text, INITIALS[month] ?? ''))
  if (right.length < LEAST_RIGHT || new Set(placed.map(({ month }) => month)).size < placed.length) return null
  // The middles of the words that were read right tell where the columns stand, also where the print is a little askew.
  const shift = median(right.map(({ word, month }) => middleXOf(word.box) - january - month * pitch))
  const columns = Array.from({ length: 12 }, (_, month) => {
    const own = placed.find((one) => one.month === month)
    return own ? middleXOf(own.word.box) : january + shift + month * pitch
  })
  const isNamed = median(right.map(({ word }) => word.text.length)) >= 3
  const size = median(right.map(({ word }) => word.box[3]))
  const head = columns.map((middle, month): Word => {
    const own = placed.find((one) => one.month === month)?.word
    const text = isNamed ? (NAMES[month] ?? '') : (INITIALS[month] ?? '')
    const isRead = isNamed && own?.text.toLowerCase().startsWith(text.toLowerCase())
    if (own) return isRead ? own : { ...own, text }
    return { text, box: [middle - size / 2, first.box[1], size, first.box[3]], confidence: 0.9 }
  })
  return { columns, pitch, head, readHead: words }
}

const isInitial = (text: string, letter: string): boolean => (READ_AS[letter] ?? letter).includes(text.charAt(0))

const YEAR = /^(?:19|20)\d{2}$/
/** What a year is read as; the rows around it say which. Codes of the key that stand below a grid are none. */
const LIKE_YEAR = /^(?!1[258]0$)[12lIZ][\dOoIlSZB]{2,4}[.,_]?$/
/** What is left of a year of which hardly anything was made out: it counts only where a row must stand. */
const SCRAP = /^[12lIZ|][\dOoIlSZB]{0,4}[.,_]?$/

function rowsOf(lines: readonly (readonly Word[])[], { columns, pitch, readHead }: Head, direction: number): GridRow[] {
  const left = (columns[0] ?? 0) - pitch * 0.35
  const isBeside = (word: Word | undefined): word is Word => word !== undefined && middleXOf(word.box) < left
  const found: Word[] = []
  for (const [first] of lines) {
    const year = isBeside(first) && (YEAR.test(first.text) || LIKE_YEAR.test(first.text)) ? first : undefined
    const last = found.at(-1) ?? readHead[0]
    const step = found.length > 1 ? middleYOf(found[1]?.box ?? [0, 0, 0, 0]) - middleYOf(found[0]?.box ?? [0, 0, 0, 0]) : 40
    // A grid that goes on from the page before has no heading to stand under.
    const isNear = !last || (year && middleYOf(year.box) - middleYOf(last.box) < Math.max(step * 2.6, 20))
    if (year && isNear) found.push(year)
  }
  const scraps = lines.flatMap(([first]) => (isBeside(first) && SCRAP.test(first.text) ? [first] : []))
  const whole = withGaps(found, scraps)
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
    const around = [above ?? readHead[0], below].flatMap((one) => (one ? [Math.abs(middleYOf(one.box) - middle) / 2] : []))
    const reach = Math.min(...around, year.box[3] * 1.4)
    const text = (texts ?? years)[index]
    const forced = text === undefined || text === null ? null : String(text)
    const isSure = isProved || (rows.length === 1 && (year.confidence ?? 1) >= SURE)
    return { year, text: forced, isSure, top: middle - reach, bottom: middle + reach }
  })
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

/** Whether the years of a grid rise (1) or fall (-1) from row to row; 0 where that cannot be told. */
function directionOf(grid: FoundGrid | null): number {
  const [first, second] = (grid?.rows ?? []).map(({ text }) => Number(text ?? 0))
  return first && second && Math.abs(second - first) === 1 ? second - first : 0
}
