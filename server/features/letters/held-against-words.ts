import { contradicting } from '#engine/letters/check-letter.ts'
import type { Context } from '#server/context.ts'
import { confirmedIdentity } from '#server/features/identity/identity.ts'
import { confirmedFor } from '#server/features/letters/confirmed-words.ts'
import { otherWriter } from '#server/features/letters/known-writer.ts'
import type { LetterRow } from '#server/features/letters/letter-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

/**
 * Why a letter cannot be approved or go out as it stands: its member has said otherwise, perhaps since they approved it. Both
 * sentences are told, and what to do. A practice letter has an invented writer.
 */
export async function untrueNow(context: Context, user: SignedIn, row: LetterRow): Promise<Refusal | null> {
  const writer = row.isPractice ? [] : otherWriter(row, await confirmedIdentity(context, user))
  const said = contradicting(row.content, row.attestedFacts, await confirmedFor(context, user, row))
  const issues = [...writer.map(({ sentence, message }) => ({ path: 'letterContent', message, text: sentence })), ...said]
  const [first] = issues
  return first === undefined ? null : new Refusal('conflict', first.message, { issues })
}

export async function refuseUntrue(context: Context, user: SignedIn, row: LetterRow): Promise<void> {
  const refusal = await untrueNow(context, user, row)
  if (refusal !== null) throw refusal
}
