import { BUREAUS, type Bureau } from '#engine/words/bureau.ts'
import { type Ready, type ReportHead, readyReports } from '#web/parts/stored-report.ts'

/** A column of the comparison. */
export interface Shown {
  readonly bureau: Bureau
  readonly reportId: string
  readonly reportDate: string | null
}

const dateOf = ({ reportDate, uploadedAt }: ReportHead): string => reportDate ?? uploadedAt

/** The newest report of each bureau: the member's own, or where there are not two of those, the practice bureaus'. Never mixed. */
export function reportsToCompare<One extends ReportHead>(reports: readonly One[]): readonly (One & Ready)[] {
  const newestOf = (isPractice: boolean) =>
    BUREAUS.flatMap((bureau) => {
      const [newest] = readyReports(reports)
        .filter((report) => report.bureau === bureau && (report.source === 'practice') === isPractice)
        .toSorted((a, b) => dateOf(b).localeCompare(dateOf(a)) || b.uploadedAt.localeCompare(a.uploadedAt))
      return newest === undefined ? [] : [newest]
    })
  const own = newestOf(false)
  return own.length > 1 ? own : newestOf(true)
}

/** With one bureau there is nothing next to it. */
export const canCompare = (reports: readonly ReportHead[]): boolean => reportsToCompare(reports).length > 1
