import type { resetPassword as endpoint } from '#contract/accounts.ts'
import { choosePasswordByLink } from '#server/features/accounts/accounts.ts'
import { endAllAccess } from '#server/features/recovery/end-all-access.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Sets the new password and ends every other way in, so anyone who was in the account is out. Opens no session. */
export const resetPassword: Operation<typeof endpoint> = async (context, { body }) => {
  await choosePasswordByLink(context, body, async (tx, user) => void (await endAllAccess(context, tx, { user, but: null })))
  return { message: 'Your password has been reset. Sign in with the new one.' }
}
