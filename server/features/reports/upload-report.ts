import type { uploadReport as endpoint } from '#contract/reports.ts'
import { answerOne } from '#server/features/reports/answer-with-parts.ts'
import { keepUpload } from '#server/features/reports/keep-upload.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'

/** Reads a report and keeps it with what follows from it. A file that was uploaded before answers with the stored report. */
export const uploadReport: Operation<typeof endpoint> = async (context, { user, body, files }) => {
  const { row, isNew } = await keepUpload(context, user, { body, files })
  const report = await answerOne(context, user, row)
  const answer = { report, reports: [report] }
  return isNew ? answer : new Repeat(answer)
}
