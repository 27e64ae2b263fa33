import type { z } from 'zod'
import type { report as reportShape } from '#contract/reports.ts'
import { counted } from '#engine/values/counted.ts'
import type { ReadingRow } from '#server/features/reports/reading-rows.ts'

/** A reading in the shape of the report that it may become: nothing in it yet. */
export function readingAnswer(row: ReadingRow): z.input<typeof reportShape> {
  return {
    id: row.id,
    bureau: row.bureau,
    status: row.status,
    progress: row.status === 'processing' ? { page: row.pagesRead, pages: row.pageCount } : null,
    failure: row.failure,
    toConfirm: 0,
    ownership: 'mine',
    hasAnswers: false,
    format: row.fileKeys.some((key) => key.endsWith('.pdf')) ? 'scan' : 'picture',
    source: row.source,
    reportDate: null,
    score: null,
    scoreModel: null,
    uploadedAt: row.startedAt,
    pageCount: row.pageCount,
    summary: summaryOf(row),
    accountCount: 0,
    negativeItemCount: 0,
    personalInfo: {
      name: null,
      alsoKnownAs: [],
      dateOfBirth: null,
      ssnLast4: null,
      addresses: [],
      phones: [],
      employers: [],
      evidence: {},
    },
    accounts: [],
    inquiries: [],
    publicRecords: [],
    negativeItems: [],
    findings: [],
    totals: { printed: {}, read: {}, reconciled: null, isContradicted: false, answer: null },
    missingPages: [],
    files: [],
  }
}

function summaryOf({ status, failure, pagesRead, pageCount }: ReadingRow): string {
  if (status === 'failed') return failure?.message ?? 'We couldn’t read this.'
  return `Being read: ${pagesRead} of ${counted(pageCount, 'page', 'pages')}.`
}
