import type { readLettersPdf as endpoint } from '#contract/letter-print.ts'
import { shareEnvelopes } from '#engine/letters/share-envelopes.ts'
import { ownedLetters } from '#server/features/letters/letter-rows.ts'
import { headOf, printLetter } from '#server/features/letters/print-letter.ts'
import type { Operation } from '#server/platform/operations.ts'

/** The letters in one PDF, each as its member mails it: those for one envelope one after the other. */
export const readLettersPdf: Operation<typeof endpoint> = async (context, { user, query }) => {
  const rows = await ownedLetters(context, user, query.letterIds)
  const envelopes = shareEnvelopes(rows, { addressed: (row) => ({ ...headOf(row), carrier: '' }), most: rows.length })
  const pdfs: Uint8Array[] = []
  for (const row of envelopes.flat()) pdfs.push((await printLetter(context, user, row)).pdf)
  return context.printing.join(pdfs)
}
