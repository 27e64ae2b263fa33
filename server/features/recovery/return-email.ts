import type { returnEmail as endpoint } from '#contract/email-address.ts'
import { returnAddress } from '#server/features/accounts/accounts.ts'
import { endAllAccess } from '#server/features/recovery/end-all-access.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Sets the address back to the one that the link went to. Whoever changed it is out. Opens no session. */
export const returnEmail: Operation<typeof endpoint> = async (context, { body }) => {
  const email = await returnAddress(
    context,
    body.token,
    async (tx, user) => void (await endAllAccess(context, tx, { user, but: null })),
  )
  return { message: `${email} is your account’s address again. We sent a link there to choose a new password.`, email }
}
