import type { z } from 'zod'
import type { uploadReport } from '#contract/reports.ts'
import { type Bureau, BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { keepReport, type KeptReport } from '#server/features/reports/keep-report.ts'
import type { SignedIn, UploadedFile } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** The form of an upload. */
export interface Upload {
  readonly body: Pick<z.output<typeof uploadReport.body>, 'bureau' | 'password'>
  readonly files: readonly UploadedFile[]
}

/** Keeps the report that a member uploads, whatever the form is part of. */
export const keepUpload = (context: Context, user: SignedIn, { body, files }: Upload): Promise<KeptReport> =>
  keepReport(context, user, {
    bytes: chosenFile(files).bytes,
    password: body.password ?? null,
    source: 'upload',
    action: 'report.uploaded',
    score: null,
    accept: (detected) => refuseMismatch(body.bureau, detected),
  })

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
