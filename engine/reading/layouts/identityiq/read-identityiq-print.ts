import { reportsOf } from '#engine/reading/layouts/bureau-columns/read-reports.ts'
import { type PrintWords, printPage } from '#engine/reading/layouts/bureau-columns/print-page.ts'
import { isMonthLine, readPrintHistory } from '#engine/reading/layouts/identityiq/print-history.ts'
import { FORMAT, HISTORY_HEADING, isNoHeading, sectionNamed } from '#engine/reading/layouts/identityiq/words.ts'
import { documentLines } from '#engine/reading/lines/lines.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import type { Report } from '#engine/report/report.ts'

const WORDS: PrintWords = {
  sectionNamed,
  isNoHeading,
  isBetween: () => false,
  historyAt: (lines, at) => {
    const line = lines[at]
    if (line && HISTORY_HEADING.test(line.text)) return { history: {}, lateCounts: {}, until: at + 1 }
    return line && isMonthLine(line) ? { ...readPrintHistory(lines, at), lateCounts: {} } : null
  },
}

/** Reads the browser's print of an IdentityIQ page: one report for each bureau that says anything. */
export const readIdentityIqPrint = (document: DocumentText): Report[] =>
  reportsOf(printPage(documentLines(document), WORDS), FORMAT)
