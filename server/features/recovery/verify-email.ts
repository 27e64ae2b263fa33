import type { verifyEmail as endpoint } from '#contract/email-address.ts'
import { confirmAddress } from '#server/features/accounts/accounts.ts'
import { endWaysIn } from '#server/features/recovery/end-all-access.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Confirms the address that the link went to. What was set up before anyone had shown that it is theirs ends. */
export const verifyEmail: Operation<typeof endpoint> = async (context, { body }) => {
  const email = await confirmAddress(context, body.token, async (tx, user) => void (await endWaysIn(context, tx, user)))
  return { message: 'Your email address is confirmed.', email }
}
