import { and, eq, inArray } from 'drizzle-orm'
import type { EventFacts } from '#engine/case-file/event-facts.ts'
import type { Context } from '#server/context.ts'
import { letters } from '#server/database/tables/letters.ts'
import { sha256 } from '#server/features/disputes/disputes.ts'
import { type LetterRow } from '#server/features/letters/letter-rows.ts'
import { printLetter } from '#server/features/letters/print-letter.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import type { NamedFiles } from '#server/platform/kept-files.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { seal, unseal } from '#server/platform/vault.ts'

/** What the timeline holds fast of a printed letter. */
export type PrintedFacts = Required<Pick<EventFacts, 'pdfSha256' | 'pages'>>

const placeOf = ({ userId, id }: Pick<LetterRow, 'userId' | 'id'>): string => `${userId}/printed/${id}`

/** A letter as a PDF. */
export interface Printed {
  readonly pdf: Uint8Array
  readonly pageCount: number
}

/**
 * Keeps the PDF of a letter that goes out, byte for byte: a later print may differ, and its report may be gone by then. In the
 * transaction that sends it or asks the post to: the one who comes later finds that it is out, and does not write over it.
 */
export async function keepPrinted(inside: Context, row: Owned<LetterRow>, { pdf, pageCount }: Printed): Promise<PrintedFacts> {
  const place = placeOf(row)
  await inside.files.put(place, await seal(inside, place, pdf))
  return { pdfSha256: sha256(pdf), pages: pageCount }
}

/** The letter's row names its print, from the first time it is to go out. */
export const namedPrints: NamedFiles = async (db, userId, keys) => {
  const ids = keys.map((key) => key.split('/')[2] ?? '').filter(isUuid)
  const rows = await db
    .select({ userId: letters.userId, id: letters.id })
    .from(letters)
    .where(and(eq(letters.userId, userId), inArray(letters.id, ids)))
  return new Set(rows.map(placeOf))
}

/** A letter that its member mails, as it is printed now. Null where it cannot be printed any more. */
export async function printIfPossible(context: Context, user: SignedIn, row: Owned<LetterRow>): Promise<Printed | null> {
  try {
    return await printLetter(context, user, row)
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
