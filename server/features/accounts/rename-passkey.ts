import { and, eq } from 'drizzle-orm'
import type { renamePasskey as endpoint } from '#contract/passkeys.ts'
import { passkeys } from '#server/database/tables/accounts.ts'
import { passkeyAnswerOf } from '#server/features/accounts/passkeys.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

export const renamePasskey: Operation<typeof endpoint> = async (context, { user, params: { id }, body: { name } }) => {
  if (!isUuid(id)) throw new Refusal('not_found')
  return transact(context, user, async (tx) => {
    const isThis = and(eq(passkeys.userId, user.id), eq(passkeys.id, id))
    const [row] = await tx.update(passkeys).set({ name }).where(isThis).returning()
    if (row === undefined) throw new Refusal('not_found')
    return { answer: passkeyAnswerOf(row), audit: [{ action: 'passkey.renamed', subjectKind: 'passkey', subjectId: id }] }
  })
}
