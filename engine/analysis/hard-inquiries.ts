import { byText } from '#engine/analysis/entry.ts'
import type { Inquiry, Report } from '#engine/report/report.ts'
import { addMonths, type Day, firstDayOf, lastDayOf, type PartialDay } from '#engine/values/day.ts'

/** Scores look at about a year of hard inquiries; from this many on, waiting is worth advising. */
export const MANY_INQUIRIES = 3
const MONTHS = 12

export interface DatedInquiry {
  readonly inquiry: Inquiry
  readonly date: PartialDay
}

/** The hard inquiries of the last 12 months on one report, newest first. */
export interface RecentInquiries {
  readonly report: Report
  readonly recent: readonly DatedInquiry[]
  /** The day from which on fewer than `MANY_INQUIRIES` of them are of the last 12 months; null when that is so today. */
  readonly fewerFrom: Day | null
}

/** The report with the most hard inquiries in the last 12 months; null when no report lists inquiries at all. */
export function mostInquiries(reports: readonly Report[], today: Day): RecentInquiries | null {
  const all = reports.filter((report) => report.inquiries.length > 0).map((report) => inquiriesOn(report, today))
  return all.toSorted((a, b) => b.recent.length - a.recent.length || (a.report.bureau < b.report.bureau ? -1 : 1))[0] ?? null
}

/** Only those that are surely of the last 12 months: a date that is not printed, or only as a year, says too little. */
function inquiriesOn(report: Report, today: Day): RecentInquiries {
  const since = addMonths(today, -MONTHS)
  const recent = report.inquiries
    .flatMap((inquiry) => (inquiry.kind === 'hard' && inquiry.date !== null ? [{ inquiry, date: inquiry.date }] : []))
    .filter(({ date }) => firstDayOf(date) > since && firstDayOf(date) <= today)
    .toSorted(byText(({ inquiry, date }) => `${date}|${inquiry.creditorName}|${inquiry.id}`))
    .toReversed()
  const deciding = recent[MANY_INQUIRIES - 1]
  return { report, recent, fewerFrom: deciding === undefined ? null : addMonths(lastDayOf(deciding.date), MONTHS) }
}
