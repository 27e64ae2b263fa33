import { and, eq, isNull } from 'drizzle-orm'
import type { deleteReply as endpoint } from '#contract/answers.ts'
import type { Transaction } from '#server/database/open.ts'
import { answers, replies } from '#server/database/tables/answers.ts'
import { deleteFiles, ownedReply, type ReplyRow, takeReply } from '#server/features/answers/reply-rows.ts'
import { recognisedKeys } from '#server/features/reports/reports.ts'
import type { Owned } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** Removes a reply and answers its files, to be deleted once the row is gone for certain. */
async function removed(tx: Transaction, row: Owned<ReplyRow>): Promise<string[]> {
  await tx.delete(replies).where(and(eq(replies.userId, row.userId), eq(replies.id, row.id)))
  const pages = row.pagesKey === null || row.fileKeys.includes(row.pagesKey) ? [] : [row.pagesKey]
  return [...row.fileKeys, ...pages, ...(row.status === 'processing' ? recognisedKeys(row) : [])]
}

/** The same for one that another takes the place of: what was confirmed of it would lose its paper. */
export async function replyGone(tx: Transaction, found: Owned<ReplyRow>): Promise<string[]> {
  const row = await takeReply(tx, found)
  const isOfReply = and(eq(answers.userId, row.userId), eq(answers.replyId, row.id), isNull(answers.takenBackAt))
  if ((await tx.$count(answers, isOfReply)) > 0)
    throw new Refusal(
      'conflict',
      'Something was confirmed of the answer to be replaced. Take that back first, or upload this one as a new answer.',
    )
  return removed(tx, row)
}

/** Deletes a reply with its original. What was confirmed of it stays: the timeline says so, without the picture. */
export const deleteReply: Operation<typeof endpoint> = async (context, { user, params }) => {
  const found = await ownedReply(context, user, params.id)
  const files = await transact(context, user, async (tx) => {
    const gone = await removed(tx, await takeReply(tx, found))
    return { answer: gone, audit: [{ action: 'answer.deleted', subjectKind: 'reply', subjectId: found.id }] }
  })
  context.replyReadings.stop(found.id)
  await deleteFiles(context, files)
  return { message: 'The answer and its original are deleted. What you confirmed of it stays with its dispute.' }
}
