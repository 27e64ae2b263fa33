import { keepPrinted, type LineProposal, placedOnLines } from '#engine/reading/proposals.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import type { ReadingResult, ReportIds } from '#engine/reading/read-document.ts'
import { redactSsn } from '#engine/reading/values/redact-ssn.ts'

/** Reads pages that no layout explains by what a model proposed: only what is printed where it says counts, and none of it is sure. */
export function readProposals(document: DocumentText, proposals: readonly LineProposal[], ids: ReportIds): ReadingResult {
  const { report } = keepPrinted(placedOnLines(proposals, document), document)
  if (report === null) return { kind: 'not_a_report', why: 'unknown_document' }
  return { kind: 'reports', reports: [redactSsn({ ...report, id: ids[0] })], listing: null }
}
