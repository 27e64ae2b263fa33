import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { unsavedEdit as shape } from '#contract/letters.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { unsavedEdits } from '#server/database/tables/letters.ts'
import type { LetterRow } from '#server/features/letters/letter-rows.ts'
import { authorOf } from '#server/platform/author.ts'
import { textSealsOf } from '#server/platform/sealed-text.ts'

interface Typed {
  readonly letterContent: string
  readonly attestedFacts: readonly string[]
}

type Letter = Pick<LetterRow, 'userId' | 'id'>

const placeOf = ({ userId, id }: Letter, author: string): string => `${userId}/unsaved-edit/${id}/${author}`

const isCallersOf = ({ userId, id }: Letter, author: string) =>
  and(eq(unsavedEdits.userId, userId), eq(unsavedEdits.letterId, id), eq(unsavedEdits.author, author))

/** What the caller typed into the letter and has not saved; null where there is nothing. */
export async function openUnsavedEdit(context: Context, letter: Letter): Promise<z.input<typeof shape> | null> {
  const author = authorOf(context)
  const [row] = await context.db.select().from(unsavedEdits).where(isCallersOf(letter, author))
  if (row === undefined) return null
  const seals = await textSealsOf(context, letter.userId)
  const typed: Typed = JSON.parse(await seals.open(placeOf(letter, author), row.sealedEdit))
  return { letterContent: typed.letterContent, attestedFacts: [...typed.attestedFacts], savedAt: row.savedAt }
}

/** Keeps what the caller typed in place of what was kept before. */
export async function putUnsavedEdit(
  context: Context,
  tx: Transaction,
  { letter, typed }: { readonly letter: Letter; readonly typed: Typed },
): Promise<z.input<typeof shape>> {
  const author = authorOf(context)
  const seals = await textSealsOf(context, letter.userId)
  const sealedEdit = await seals.seal(placeOf(letter, author), JSON.stringify(typed))
  const savedAt = context.now()
  const { userId, id: letterId } = letter
  await tx
    .insert(unsavedEdits)
    .values({ userId, letterId, author, sealedEdit, savedAt })
    .onConflictDoUpdate({
      target: [unsavedEdits.userId, unsavedEdits.letterId, unsavedEdits.author],
      set: { sealedEdit, savedAt },
    })
  return { letterContent: typed.letterContent, attestedFacts: [...typed.attestedFacts], savedAt }
}

/** Whether there was one to drop. */
export async function dropUnsavedEdit(context: Pick<Context, 'helper'>, tx: Transaction, letter: Letter): Promise<boolean> {
  const dropped = await tx
    .delete(unsavedEdits)
    .where(isCallersOf(letter, authorOf(context)))
    .returning({ letterId: unsavedEdits.letterId })
  return dropped.length > 0
}

/** A letter that was sent can't be edited any more, whoever was typing. */
export async function dropEveryUnsavedEdit(tx: Transaction, { userId, id }: Letter): Promise<void> {
  await tx.delete(unsavedEdits).where(and(eq(unsavedEdits.userId, userId), eq(unsavedEdits.letterId, id)))
}
