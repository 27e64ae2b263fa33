import type { AnswerOf } from '#contract/endpoint.ts'
import type { uploadReport as endpoint } from '#contract/reports.ts'
import { writtenAnswer } from '#server/features/reports/answer-with-parts.ts'
import { keepUpload } from '#server/features/reports/keep-upload.ts'
import { readingAnswer } from '#server/features/reports/reading-answer.ts'
import type { ReadingRow } from '#server/features/reports/reading-rows.ts'
import type { Owned } from '#server/platform/caller.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'

/**
 * Reads a report and keeps it with what follows from it; pictures are read after the answer. A file that was uploaded before
 * answers with what is stored of it; where it was deleted meanwhile, it is kept again.
 */
export const uploadReport: Operation<typeof endpoint> = async (context, { user, body, files }) => {
  const kept = await keepUpload(context, user, { body, files })
  const answer =
    kept.kind === 'kept'
      ? await writtenAnswer(context, user, { of: 'uploadReport', reports: kept.rows, message: kept.message })
      : begun(kept.row)
  return kept.isNew ? answer : new Repeat(answer)
}

function begun(row: Owned<ReadingRow>): AnswerOf<typeof endpoint> {
  const report = readingAnswer(row)
  return { report, reports: [report] }
}
