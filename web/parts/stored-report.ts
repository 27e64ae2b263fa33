import type { z } from 'zod'
import { headsOf } from '#contract/endpoint.ts'
import { listReports, type report, type reportHead, type uploadReport } from '#contract/reports.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import { read } from '#web/platform/query-client.ts'

/** A report as the server answers it; also one that is still being read, or could not be. */
export type Report = z.output<typeof report>

/** The same without what it says: what lists hold. */
export type ReportHead = z.output<typeof reportHead>

export interface Ready {
  readonly status: 'ready'
  readonly bureau: Bureau
}

/** A report that was read. */
export type ReadyReport = Report & Ready
export type ReadyHead = ReportHead & Ready

/** The reports there are, as heads. One is fetched whole when it is opened. */
export const reportHeads = () => read(headsOf(listReports), { query: { view: 'heads' } })

/** What the member says of a file's bureau. */
export type BureauChoice = z.input<typeof uploadReport.body>['bureau']

export const isReady = <One extends ReportHead>(one: One): one is One & Ready => one.status === 'ready' && one.bureau !== null

/** The reports with something in them that counts; in the order they came. What may be somebody else's counts for nothing. */
export const readyReports = <One extends ReportHead>(reports: readonly One[]): readonly (One & Ready)[] =>
  reports.filter((one) => isReady(one)).filter(({ ownership }) => ownership !== 'asked')

const momentOf = ({ reportDate, uploadedAt }: ReadyHead): string => `${reportDate ?? ''} ${uploadedAt}`

/** The report of the same bureau and source before this one: by the date that they print, of one day by their upload. */
export const olderOf = (report: ReadyHead, stored: readonly ReportHead[]): ReadyHead | undefined =>
  readyReports(stored).find(
    (other) =>
      other.id !== report.id &&
      other.bureau === report.bureau &&
      other.source === report.source &&
      momentOf(other) < momentOf(report),
  )

/** A file of three bureaus is asked about once; its reports came in one moment. */
export const isAskedBeside = (report: ReportHead, reports: readonly ReportHead[]): boolean =>
  report.ownership === 'asked' &&
  reports.find((one) => one.ownership === 'asked' && one.uploadedAt === report.uploadedAt)?.id !== report.id

/** Those about which only the member can say whose they are, one of each file. */
export const askedReports = <One extends ReportHead>(reports: readonly One[]): readonly One[] =>
  reports.filter((report) => report.ownership === 'asked' && !isAskedBeside(report, reports))
