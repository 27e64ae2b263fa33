import { and, eq } from 'drizzle-orm'
import type { removePasskey as endpoint } from '#contract/passkeys.ts'
import { passkeys } from '#server/database/tables/accounts.ts'
import { takeTurn } from '#server/features/accounts/authenticator.ts'
import { dropPasskeys } from '#server/features/accounts/passkeys.ts'
import { tellFactorChange } from '#server/features/accounts/factor-message.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { refuseWithoutStepUp } from '#server/platform/step-up.ts'
import { transact } from '#server/platform/transact.ts'

export const removePasskey: Operation<typeof endpoint> = async (context, { user, session, params: { id } }) => {
  const isThis = and(eq(passkeys.userId, user.id), eq(passkeys.id, id))
  const [found] = isUuid(id) ? await context.db.select({ id: passkeys.id }).from(passkeys).where(isThis) : []
  if (found === undefined) throw new Refusal('not_found')
  await refuseWithoutStepUp(context, session)
  await transact(context, user, async (tx) => {
    await takeTurn(tx, user.id)
    const removed = await dropPasskeys(tx, isThis)
    const audit = removed.map((row) => ({ action: 'passkey.removed', subjectKind: 'passkey', subjectId: row.id }))
    if (removed.length > 0) await tellFactorChange(context, tx, { user, change: 'passkey_removed' })
    return { answer: undefined, audit }
  })
  return { message: 'This passkey no longer works. Delete it on your device too.' }
}
