import type { Finding } from '#engine/audit/finding.ts'
import type { NegativeItem } from '#engine/audit/negative-items.ts'
import type { Report } from '#engine/report/report.ts'
import { newestScore } from '#engine/scores/newest-score.ts'
import { addMonths, type Day, firstDayOf, lastDayOf } from '#engine/values/day.ts'
import type { DisputeTarget } from '#engine/words/bureau.ts'
import type { DisputeStatus, Outcome } from '#engine/words/dispute-status.ts'

/** A dispute about an entry of the file, as it is today. */
export interface EntryDispute {
  readonly disputeId: string
  readonly reportId: string
  /** Of an entry, or the id of the finding where it is about none. */
  readonly subjectId: string
  readonly status: DisputeStatus
  readonly outcome: Outcome
  /** All that was sent of it only asks. */
  readonly isRequest: boolean
  /** 0 to 100, by the tracker's rule. */
  readonly progress: number
  /** Letters that are written and wait for the member. */
  readonly lettersWaiting: number
  readonly targets: readonly DisputeTarget[]
  /** The legal clock; null while none runs. */
  readonly clock: DisputeClock | null
}

/** The clock of a dispute that was sent. */
export interface DisputeClock {
  /** The day it was received, or is expected to be. */
  readonly startedOn: Day
  readonly due: Day
  /** The first day on which a bureau may be called late; null while no delivery is recorded, and for a company. */
  readonly lateFrom: Day | null
}

/** What an analysis and a plan rest on: the newest report of each bureau, what was found in them, what is under way. */
export interface CreditFile {
  readonly reports: readonly Report[]
  /**
   * Reports before a newest one that was not read whole, each with nothing but the entries on it that still stand. Advice about an
   * entry rests on them too; no score, share or count of a whole file does. Absent: none.
   */
  readonly earlier?: readonly Report[]
  /** The score that every screen shows; absent: the newest that the reports print. */
  readonly score?: number | null
  readonly findings: readonly Finding[]
  readonly negativeItems: readonly NegativeItem[]
  readonly disputes: readonly EntryDispute[]
  readonly today: Day
  /** The day a mortgage is to close, as the member gave it; absent or null: none. */
  readonly closesOn?: Day | null
  /** Who writes the letters is a credit repair organization: no company has to answer its direct disputes. Absent: the consumer. */
  readonly isSentByCreditRepair?: boolean
}

/** The score of the file; null where there is none. */
export const scoreOf = ({ score, reports }: Pick<CreditFile, 'score' | 'reports'>): number | null =>
  score === undefined ? newestScore(reports) : score

/** Every report that an entry is on today. */
export const standingOn = ({ reports, earlier = [] }: Pick<CreditFile, 'reports' | 'earlier'>): readonly Report[] => [
  ...reports,
  ...earlier,
]

/**
 * The reports that tell a share of a whole file: not the newest of a bureau next to which an earlier one stands, for it is known to lack
 * pages, and two reports of two days are not added up.
 */
export const tellingWhole = ({ reports, earlier = [] }: Pick<CreditFile, 'reports' | 'earlier'>): readonly Report[] =>
  reports.filter(({ bureau }) => earlier.every((one) => one.bureau !== bureau))

/** After this many months what a report says about balances and lateness is history. */
const STALE_MONTHS = 12

/**
 * The reports that speak of the present: not those that are more than a year older than the newest. A bureau's old report
 * would otherwise have paid debts paid again.
 */
export function presentReports(reports: readonly Report[]): readonly Report[] {
  const newest = reports
    .flatMap(({ reportDate }) => reportDate ?? [])
    .toSorted()
    .at(-1)
  if (newest === undefined) return reports
  const since = addMonths(firstDayOf(newest), -STALE_MONTHS)
  return reports.filter(({ reportDate }) => reportDate === null || lastDayOf(reportDate) >= since)
}

/** Whether a report is more than a year old; of one without a date no one knows. */
export const isStale = ({ reportDate }: Report, today: Day): boolean =>
  reportDate !== null && lastDayOf(reportDate) < addMonths(today, -STALE_MONTHS)

export const entryKey = (entry: { readonly reportId: string; readonly subjectId: string | null }): string =>
  `${entry.reportId}.${entry.subjectId ?? ''}`
