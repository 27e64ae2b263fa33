import type { EventFacts } from '#engine/case-file/event-facts.ts'
import type { Context } from '#server/context.ts'
import { sha256 } from '#server/features/disputes/disputes.ts'
import { type LetterRow } from '#server/features/letters/letter-rows.ts'
import { printLetter } from '#server/features/letters/print-letter.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { seal, unseal } from '#server/platform/vault.ts'

/** What the timeline holds fast of a printed letter. */
export type PrintedFacts = Required<Pick<EventFacts, 'pdfSha256' | 'pages'>>

const placeOf = ({ userId, id }: LetterRow): string => `${userId}/printed/${id}`

/** Keeps the PDF of a letter that goes out, byte for byte: a later print may differ, and its report may be gone by then. */
export async function keepPrinted(
  context: Context,
  row: Owned<LetterRow>,
  { pdf, pageCount }: { readonly pdf: Uint8Array; readonly pageCount: number },
): Promise<PrintedFacts> {
  const place = placeOf(row)
  await context.files.put(place, await seal(context, place, pdf))
  return { pdfSha256: sha256(pdf), pages: pageCount }
}

/** The same of a letter that its member mails: what is printed of it now. Null where it cannot be printed any more. */
export async function keepOwnPrint(context: Context, user: SignedIn, row: Owned<LetterRow>): Promise<PrintedFacts | null> {
  try {
    return await keepPrinted(context, row, await printLetter(context, user, row))
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** The PDF of a letter as it went out; null for one that was sent before it was kept. */
export async function printedIfKept(context: Context, row: Owned<LetterRow>): Promise<Uint8Array | null> {
  const place = placeOf(row)
  const sealed = await context.files.get(place)
  return sealed === null ? null : unseal(context, place, sealed)
}
