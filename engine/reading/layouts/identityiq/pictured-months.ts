import { middleXOf } from '#engine/reading/lines/boxes.ts'
import type { Word } from '#engine/reading/page-text.ts'
import { SURE } from '#engine/report/evidence.ts'
import { addMonths, type Month, monthNumber } from '#engine/values/day.ts'

/** What stands over the columns of a history, and the month that each is; null where it cannot be told. */
export interface Heads {
  readonly over: readonly Word[]
  readonly months: readonly (Month | null)[]
  /** Points to either side of a head: what is further is under none. */
  readonly reach: number
  /** Whether no year was read, so that somebody must be asked about each month. */
  readonly isDoubtful: boolean
}

/** Of the way from one column to the next. */
const UNEVEN = 0.25
/** Of the names and years that can be read, so many must be right: in a row that is a month off hardly an initial is. */
const MOST_RIGHT = 0.75
/** Years that agree, beside names that tell the months. */
const LEAST_YEARS = 2
/** Fewer initials than these say nothing. */
const LEAST_INITIALS = 4
const INITIALS = 'JFMAMJJASOND'
/** What its initial is read as. */
const OCTOBER = /^[[({]?[0o6e][\])}]?$/

interface Column {
  /** 1 to 12, by a name that was read. */
  readonly month: number | null
  readonly initial: string | null
  readonly year: number | null
  readonly isYearSure: boolean
}

/**
 * The heads of a history on a picture. Letters that stand alone and small figures are lost, misread or run together there; but
 * columns stand evenly and their months count down one by one, so that what can be read tells the rest: all the names and some
 * years, or all the years, of which the end of one is a January. Where some years were misread, most of them tell which they must be; where
 * they are lost, the newest month that the page names (`newest`) does; both are asked about. Null where neither row stands evenly.
 */
export function picturedHeads(names: readonly Word[], years: readonly Word[], newest: Month | null): Heads | null {
  const [over] = [evenColumns(names), evenColumns(years)]
    .filter((columns) => columns !== null)
    .toSorted((a, b) => b.length - a.length)
  if (!over) return null
  const step = stepOf(over)
  const columns = over.map((place) => columnAt(place, { names, years, near: step * UNEVEN }))
  const [months, other] = possibleRows(columns).filter((row) => isProven(columns, row))
  if (months && !other) return { over, months, reach: step / 2, isDoubtful: false }
  return { over, months: likelyMonths(columns, newest), reach: step / 2, isDoubtful: true }
}

/** The months of a row of which too few years can be told, but most names or initials; nothing where two rows fit. */
function likelyMonths(columns: readonly Column[], newest: Month | null): readonly (Month | null)[] {
  const byYears = monthsOfMostYears(columns)
  if (byYears) return byYears
  const starts = newest === null ? [] : Array.from({ length: 12 }, (_, back) => addMonths(newest, -back))
  const rows = starts.map((start) => columns.map((_, index) => addMonths(start, -index)))
  const [months, other] = rows.filter((row) => {
    const { names, initials, years } = talliesOf(columns, row)
    if (years.read >= LEAST_YEARS && years.right * 2 < years.read) return false
    return names.read + initials.read >= columns.length / 2 && isMostlyRight(names) && isMostlyRight(initials)
  })
  return months && !other ? months : columns.map(() => null)
}

/** The row that its names tell, where more than half of the years that were read are its own, and hardly one that of another year's row. */
function monthsOfMostYears(columns: readonly Column[]): readonly Month[] | null {
  const rows = possibleRows(columns).flatMap((months) => {
    const { names, years } = talliesOf(columns, months)
    return names.read >= columns.length / 2 && isMostlyRight(names) ? [{ months, years }] : []
  })
  const [best, second] = rows.toSorted((a, b) => b.years.right - a.years.right)
  if (!best || best.years.right < LEAST_YEARS || best.years.right * 2 <= best.years.read) return null
  return best.years.right >= (second?.years.right ?? 0) * 2 ? best.months : null
}

const away = (a: Word, b: Word): number => Math.abs(middleXOf(a.box) - middleXOf(b.box))
const stepsOf = (words: readonly Word[]): number[] => words.slice(1).map((word, at) => away(word, words[at] ?? word))
const stepOf = (words: readonly Word[]): number =>
  stepsOf(words).toSorted((a, b) => a - b)[Math.floor((words.length - 1) / 2)] ?? 0

/** So many columns next to one another may have been lost. */
const MOST_LOST = 3

/** Of the words of a row: how many may have been made of two heads, and so stand where neither does. */
const MOST_OFF = 1 / 8

/** The words of a row that stands evenly, with a place for each that was lost between two or made one with the next; null for any other row. */
function evenColumns(words: readonly Word[]): Word[] | null {
  const step = stepOf(words)
  const at = words.findIndex((word, index) => {
    const next = words[index + 1]
    return next !== undefined && Math.abs(away(word, next) - step) <= step * UNEVEN
  })
  const first = words[at]
  const most = words.length * MOST_OFF
  if (!first || at > most || words.length < 3) return null
  const columns = [...placesBefore(first, words[at === 0 ? -1 : 0], step), first]
  let off = at
  for (const word of words.slice(at + 1)) {
    const before = columns.at(-1) ?? first
    const count = Math.round(away(word, before) / step)
    if (count < 1 || count > MOST_LOST + 1) return null
    if (Math.abs(away(word, before) - count * step) > step * UNEVEN) off += 1
    else {
      for (let lost = 1; lost < count; lost += 1) columns.push(placeBetween(before, word, lost / count))
      columns.push(word)
    }
  }
  return off > most ? null : columns
}

/** The columns from the left side of what was made of several heads. */
function placesBefore(first: Word, other: Word | undefined, step: number): Word[] {
  const width = other === undefined ? 0 : middleXOf(first.box) - first.box[2] / 2 - other.box[0]
  const count = Math.min(MOST_LOST, Math.round(width / step))
  return Array.from({ length: count }, (_, index) => {
    const [x, y, ...size] = first.box
    return { text: '', box: [x - (count - index) * step, y, ...size], confidence: 0 }
  })
}

function placeBetween(a: Word, b: Word, part: number): Word {
  const middle = middleXOf(a.box) + away(a, b) * part
  return { text: '', box: [middle - a.box[2] / 2, a.box[1], a.box[2], a.box[3]], confidence: 0 }
}

function columnAt(
  place: Word,
  { names, years, near }: { readonly names: readonly Word[]; readonly years: readonly Word[]; readonly near: number },
): Column {
  const [name, year] = [names, years].map((words) => words.find((word) => away(word, place) < near))
  const printed = OCTOBER.test(name?.text ?? '') ? 'O' : (name?.text ?? '')
  const read = /^(?:20)?(\d{2})$/.exec(year?.text ?? '')?.[1]
  return {
    month: /^[A-Za-z]{3,}$/.test(printed) ? monthNumber(printed) : null,
    initial: printed.length === 1 && INITIALS.includes(printed) ? printed : null,
    year: read === undefined ? null : 2000 + Number(read),
    isYearSure: (year?.confidence ?? 1) >= SURE,
  }
}

/** Each row of months, one by one back, that begins with a year that was read or with one of the two after it. */
function possibleRows(columns: readonly Column[]): Month[][] {
  const read = new Set(columns.flatMap(({ year }) => (year === null ? [] : [year, year + 1, year + 2])))
  const starts = [...read].flatMap((year) =>
    Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`),
  )
  return starts.map((start) => columns.map((_, index) => addMonths(start, -index)))
}

/** How many columns were read, and how many of them are what the row has. */
interface Tally {
  readonly read: number
  readonly right: number
}

interface Tallies {
  readonly names: Tally
  readonly initials: Tally
  readonly years: Tally
}

function talliesOf(columns: readonly Column[], months: readonly Month[]): Tallies {
  const tally = (key: 'month' | 'initial' | 'year', own: (month: Month) => number | string | undefined): Tally => ({
    read: columns.filter((column) => column[key] !== null).length,
    right: columns.filter((column, at) => column[key] === own(months[at] ?? '')).length,
  })
  const numberOf = (month: Month): number => Number(month.slice(5))
  return {
    names: tally('month', numberOf),
    initials: tally('initial', (month) => INITIALS[numberOf(month) - 1]),
    years: tally('year', (month) => Number(month.slice(0, 4))),
  }
}

function isProven(columns: readonly Column[], months: readonly Month[]): boolean {
  const { names, initials, years } = talliesOf(columns, months)
  if (names.read >= columns.length / 2) return isMostlyRight(names) && isMostlyRight(years) && years.right >= LEAST_YEARS
  if (years.right < columns.length) return false
  const hasEnd = months[0]?.slice(0, 4) !== months.at(-1)?.slice(0, 4)
  if (!hasEnd) return initials.right === columns.length
  return initials.read < LEAST_INITIALS ? columns.every(({ isYearSure }) => isYearSure) : isMostlyRight(initials)
}

const isMostlyRight = ({ read, right }: Tally): boolean => right >= read * MOST_RIGHT
