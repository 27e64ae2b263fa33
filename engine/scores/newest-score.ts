import type { Report } from '#engine/report/report.ts'

/** The score of the newest report that has one; of two reports of one day the first given counts. Null where none has. */
export function newestScore(reports: readonly Pick<Report, 'score' | 'reportDate'>[]): number | null {
  const dated = reports.map(({ score, reportDate }) => ({ score, day: reportDate ?? '' }))
  const [newest] = dated.filter(({ score }) => score !== null).toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
  return newest?.score ?? null
}
