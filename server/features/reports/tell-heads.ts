import { contentHead, type ContentHead } from '#server/features/reports/report-answer.ts'
import { openReport, type StoredReport } from '#server/features/reports/report-rows.ts'
import type { Owned } from '#server/platform/caller.ts'

/** What the heads of reports say about their content. Each report is opened for it, which is long work: it may run in a thread of its own. */
export const work = ({ reports }: { readonly reports: readonly Owned<StoredReport>[] }): ContentHead[] =>
  reports.map((stored) => contentHead(openReport(stored)))
