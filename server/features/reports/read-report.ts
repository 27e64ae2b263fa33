import type { readReport as endpoint } from '#contract/reports.ts'
import { writtenAnswer } from '#server/features/reports/answer-with-parts.ts'
import { readingAnswer } from '#server/features/reports/reading-answer.ts'
import { readingIfKept } from '#server/features/reports/reading-rows.ts'
import { ownedStored } from '#server/features/reports/report-rows.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readReport: Operation<typeof endpoint> = async (context, { user, params }) => {
  const reading = await readingIfKept(context, user, params.id)
  if (reading) return readingAnswer(reading)
  return writtenAnswer(context, user, { of: 'readReport', reports: [await ownedStored(context, user, params.id)] })
}
