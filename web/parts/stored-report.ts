import type { z } from 'zod'
import type { report, uploadReport } from '#contract/reports.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** A report as the server answers it; also one that is still being read, or could not be. */
export type Report = z.output<typeof report>

/** A report that was read. */
export type ReadyReport = Report & { readonly status: 'ready'; readonly bureau: Bureau }

/** What the member says of a file's bureau. */
export type BureauChoice = z.input<typeof uploadReport.body>['bureau']

export const isReady = (one: Report): one is ReadyReport => one.status === 'ready' && one.bureau !== null

/** The reports with something in them that counts; in the order they came. What may be somebody else's counts for nothing. */
export const readyReports = (reports: readonly Report[]): readonly ReadyReport[] =>
  reports.filter(isReady).filter(({ ownership }) => ownership !== 'asked')

const momentOf = ({ reportDate, uploadedAt }: ReadyReport): string => `${reportDate ?? ''} ${uploadedAt}`

/** The report of the same bureau and source before this one: by the date that they print, of one day by their upload. */
export const olderOf = (report: ReadyReport, stored: readonly Report[]): ReadyReport | undefined =>
  readyReports(stored).find(
    (other) =>
      other.id !== report.id &&
      other.bureau === report.bureau &&
      other.source === report.source &&
      momentOf(other) < momentOf(report),
  )
