import type { DocumentText } from '#engine/reading/page-text.ts'
import { printedNumbers } from '#engine/reading/sheets/printed-numbers.ts'
import type { Report } from '#engine/report/report.ts'

/** How many pages there are by what is printed on them, and how many the file has. */
export interface MissingPages {
  readonly printed: number
  readonly read: number
  /** Whether some are missing behind the last page of the part. */
  readonly isCutShort: boolean
}

/** The name under which pages are counted among the totals of a report. */
export const PAGES = 'pages'

/**
 * What the pages say that the file does not have; null where they are all there, or do not say it. In a file of several reports that
 * is numbered as one, the others have the numbers that a part seems to miss.
 */
export function missingPages(part: DocumentText, file: DocumentText): MissingPages | null {
  const { pages } = printedNumbers(file.pages) === null ? part : file
  const found = printedNumbers(pages)
  if (found === null || found.total <= pages.length) return null
  const last = pages[found.numbers.indexOf(Math.max(...found.numbers))]
  const isLastHere = last !== undefined && part.pages.includes(last)
  return { printed: found.total, read: pages.length, isCutShort: isLastHere && !found.numbers.includes(found.total) }
}

/** The report with the number of its pages among its totals where some are missing: what was read can agree with nothing then. */
export function withMissingPages(report: Report, missing: MissingPages | null): Report {
  if (missing === null) return report
  const { printed, read } = report.totals
  return {
    ...report,
    totals: { printed: { ...printed, [PAGES]: missing.printed }, read: { ...read, [PAGES]: missing.read }, reconciled: false },
  }
}
