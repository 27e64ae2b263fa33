import { and, eq, isNull } from 'drizzle-orm'
import type { deleteReply as endpoint } from '#contract/answers.ts'
import { type Context, within } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { answers, replies } from '#server/database/tables/answers.ts'
import { ownedReply, type ReplyRow, takeReply } from '#server/features/answers/reply-rows.ts'
import type { Owned } from '#server/platform/caller.ts'
import { sweepLater, sweepNow } from '#server/platform/kept-files.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** Removes a reply; its files are swept afterwards. */
async function removed(tx: Transaction, row: Owned<ReplyRow>): Promise<void> {
  await tx.delete(replies).where(and(eq(replies.userId, row.userId), eq(replies.id, row.id)))
}

/** The same for one that another takes the place of: what was confirmed of it would lose its paper. */
export async function replyGone(inside: Context, tx: Transaction, found: Owned<ReplyRow>): Promise<void> {
  const row = await takeReply(inside, found)
  const isOfReply = and(eq(answers.userId, row.userId), eq(answers.replyId, row.id), isNull(answers.takenBackAt))
  if ((await tx.$count(answers, isOfReply)) > 0)
    throw new Refusal(
      'conflict',
      'You already confirmed something from the answer you’re replacing. Undo that first, or upload this one as a new answer.',
    )
  await removed(tx, row)
}

/** Deletes a reply with its original. What was confirmed of it stays: the timeline says so, without the picture. */
export const deleteReply: Operation<typeof endpoint> = async (context, { user, params }) => {
  const found = await ownedReply(context, user, params.id)
  await transact(context, user, async (tx) => {
    await removed(tx, await takeReply(within(context, tx), found))
    await sweepLater(context, tx, user.id)
    return { answer: undefined, audit: [{ action: 'answer.deleted', subjectKind: 'reply', subjectId: found.id }] }
  })
  context.replyReadings.stop(found.id)
  await sweepNow(context, user.id)
  return { message: 'The letter and its original are deleted. What you confirmed stays with its dispute.' }
}
