import { eq, sql } from 'drizzle-orm'
import type { resetPassword as endpoint } from '#contract/accounts.ts'
import { within } from '#server/context.ts'
import { users } from '#server/database/tables/accounts.ts'
import { refuseCommonPassword } from '#server/features/accounts/common-passwords.ts'
import { dropOtherAddress } from '#server/features/accounts/confirmations.ts'
import { tellFactorChange } from '#server/features/accounts/factor-message.ts'
import { isLiveReset, spendReset } from '#server/features/accounts/resets.ts'
import { dropChallenges } from '#server/features/accounts/sign-in-challenges.ts'
import { forgetFailures } from '#server/features/accounts/sign-in-failures.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { closeSessionsOf } from '#server/platform/session.ts'
import { transact } from '#server/platform/transact.ts'
import { readUserToken } from '#server/platform/user-token.ts'

/** Sets the new password and ends every session: whoever is signed in with the old password is out. Opens none. */
export const resetPassword: Operation<typeof endpoint> = async (context, { body }) => {
  const token = readUserToken(body.token)
  // Looked at first, so that a wrong token costs no password hash.
  if (token === null || !(await isLiveReset(context, token))) throw linkIsOver()
  refuseCommonPassword(body.password)
  const passwordHash = await context.passwords.hash(body.password)
  const user = { id: token.userId }
  await transact(context, user, async (tx) => {
    const now = context.now()
    if (!(await spendReset(tx, token, now))) throw linkIsOver()
    // The link went to the account's own address, and a change of that ends it: whoever followed it reads there.
    const emailConfirmedAt = sql`coalesce(${users.emailConfirmedAt}, ${now})`
    const [changed] = await tx
      .update(users)
      .set({ passwordHash, emailConfirmedAt })
      .where(eq(users.userId, user.id))
      .returning({ email: users.email })
    await closeSessionsOf(tx, user.id)
    await dropChallenges(tx, user.id)
    await dropOtherAddress(tx, user.id)
    await forgetFailures(within(context, tx), user.id)
    if (changed !== undefined)
      await tellFactorChange(context, tx, { user: { ...user, email: changed.email }, change: 'password' })
    return { answer: undefined, audit: [{ action: 'password_reset.done', subjectKind: 'user', subjectId: user.id }] }
  })
  return { message: 'Your password has been reset. Sign in with the new one.' }
}

function linkIsOver(): Refusal {
  const message = 'This reset link is invalid or has expired.'
  return new Refusal('invalid', message, { issues: [{ path: 'token', message }] })
}
