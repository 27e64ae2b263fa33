import { reportsOf } from '#engine/reading/layouts/bureau-columns/read-reports.ts'
import { type PrintWords, printPage } from '#engine/reading/layouts/bureau-columns/print-page.ts'
import { isMonthLine, readPrintHistory } from '#engine/reading/layouts/identityiq/print-history.ts'
import { FORMAT, HISTORY_HEADING, isNoHeading, sectionNamed } from '#engine/reading/layouts/identityiq/words.ts'
import { documentLines, isMadeOut, type Line } from '#engine/reading/lines/lines.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import { isDay, type Month, monthOf, parsePrintedDay } from '#engine/values/day.ts'
import type { Report } from '#engine/report/report.ts'

const wordsOf = (newest: Month | null): PrintWords => ({
  sectionNamed,
  isNoHeading,
  isBetween: () => false,
  historyAt: (lines, at) => {
    const line = lines[at]
    if (line && HISTORY_HEADING.test(line.text)) return { history: {}, lateCounts: {}, until: at + 1 }
    return line && isMonthLine(line) ? { ...readPrintHistory(lines, at, newest), lateCounts: {} } : null
  },
})

/** The newest month of all days on the pages: that of the report. */
function newestMonth(lines: readonly Line[]): Month | null {
  const days = lines.flatMap(({ words }) => words.flatMap(({ text }) => parsePrintedDay(text) ?? []))
  const newest = days.filter(isDay).toSorted().at(-1)
  return newest === undefined ? null : monthOf(newest)
}

/** Reads the browser's print of an IdentityIQ page: one report for each bureau that says anything. */
export function readIdentityIqPrint(document: DocumentText): Report[] {
  const lines = documentLines(document)
  return reportsOf(printPage(lines, wordsOf(lines.some(isMadeOut) ? newestMonth(lines) : null)), FORMAT)
}
