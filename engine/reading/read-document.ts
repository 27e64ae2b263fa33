import { detectLayout, type Layout, type NotAReport } from '#engine/reading/detect-layout.ts'
import { readExperianWebPrint } from '#engine/reading/layouts/experian-web-print/read-experian-web-print.ts'
import { readMyEquifax } from '#engine/reading/layouts/myequifax/read-my-equifax.ts'
import { readTransUnionWebPrint } from '#engine/reading/layouts/transunion-web-print/read-transunion-web-print.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import { withoutPracticeMark } from '#engine/reading/practice-mark.ts'
import { redactSsn } from '#engine/reading/redact-ssn.ts'
import type { Report } from '#engine/report/report.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** What became of a document. The words for the consumer are the server's. */
export type ReadingResult =
  | { readonly kind: 'report'; readonly report: Report; readonly bureau: Bureau; readonly format: string }
  | { readonly kind: 'not_a_report'; readonly why: NotAReport }
  /** A report whose layout is known and cannot be read yet; `bureau` is null for a three-bureau page. */
  | { readonly kind: 'unsupported_layout'; readonly bureau: Bureau | null; readonly format: string }

type ReadLayout = (document: DocumentText, ids: { reportId: string }) => Report

const READERS: Partial<Record<Layout, ReadLayout>> = {
  'experian-web-print': readExperianWebPrint,
  'equifax-myequifax': readMyEquifax,
  'transunion-web-print': readTransUnionWebPrint,
}

/** Whether the words of the layout were there and nothing of a report: a page about reports, not one. */
function holdsNothing(report: Report): boolean {
  const entries = report.accounts.length + report.inquiries.length + report.publicRecords.length
  return (
    entries === 0 && report.reportNumber === null && report.reportDate === null && Object.keys(report.totals.printed).length === 0
  )
}

/** Reads a document of unknown kind: recognises its layout, then reads it into the normal form. Never throws for what is printed. */
export function readDocument(printed: DocumentText, ids: { reportId: string }): ReadingResult {
  const document = withoutPracticeMark(printed)
  const detected = detectLayout(document)
  if (detected.kind === 'not_a_report') return detected
  const read = READERS[detected.layout]
  if (!read) return { kind: 'unsupported_layout', bureau: detected.bureau, format: detected.layout }
  const report = redactSsn(read(document, ids))
  if (holdsNothing(report)) return { kind: 'not_a_report', why: 'unknown_document' }
  return { kind: 'report', report, bureau: report.bureau, format: report.format }
}
