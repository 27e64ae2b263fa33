import { addMonths, type Day, lastDayOf, type PartialDay } from '#engine/values/day.ts'

/** Companies report to the bureaus about once a month: after three rounds what a report says may well have changed. */
const OLD_MONTHS = 3

interface Dated {
  readonly reportDate: PartialDay | null
  readonly isPractice: boolean
}

/** The month that an old report is from, or its year where it says no more; null where it is not surely old. */
export function oldReport({ reportDate, isPractice }: Dated, today: Day): PartialDay | null {
  if (reportDate === null || isPractice) return null
  return lastDayOf(reportDate) < addMonths(today, -OLD_MONTHS) ? reportDate.slice(0, 'YYYY-MM'.length) : null
}
