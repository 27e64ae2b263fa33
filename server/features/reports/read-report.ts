import type { readReport as endpoint } from '#contract/reports.ts'
import { answerOne } from '#server/features/reports/answer-with-parts.ts'
import { readingAnswer } from '#server/features/reports/reading-answer.ts'
import { readingIfKept } from '#server/features/reports/reading-rows.ts'
import { ownedReport } from '#server/features/reports/report-rows.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readReport: Operation<typeof endpoint> = async (context, { user, params }) => {
  const reading = await readingIfKept(context, user, params.id)
  return reading ? readingAnswer(reading) : answerOne(context, user, await ownedReport(context, user, params.id))
}
