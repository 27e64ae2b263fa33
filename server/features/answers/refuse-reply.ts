import type { FileKind } from '#adapters/page-text/port.ts'
import type { ReplyReading } from '#engine/answers/read-reply.ts'
import { Refusal } from '#server/platform/refusal.ts'

const TAKEN = 'Upload the answer of the bureau or the company as a PDF, a scan or photos of its pages (JPG or PNG).'

const HEIC =
  'This is an iPhone photo in the HEIC format, which cannot be opened here. Choose Settings > Camera > Formats > Most Compatible and take it again, or export the photo as JPEG and upload that.'

export const refuseKind = (kind: FileKind): Refusal =>
  new Refusal(
    'unsupported_type',
    kind === 'heic' ? HEIC : `This file is not a PDF or a picture, whatever its name says. ${TAKEN}`,
  )

const NO_REPLY: Readonly<Record<string, string>> = {
  no_text: `Nothing could be made out on this. Take every page flat, in even light and close enough that the print is sharp.`,
  bank_statement: `This looks like a bank statement, not an answer to a dispute. ${TAKEN}`,
  tax_form: `This looks like a tax form, not an answer to a dispute. ${TAKEN}`,
  rights_text_only: `This is only the summary of your rights. The answer itself stands on the pages before it. ${TAKEN}`,
}

/** Why what was read is no answer to a dispute. */
export function refuseReading(reading: Exclude<ReplyReading, { kind: 'reply' }>): Refusal {
  if (reading.kind === 'begun_only')
    return new Refusal(
      'not_an_answer',
      'This letter says only that your dispute was received and is being looked into. It decides nothing; upload the results when they come.',
    )
  if (reading.kind === 'report_only')
    return new Refusal(
      'not_an_answer',
      'This is a credit report, without a letter that says what came of a dispute. Upload it as a report: what became of your disputes is then checked on it.',
    )
  const message = NO_REPLY[reading.why] ?? `This does not look like an answer to a dispute. ${TAKEN}`
  return new Refusal('not_an_answer', message)
}
