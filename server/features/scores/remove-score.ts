import { and, eq } from 'drizzle-orm'
import type { removeScore as endpoint } from '#contract/scores.ts'
import { scores } from '#server/database/tables/scores.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** Removes a score that was added. */
export const removeScore: Operation<typeof endpoint> = async (context, { user, params: { id } }) => {
  if (!isUuid(id)) throw new Refusal('not_found')
  await transact(context, user, async (tx) => {
    const [row] = await tx
      .delete(scores)
      .where(and(eq(scores.userId, user.id), eq(scores.id, id)))
      .returning()
    if (row === undefined) throw new Refusal('not_found')
    const audit = { action: 'score.removed', subjectKind: 'score', subjectId: id, detail: { bureau: row.bureau } }
    return { answer: undefined, audit: [audit] }
  })
  return { message: 'The score is removed.' }
}
