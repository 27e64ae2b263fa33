import { createHash } from 'node:crypto'
import type { Context } from '#server/context.ts'
import type { MailingRow } from '#server/features/mailing/claim-mailing.ts'
import {
  keepPrinted,
  type LetterRow,
  printedIfKept,
  type PrintedFacts,
  printLetterFor,
} from '#server/features/letters/letters.ts'
import { printedBy } from '#server/features/mailing/provider-for.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'

/** The PDF of a mailing: the one that was printed when it was wished, byte for byte, whoever hands it over; else printed anew. */
export async function printedFor(
  context: Context,
  user: SignedIn,
  { letter, mailing }: { letter: Owned<LetterRow>; mailing: MailingRow },
): Promise<{ pdf: Uint8Array; printed: PrintedFacts }> {
  const kept = await printedIfKept(context, letter)
  if (kept !== null && mailing.pageCount !== null && sha256(kept) === mailing.pdfSha256)
    return { pdf: kept, printed: { pdfSha256: mailing.pdfSha256, pages: mailing.pageCount } }
  const { pdf, pageCount } = await printLetterFor(context, user, {
    row: letter,
    way: printedBy(mailing.provider, mailing.method),
  })
  return { pdf, printed: await keepPrinted(context, letter, { pdf, pageCount }) }
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
