import type { uploadReport as endpoint } from '#contract/reports.ts'
import { type Bureau, BUREAU_NAMES } from '#engine/words/bureau.ts'
import { answerOne } from '#server/features/reports/answer-with-parts.ts'
import { keepReport } from '#server/features/reports/keep-report.ts'
import type { UploadedFile } from '#server/platform/caller.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Reads a report and keeps it with what follows from it. A file that was uploaded before answers with the stored report. */
export const uploadReport: Operation<typeof endpoint> = async (context, { user, body, files }) => {
  const { row, isNew } = await keepReport(context, user, {
    bytes: chosenFile(files).bytes,
    password: body.password ?? null,
    source: 'upload',
    action: 'report.uploaded',
    score: null,
    accept: (detected) => refuseMismatch(body.bureau, detected),
  })
  const report = await answerOne(context, user, row)
  const answer = { report, reports: [report] }
  return isNew ? answer : new Repeat(answer)
}

function chosenFile(files: readonly UploadedFile[]): UploadedFile {
  const file = files.find((one) => one.field === 'creditReport')
  // A browser whose user chose no file sends an empty one without a name.
  if (!file || file.name === '') throw new Refusal('invalid', 'Please select both a file and credit bureau.')
  if (file.bytes.length === 0) {
    throw new Refusal('damaged_file', 'This file is empty. Download the report again from the bureau and upload the new file.')
  }
  return file
}

function refuseMismatch(chosen: Bureau | 'auto', detected: Bureau): void {
  if (chosen === 'auto' || chosen === detected) return
  const [wrong, right] = [BUREAU_NAMES[chosen], BUREAU_NAMES[detected]]
  const message = `You chose ${wrong}, but this is a report from ${right}. Choose ${right} and upload it again.`
  throw new Refusal('bureau_mismatch', message, { detected })
}
