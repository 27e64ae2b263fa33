import type { listReports as endpoint } from '#contract/reports.ts'
import { answerWithParts } from '#server/features/reports/answer-with-parts.ts'
import { readingAnswer } from '#server/features/reports/reading-answer.ts'
import { allReadings } from '#server/features/reports/reading-rows.ts'
import { allReports } from '#server/features/reports/report-rows.ts'
import type { Operation } from '#server/platform/operations.ts'

/** What is being read comes first; a reading that ends between the two questions is not missed. */
export const listReports: Operation<typeof endpoint> = async (context, { user }) => {
  const readings = await allReadings(context, user)
  const reports = await answerWithParts(context, user, await allReports(context, user))
  const kept = new Set(reports.map(({ id }) => id))
  return [...readings.filter(({ id }) => !kept.has(id)).map(readingAnswer), ...reports]
}
