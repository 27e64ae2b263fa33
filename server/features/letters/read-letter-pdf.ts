import type { readLetterPdf as endpoint } from '#contract/letters.ts'
import { ownedLetter } from '#server/features/letters/letter-rows.ts'
import { printLetter } from '#server/features/letters/print-letter.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readLetterPdf: Operation<typeof endpoint> = async (context, { user, params }) => {
  const row = await ownedLetter(context, user, params.id)
  return (await printLetter(context, user, row)).pdf
}
