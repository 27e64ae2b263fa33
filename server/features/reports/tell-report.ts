import { confirmationsOf } from '#engine/reading/doubts/confirmations.ts'
import { tellReading } from '#engine/reading/tell-reading.ts'
import type { ReportRow } from '#server/features/reports/report-rows.ts'

/** What was read of a stored report and what was not, and how many values wait for the member. */
export const tellReport = ({ content, doubts, totalsAnswer }: Pick<ReportRow, 'content' | 'doubts' | 'totalsAnswer'>): string =>
  tellReading(content, { toConfirm: confirmationsOf({ sure: content, doubts }).length, totalsAnswer })
