import { isBankruptcy, saysInRecord } from '#engine/audit/bankruptcy-record.ts'
import { mostDaysBetween } from '#engine/audit/between-bureaus.ts'
import type { PublicRecord, Report } from '#engine/report/report.ts'

/** Days. The day of the petition and the day of its docket entry lie no further apart. */
export const OF_ONE_DOCKET = 7
/** Days. Two petitions of one person are further apart. */
const OF_ONE_CASE = 31

export const CHAPTERS = ['7', '11', '12', '13'] as const
export type Chapter = (typeof CHAPTERS)[number]

/** The one chapter that the record names; null for none and for several. */
export function chapterOf(record: PublicRecord): Chapter | null {
  const named = CHAPTERS.filter((chapter) => saysInRecord(record, new RegExp(`\\b(?:chapter|ch-?)[ -]?${chapter}\\b`)))
  return named.length === 1 ? (named[0] ?? null) : null
}

/** `22-10045-ABC`, `2:22-bk-10045`, `2210045`: the running number of the case, without its office, year and judge. */
export function caseNumberOf({ reference }: PublicRecord): string | null {
  const digits = (reference ?? '').replaceAll(/\D/g, '')
  return digits.length < 5 ? null : digits.slice(-5)
}

export const isDischargedCase = (record: PublicRecord): boolean =>
  saysInRecord(record, /\bdischarged\b/) && !saysInRecord(record, /not discharged|without discharge|discharge denied/)

/** The bankruptcy of another report that is the same case; null where there is none, or not one alone. */
export function sameCase(record: PublicRecord, report: Report, other: Report): PublicRecord | null {
  if (!isBankruptcy(record)) return null
  // Of two cases in one file no one knows which is the other bureau's.
  const own = report.publicRecords.filter((one) => isBankruptcy(one) && isOneCase(one, record))
  const same = other.publicRecords.filter((one) => isBankruptcy(one) && isOneCase(record, one))
  return own.length === 1 && same.length === 1 ? (same[0] ?? null) : null
}

function isOneCase(one: PublicRecord, other: PublicRecord): boolean {
  const [a, b] = [caseNumberOf(one), caseNumberOf(other)]
  if (a !== null && a === b) return true
  if (one.dateFiled === null || other.dateFiled === null) return false
  const apart = mostDaysBetween(one.dateFiled, other.dateFiled)
  // Other numbers, other days: two cases.
  return a !== null && b !== null ? apart <= OF_ONE_DOCKET : apart <= OF_ONE_CASE
}
