/**
 * Calendar days as ISO text. A `Day` is `YYYY-MM-DD`; a `PartialDay` is what a report really prints:
 * a day, a month `YYYY-MM`, or a year `YYYY`. A missing part stays missing; nothing is filled in by guess.
 */
export type Day = string
export type Month = string
export type PartialDay = string

const MS_PER_DAY = 86_400_000

const FORM = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/

function parts(day: PartialDay): { year: number; month: number | null; date: number | null } {
  if (!FORM.test(day)) throw new RangeError('not a day, a month or a year')
  return {
    year: Number(day.slice(0, 4)),
    month: day.length > 4 ? Number(day.slice(5, 7)) : null,
    date: day.length > 7 ? Number(day.slice(8)) : null,
  }
}

const two = (value: number): string => (value < 10 ? `0${value}` : String(value))
const toDay = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

/** Milliseconds of UTC midnight; for arithmetic only. */
function toMs(day: Day): number {
  const { year, month, date } = parts(day)
  return Date.UTC(year, (month ?? 1) - 1, date ?? 1)
}

/** Whether the text is a real calendar day, leap years included. */
export function isDay(text: string): boolean {
  if (!FORM.test(text)) return false
  const { year, month, date } = parts(text)
  if (month === null || date === null || year < FIRST_YEAR || month < 1 || month > 12) return false
  return date >= 1 && date <= daysInMonth(year, month)
}

/** `Date` takes a year of two figures for one of the twentieth century. */
const FIRST_YEAR = 100

/** `month` is 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/** The first day a printed date can mean. */
export function firstDayOf(day: PartialDay): Day {
  const { year, month, date } = parts(day)
  return `${year}-${two(month ?? 1)}-${two(date ?? 1)}`
}

/** The last day a printed date can mean; "a month without a day counts to its last day". */
export function lastDayOf(day: PartialDay): Day {
  const { year, month, date } = parts(day)
  const lastMonth = month ?? 12
  return `${year}-${two(lastMonth)}-${two(date ?? daysInMonth(year, lastMonth))}`
}

/** Throws a RangeError for a year alone. */
export function monthOf(day: PartialDay): Month {
  const { year, month } = parts(day)
  if (month === null) throw new RangeError('a year has no month')
  return `${year}-${two(month)}`
}

/** Negative counts go back. */
export function addDays(day: Day, count: number): Day {
  return toDay(toMs(day) + count * MS_PER_DAY)
}

/** Adds calendar months; a day that the target month lacks becomes its last day. */
export function addMonths(day: PartialDay, count: number): PartialDay {
  const { year, month, date } = parts(day)
  if (month === null) throw new RangeError('a year has no month')
  const index = year * 12 + (month - 1) + count
  const [newYear, newMonth] = [Math.floor(index / 12), (index % 12) + 1]
  if (date === null) return `${newYear}-${two(newMonth)}`
  return `${newYear}-${two(newMonth)}-${two(Math.min(date, daysInMonth(newYear, newMonth)))}`
}

/** A day that the target year lacks becomes the last of its month. */
export function addYears(day: PartialDay, count: number): PartialDay {
  const { year, month } = parts(day)
  return month === null ? String(year + count) : addMonths(day, count * 12)
}

/** Whole days from one to the other; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((toMs(to) - toMs(from)) / MS_PER_DAY)
}

/** Whole months from one month to the other; negative when `to` is earlier. */
export function monthsBetween(from: PartialDay, to: PartialDay): number {
  const [a, b] = [parts(from), parts(to)]
  return (b.year - a.year) * 12 + ((b.month ?? 1) - (a.month ?? 1))
}

/** True only when every day that `a` can mean is before every day that `b` can mean. */
export function isSurelyBefore(a: PartialDay, b: PartialDay): boolean {
  return lastDayOf(a) < firstDayOf(b)
}

/**
 * A day, or an instant as someone wrote it, as an instant of that very day. The law counts days where they happen: half past
 * eleven at night in Ohio is not the next day. A day, and an instant with an offset, count from the day's noon.
 */
export const instantOfDay = (written: string): string =>
  written.endsWith('Z') ? new Date(written).toISOString() : `${written.slice(0, 10)}${NOON}`

/** The time by which a day is kept that was told without one. */
export const NOON = 'T12:00:00.000Z'

/** 0 = Sunday … 6 = Saturday. */
export function weekdayOf(day: Day): number {
  return new Date(toMs(day)).getUTCDay()
}

/** The Monday of the day's calendar week (ISO 8601), which names the week. */
export const weekOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7))

/** January first, as they are written in full. */
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** As reports print them, whatever the language of the screens. */
const PRINTED_MONTHS = 'january february march april may june july august september october november december'.split(' ')

/** Month number of an English month name or its usual short form; null when it is neither. */
export function monthNumber(name: string): number | null {
  const wanted = name.toLowerCase().replace(/\.$/, '')
  if (wanted.length < 3) return null
  const index = PRINTED_MONTHS.findIndex((full) => full.startsWith(wanted === 'sept' ? 'sep' : wanted))
  return index < 0 ? null : index + 1
}

/** `March 5, 2024`, `March 2024` or `2024`: as much as is known. */
export function writeDay(day: PartialDay): string {
  const { year, month, date } = parts(day)
  if (month === null) return String(year)
  const name = MONTH_NAMES[month - 1]
  return date === null ? `${name} ${year}` : `${name} ${date}, ${year}`
}

/** `on March 5, 2024`, `in March 2024` or `in 2024`. */
export const onDay = (day: PartialDay): string => `${day.length === 10 ? 'on' : 'in'} ${writeDay(day)}`

/** A date as US reports print it (`03/05/2024`, `3/2024`, `Mar 5, 2024`, `Mar 2024`, `2024`), or null. */
export function parsePrintedDay(text: string): PartialDay | null {
  const clean = text.trim()
  const found =
    fromNumbers(/^(\d{1,2})\/(?:(\d{1,2})\/)?(\d{4})$/.exec(clean)) ??
    fromNames(/^([A-Za-z]{3,9}\.?) (\d{1,2}), ?(\d{4})$/.exec(clean), 2, 3) ??
    fromNames(/^([A-Za-z]{3,9}\.?),? (\d{4})$/.exec(clean), null, 2) ??
    fromIso(/^(\d{4})-(\d{2})-(\d{2})$/.exec(clean))
  if (found !== null) return found
  return /^\d{4}$/.test(clean) ? clean : null
}

function fromNumbers(match: RegExpExecArray | null): PartialDay | null {
  const [, month, date, year] = match ?? []
  if (month === undefined || year === undefined) return null
  return checked(Number(year), Number(month), date === undefined ? null : Number(date))
}

function fromIso(match: RegExpExecArray | null): PartialDay | null {
  const [year, month, date] = (match ?? []).slice(1).map(Number)
  return year === undefined || month === undefined || date === undefined ? null : checked(year, month, date)
}

function fromNames(match: RegExpExecArray | null, date: number | null, year: number): PartialDay | null {
  const month = match?.[1] === undefined ? null : monthNumber(match[1])
  if (!match || month === null) return null
  return checked(Number(match[year]), month, date === null ? null : Number(match[date]))
}

function checked(year: number, month: number, date: number | null): PartialDay | null {
  // No one's date is of the first century: it is what a program writes for none.
  if (month < 1 || month > 12 || year < 1900) return null
  if (date === null) return `${year}-${two(month)}`
  return date >= 1 && date <= daysInMonth(year, month) ? `${year}-${two(month)}-${two(date)}` : null
}
