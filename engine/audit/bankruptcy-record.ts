import { plainWords } from '#engine/audit/statements.ts'
import type { PublicRecord, Report } from '#engine/report/report.ts'
import type { PartialDay } from '#engine/values/day.ts'

/** Whether the type or the status of a public record has the word. */
export function saysInRecord(record: PublicRecord, word: RegExp): boolean {
  return word.test(plainWords(record.type)) || word.test(plainWords(record.status ?? ''))
}

const BANKRUPTCY = /bankrupt|\bbk\b|chapter (?:7|11|12|13)\b|\bch-?(?:7|11|12|13)\b/

/** By its type, or by its status where the type is only the name of a court; a judgment or lien within a case is not one. */
export function isBankruptcy(record: PublicRecord): boolean {
  return saysInRecord(record, BANKRUPTCY) && !/judge?ment|\blien|\bsuit\b/.test(plainWords(record.type))
}

/** A chapter 13 case that was completed, or at TransUnion dismissed: those that the bureaus' own policy takes off earlier. */
export function isOverInChapter13(record: PublicRecord, report: Report): boolean {
  if (!saysInRecord(record, /chapter 13\b|\bch-?13\b|wage earner/) || saysInRecord(record, /converted|chapter (?:7|11|12)\b/))
    return false
  if (saysInRecord(record, /not discharged|without discharge/)) return false
  return (
    saysInRecord(record, /\bdischarged\b|\bcompleted\b/) ||
    (report.bureau === 'transunion' && saysInRecord(record, /\bdismissed\b/))
  )
}

/** The consumer's own discharged case with both dates printed. */
interface DischargedCase {
  readonly record: PublicRecord
  readonly filed: PartialDay
  readonly discharged: PartialDay
}

/** The discharged case of the file; null when there is none, or more than one, so that it is unclear which case an account belongs to. */
export function dischargedCase(report: Report): DischargedCase | null {
  const cases = report.publicRecords.filter(isBankruptcy)
  const [record] = cases
  if (record === undefined || cases.length > 1) return null
  if (!saysInRecord(record, /\bdischarged\b/) || saysInRecord(record, /not discharged|dismiss|withdraw|without discharge/))
    return null
  if (record.dateFiled === null || record.dateResolved === null) return null
  return { record, filed: record.dateFiled, discharged: record.dateResolved }
}
