import type { takeBackSent as endpoint } from '#contract/letters.ts'
import { type Context, within } from '#server/context.ts'
import { ownedDispute } from '#server/features/disputes/disputes.ts'
import { recordNotSent } from '#server/features/letters/dispatch-letter.ts'
import { letterAnswer, type LetterRow, ownedLetter, takeLetter } from '#server/features/letters/letter-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** Takes back that a letter was sent: its user marked it by mistake, and nothing left the house. The same again changes nothing. */
export const takeBackSent: Operation<typeof endpoint> = async (context, { user, params }) => {
  const found = await ownedLetter(context, user, params.id)
  const kept = await transact(context, user, async (tx) => {
    const row = await takeLetter(context, tx, found)
    if (row.sentAt === null) return { answer: row, audit: [] }
    if (row.mailingAskedAt !== null) throw new Refusal('conflict', 'The post office has this letter, so it is on its way.')
    if (await isAnswered(within(context, tx), user, row))
      throw new Refusal('conflict', 'An answer to this dispute is recorded. Undo that first.')
    const answer = await recordNotSent(context, tx, { user, row })
    const detail = { dispute: row.disputeId, target: row.target, practice: row.isPractice }
    return { answer, audit: [{ action: 'letter.sending_taken_back', subjectKind: 'letter', subjectId: row.id, detail }] }
  })
  return letterAnswer(kept)
}

async function isAnswered(context: Context, user: SignedIn, { disputeId }: LetterRow): Promise<boolean> {
  if (disputeId === null) return false
  const { answeredOn, resolvedAt } = await ownedDispute(context, user, disputeId)
  return answeredOn !== null || resolvedAt !== null
}
