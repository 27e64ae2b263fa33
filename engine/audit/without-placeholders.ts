import { ACCOUNT_DATES } from '#engine/report/account.ts'
import { INQUIRY_DATES, RECORD_DATES, type Report } from '#engine/report/report.ts'
import type { PartialDay } from '#engine/values/day.ts'

/** What companies write where they know no date: 01/01/1900, 12/31/1900, 01/01/1901. No account is as old. */
const isPlaceholder = (date: PartialDay | null): boolean => date !== null && date.slice(0, 4) <= '1901'

/** A report never changes once read, and the same one is compared with several others. */
const known = new WeakMap<Report, Report>()

/** The report as the rules read it: a placeholder is no date. What has none is the same object. */
export function withoutPlaceholders(report: Report): Report {
  const before = known.get(report)
  if (before !== undefined) return before
  const accounts = report.accounts.map((account) => cleared(account, ACCOUNT_DATES))
  const inquiries = report.inquiries.map((inquiry) => cleared(inquiry, INQUIRY_DATES))
  const publicRecords = report.publicRecords.map((record) => cleared(record, RECORD_DATES))
  const isSame =
    accounts.every((account, index) => account === report.accounts[index]) &&
    inquiries.every((inquiry, index) => inquiry === report.inquiries[index]) &&
    publicRecords.every((record, index) => record === report.publicRecords[index])
  const clean = isSame ? report : { ...report, accounts, inquiries, publicRecords }
  known.set(report, clean)
  known.set(clean, clean)
  return clean
}

function cleared<Entry extends object, Field extends keyof Entry>(
  entry: Entry & Record<Field, PartialDay | null>,
  dates: readonly Field[],
): Entry {
  const empty = dates.filter((field) => isPlaceholder(entry[field]))
  return empty.length === 0 ? entry : { ...entry, ...Object.fromEntries(empty.map((field) => [field, null])) }
}
