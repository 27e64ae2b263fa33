import type { uploadReport as endpoint } from '#contract/reports.ts'
import { answerWithParts } from '#server/features/reports/answer-with-parts.ts'
import { keepUpload } from '#server/features/reports/keep-upload.ts'
import { readingAnswer } from '#server/features/reports/reading-answer.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'

/**
 * Reads a report and keeps it with what follows from it; pictures are read after the answer. A file that was uploaded before
 * answers with what is stored of it.
 */
export const uploadReport: Operation<typeof endpoint> = async (context, { user, body, files }) => {
  const kept = await keepUpload(context, user, { body, files })
  const reports = kept.kind === 'kept' ? await answerWithParts(context, user, kept.rows) : [readingAnswer(kept.row)]
  const [report] = reports
  if (!report) throw new Error('a kept upload has an answer')
  const answer = { report, reports }
  return kept.isNew ? answer : new Repeat(answer)
}
