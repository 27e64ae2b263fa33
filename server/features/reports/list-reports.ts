import type { listReports as endpoint } from '#contract/reports.ts'
import { writtenAnswer, writtenHeads } from '#server/features/reports/answer-with-parts.ts'
import { readingAnswer } from '#server/features/reports/reading-answer.ts'
import { allReadings } from '#server/features/reports/reading-rows.ts'
import { allStored } from '#server/features/reports/report-rows.ts'
import type { Operation } from '#server/platform/operations.ts'

/** What is being read comes first; a reading that ends between the two questions is not missed. */
export const listReports: Operation<typeof endpoint> = async (context, { user, query }) => {
  const all = await allReadings(context, user)
  const reports = await allStored(context, user)
  const kept = new Set(reports.map(({ id }) => id))
  const readings = all.filter(({ id }) => !kept.has(id)).map(readingAnswer)
  if (query.view === 'heads') return writtenHeads(context, { reports, readings })
  return writtenAnswer(context, user, { of: 'listReports', reports, readings })
}
