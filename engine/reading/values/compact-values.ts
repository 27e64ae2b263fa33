import { daysInMonth, isDay, type PartialDay } from '#engine/values/day.ts'
import { type Cents, parseMoney } from '#engine/values/money.ts'

/** How the bureaus' own interfaces write their values: without separators, padded with noughts, days of unknown day as `00`. */

const isYear = (year: number): boolean => year >= 1900 && year <= 2099

function dayOf(year: string, month: string, date: string): PartialDay | null {
  const [years, months, days] = [Number(year), Number(month), Number(date)]
  if (!isYear(years) || months > 12) return null
  if (months === 0) return days === 0 ? year : null
  if (days > daysInMonth(years, months)) return null
  return days === 0 ? `${year}-${month}` : `${year}-${month}-${date}`
}

/** `03052022` as a day; `03002022` as a month, `00002022` as a year. Null for anything else. */
export function compactDay(text: string): PartialDay | null {
  const match = /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  return match ? dayOf(match[3] ?? '', match[1] ?? '', match[2] ?? '') : null
}

/** The same, or `032022` as a month. */
export function compactDayOrMonth(text: string): PartialDay | null {
  const month = /^(\d{2})(\d{4})$/.exec(text)
  return month ? dayOf(month[2] ?? '', month[1] ?? '', '00') : compactDay(text)
}

/** `2022-03-05`, also with a time or a zone behind it; null for what is no day. */
export function isoDay(text: string): PartialDay | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:$|[T+Z-]|\s+\d{1,2}:)/.exec(text)
  return match?.[1] !== undefined && isDay(match[1]) && isYear(Number(match[1].slice(0, 4))) ? match[1] : null
}

/** Whole dollars such as `00000250`, `-12` or `+40.50`, or as printed, `$1,250.00`; null for `UNKNOWN` and all that is no amount. */
export function paddedDollars(text: string): Cents | null {
  const match = /^([+-])?(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim())
  if (!match) return parseMoney(text)
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] === '-' ? -cents : cents
}

/** A count such as `04`. */
export const paddedCount = (text: string): number | null => (/^\d{1,4}$/.test(text) ? Number(text) : null)

/** `048` or `48M` as `48 Months`; null for what is no number of months. */
export function monthsOfTerms(text: string): string | null {
  const match = /^(\d{1,3})M?$/.exec(text)
  const months = Number(match?.[1] ?? 0)
  if (months === 0) return null
  return months === 1 ? '1 Month' : `${months} Months`
}

/** A score such as `0808` or `+667`; null for a code that is in its place, `9002` or `+000`. */
export function paddedScore(text: string): number | null {
  const match = /^\+?0*(\d{3})$/.exec(text)
  const score = Number(match?.[1] ?? 0)
  return score >= 250 && score <= 990 ? score : null
}

/** The last four digits of nine; the number itself goes no further. */
export function lastFourOfSsn(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '')
  return /^(?:\d{9}|[X*x]{5}\d{4})$/.test(digits) ? digits.slice(-4) : null
}
