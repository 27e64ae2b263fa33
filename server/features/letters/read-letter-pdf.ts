import type { readLetterPdf as endpoint } from '#contract/letters.ts'
import { isPractised, ownedLetter } from '#server/features/letters/letter-rows.ts'
import { BY_MEMBER } from '#server/features/letters/mail-barcode.ts'
import { printLetterFor } from '#server/features/letters/print-letter.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readLetterPdf: Operation<typeof endpoint> = async (context, { user, params, query }) => {
  const row = await ownedLetter(context, user, params.id)
  const isMarked = isPractised(row) && query.for !== 'mailing'
  return (await printLetterFor(context, user, { row, way: { ...BY_MEMBER, isMarked } })).pdf
}
