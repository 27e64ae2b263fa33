import { createHash } from 'node:crypto'
import type { Context } from '#server/context.ts'
import type { MailingRow } from '#server/features/mailing/claim-mailing.ts'
import { type LetterRow, printedIfKept, printLetterFor } from '#server/features/letters/letters.ts'
import { printedBy } from '#server/features/mailing/provider-for.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'

export interface MailedPrint {
  readonly pdf: Uint8Array
  readonly pageCount: number
  /** Whether it is among the member's files. */
  readonly isKept: boolean
}

/** The PDF of one letter in a mailing: the one that was printed when it was wished, byte for byte, whoever hands it over; else printed again and not kept yet. */
export async function printedFor(
  context: Context,
  user: SignedIn,
  { letter, mailing }: { letter: Owned<LetterRow>; mailing: MailingRow },
): Promise<MailedPrint> {
  const kept = await printedIfKept(context, letter)
  if (kept !== null && mailing.pageCount !== null && sha256(kept) === mailing.pdfSha256)
    return { pdf: kept, pageCount: mailing.pageCount, isKept: true }
  const { provider, method, letterId, envelopeId } = mailing
  const isInFront = envelopeId === null || envelopeId === letterId
  const { pdf, pageCount } = await printLetterFor(context, user, {
    row: letter,
    way: printedBy(provider, { method, isInFront }),
  })
  return { pdf, pageCount, isKept: false }
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
