import { auditReport } from '#engine/audit/audit-report.ts'
import type { Finding } from '#engine/audit/finding.ts'
import type { RecordedDisputes } from '#engine/audit/rule.ts'
import { negativeItems, type NegativeItem } from '#engine/audit/negative-items.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import { isPracticeDocument } from '#engine/reading/practice-mark.ts'
import { readDocument, type ReadingResult } from '#engine/reading/read-document.ts'
import type { Report } from '#engine/report/report.ts'

/** The user's own file, or the practice one beside it: what is known of one never decides about the other. */
export interface World {
  /** Earlier reports of every bureau, newest first. */
  readonly earlier: readonly Report[]
  /** Null while disputes are recorded whose accounts nobody has matched with this report: rules about them stay silent. */
  readonly disputes: RecordedDisputes | null
}

/** What the worker needs to know of the user's file: the id of the report to come, and the reports there are. */
export interface DigestInput {
  readonly reportId: string
  readonly own: World
  readonly practice: World
}

export interface Digest {
  /** Whether the pages say that they come from the practice bureaus. */
  readonly isPractice: boolean
  readonly pageCount: number
  readonly reading: ReadingResult
  readonly findings: readonly Finding[]
  readonly negativeItems: readonly NegativeItem[]
}

/** Runs beside the text extraction, in its worker: reads, judges, lists. Only conclusions leave the thread. */
export function digest(document: DocumentText, input: DigestInput): Digest {
  const reading = readDocument(document, { reportId: input.reportId })
  const pageCount = document.pages.length
  const isPractice = isPracticeDocument(document)
  if (reading.kind !== 'report') return { isPractice, pageCount, reading, findings: [], negativeItems: [] }
  const world = isPractice ? input.practice : input.own
  const { report } = reading
  const earlier = world.earlier.filter((one) => one.bureau === report.bureau)
  return {
    isPractice,
    pageCount,
    reading,
    findings: auditReport(report, { earlier, disputes: world.disputes }),
    negativeItems: negativeItems(report),
  }
}
