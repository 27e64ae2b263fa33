import type { readLetterPage as endpoint } from '#contract/letter-print.ts'
import { ownedLetter } from '#server/features/letters/letter-rows.ts'
import { printLetter } from '#server/features/letters/print-letter.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

const DPI = 110

/** A page of the PDF as it is printed now; nothing of it is kept. */
export const readLetterPage: Operation<typeof endpoint> = async (context, { user, params }) => {
  const row = await ownedLetter(context, user, params.id)
  const { pdf } = await printLetter(context, user, row)
  const page = Number.parseInt(params.page, 10)
  const drawn = await context.pageText.renderPage(pdf, { page, dpi: DPI, colour: true, password: null })
  if (drawn.kind === 'refused') throw new Refusal('not_found', 'The letter has no such page.')
  return drawn.png
}
