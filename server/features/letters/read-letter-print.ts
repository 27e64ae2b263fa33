import type { readLetterPrint as endpoint } from '#contract/letter-print.ts'
import { envelopeOf } from '#engine/letters/envelope-of.ts'
import { printedEnclosures } from '#server/features/letters/enclosed.ts'
import { ownedLetter, ownPapersOf } from '#server/features/letters/letter-rows.ts'
import { printLetter } from '#server/features/letters/print-letter.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Printed as the member would print it: the figures are those of the PDF. */
export const readLetterPrint: Operation<typeof endpoint> = async (context, { user, params }) => {
  const row = await ownedLetter(context, user, params.id)
  const { pages, pageCount } = await printLetter(context, user, row)
  const hasMailer = context.settings.USPS_MAILER_ID !== undefined
  return {
    pages: { ...pages, total: pageCount },
    sheets: pageCount,
    envelope: envelopeOf(pageCount),
    enclosed: [...printedEnclosures(row)],
    toAdd: [...ownPapersOf(row)],
    barcode: row.isPractice ? 'practice' : hasMailer ? 'intelligent_mail' : 'none',
    isPractice: row.isPractice,
  }
}
