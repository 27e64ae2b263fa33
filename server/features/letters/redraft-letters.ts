import { and, eq } from 'drizzle-orm'
import { ASKED_KINDS } from '#engine/words/letter-type.ts'
import type { Context } from '#server/context.ts'
import { letters } from '#server/database/tables/letters.ts'
import { confirmedIdentity } from '#server/features/identity/identity.ts'
import { orderOf } from '#server/features/letters/generate-letter.ts'
import { otherWriter } from '#server/features/letters/known-writer.ts'
import {
  changeLetter,
  isWorkedOn,
  type LetterRow,
  lettersWhere,
  takeLetter,
  isUnsent,
} from '#server/features/letters/letter-rows.ts'
import { askedFor } from '#server/features/letters/read-told.ts'
import { writeLetter } from '#server/features/letters/write-letter.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/**
 * Writes the drafts again once their member has said who they are, so that each states it. What they edited stays; what they
 * approved and has become untrue waits for them again.
 */
export async function redraftLetters(context: Context, user: SignedIn): Promise<void> {
  const drafts = await lettersWhere(context, user, { where: and(isUnsent, eq(letters.isPractice, false)) })
  if (drafts.length === 0) return
  const known = await confirmedIdentity(context, user)
  for (const row of drafts) {
    const isUntrue = otherWriter(row, known).length > 0
    if (row.mailingAskedAt !== null || (row.attestedAt !== null && !isUntrue)) continue
    if (row.attestedAt !== null) await withdrawApproval(context, user, row)
    if (!isWorkedOn({ ...row, attestedAt: null })) await writeAgain(context, user, row)
  }
}

function withdrawApproval(context: Context, user: SignedIn, found: Owned<LetterRow>): Promise<void> {
  return transact(context, user, async (tx) => {
    const row = await takeLetter(context, tx, found)
    if (row.sentAt !== null || row.mailingAskedAt !== null) return { answer: undefined, audit: [] }
    await changeLetter(context, tx, { row, change: { attestedAt: null } })
    return { answer: undefined, audit: [{ action: 'letter.approval_withdrawn', subjectKind: 'letter', subjectId: row.id }] }
  })
}

/** As it was asked for. One that cannot be written any more stands as it is. */
async function writeAgain(context: Context, user: SignedIn, row: LetterRow): Promise<void> {
  const { told: asked, negativeItemId, target: recipient } = row
  const letterType = ASKED_KINDS.find((kind) => kind === row.letterType)
  if (letterType === undefined || asked === null) return
  const disputeId = negativeItemId === null ? row.disputeId : null
  try {
    const order = await orderOf(context, user, { ...askedFor(asked), negativeItemId, disputeId, letterType, recipient })
    await writeLetter(context, user, { ...order, leavesWorkedOn: true })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}
