import { type PrintWords, printPage } from '#engine/reading/layouts/bureau-columns/print-page.ts'
import { reportsOf } from '#engine/reading/layouts/bureau-columns/read-reports.ts'
import { printHistoryAt } from '#engine/reading/layouts/consumerdirect/print-history.ts'
import { FORMAT, isBetween, isNoHeading, sectionNamed } from '#engine/reading/layouts/consumerdirect/words.ts'
import { documentLines } from '#engine/reading/lines/lines.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import type { Report } from '#engine/report/report.ts'

const WORDS: PrintWords = { sectionNamed, isNoHeading, isBetween, historyAt: printHistoryAt }

/** Reads the browser's print of a ConsumerDirect page: one report for each bureau that says anything. */
export const readConsumerDirectPrint = (document: DocumentText): Report[] =>
  reportsOf(printPage(documentLines(document), WORDS), FORMAT)
