import type { checkResetToken as endpoint } from '#contract/accounts.ts'
import { isLiveReset } from '#server/features/accounts/resets.ts'
import type { Operation } from '#server/platform/operations.ts'
import { readUserToken } from '#server/platform/user-token.ts'

/** Whether the link still works. */
export const checkResetToken: Operation<typeof endpoint> = async (context, { body }) => {
  const token = readUserToken(body.token)
  return { valid: token !== null && (await isLiveReset(context, token)) }
}
