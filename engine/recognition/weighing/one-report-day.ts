import type { Report } from '#engine/report/report.ts'

/** A day that the other reports of its document do not bear. */
const ASKED = 0.5

/**
 * Reports that were made out on one document, with their days asked about where they differ: a service draws all of them on one
 * day, and a figure of a small date is read for another one.
 */
export function withOneReportDay(reports: readonly Report[]): Report[] {
  const days = reports.flatMap(({ reportDate }) => (reportDate === null ? [] : [reportDate]))
  if (new Set(days).size < 2) return [...reports]
  return reports.map((report) => {
    const place = report.evidence?.['reportDate']
    const isBorne = days.filter((day) => day === report.reportDate).length * 2 > days.length
    if (!place || isBorne) return report
    const asked = { ...place, confidence: Math.min(place.confidence ?? 1, ASKED) }
    return { ...report, evidence: { ...report.evidence, reportDate: asked } }
  })
}
