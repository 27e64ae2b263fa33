import { and, eq } from 'drizzle-orm'
import type { withdrawInvitation as endpoint } from '#contract/helpers.ts'
import { helperInvitations } from '#server/database/tables/helpers.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** Its link works no more. */
export const withdrawInvitation: Operation<typeof endpoint> = async (context, { user, params: { id } }) => {
  if (!isUuid(id)) throw new Refusal('not_found')
  await transact(context, user, async (tx) => {
    const isThis = and(eq(helperInvitations.userId, user.id), eq(helperInvitations.id, id))
    const [row] = await tx.delete(helperInvitations).where(isThis).returning()
    if (row === undefined) throw new Refusal('not_found')
    return { answer: undefined, audit: [{ action: 'helper.withdrawn', subjectKind: 'helper_invitation', subjectId: id }] }
  })
  return { message: 'The invitation is canceled. Its link no longer works.' }
}
