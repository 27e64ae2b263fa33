import { and, eq } from 'drizzle-orm'
import type { changePassword as endpoint } from '#contract/accounts.ts'
import { within } from '#server/context.ts'
import { users } from '#server/database/tables/accounts.ts'
import { refuseCommonPassword } from '#server/features/accounts/common-passwords.ts'
import { dropOtherAddress } from '#server/features/accounts/confirmations.ts'
import { tellFactorChange } from '#server/features/accounts/factor-message.ts'
import { dropResets } from '#server/features/accounts/resets.ts'
import { dropChallenges } from '#server/features/accounts/sign-in-challenges.ts'
import { attemptOf, countAttempt, forgetFailures, refuseGuessing } from '#server/features/accounts/sign-in-failures.ts'
import type { Operation } from '#server/platform/operations.ts'
import { invalidField, type Refusal } from '#server/platform/refusal.ts'
import { closeSessionsOf } from '#server/platform/session.ts'
import { refuseWithoutStepUp, strongestProof } from '#server/platform/step-up.ts'
import { transact } from '#server/platform/transact.ts'
import { readUserToken } from '#server/platform/user-token.ts'

/** Needs the password that holds now, guessed no more often than at sign-in; then every session but this one is over. */
export const changePassword: Operation<typeof endpoint> = async (context, { user, body, session, address, device }) => {
  // With something stronger the password alone is not enough here either.
  if ((await strongestProof(context, user.id)) !== 'password') await refuseWithoutStepUp(context, session)
  const attempt = attemptOf(user, { address, device: device.value })
  await refuseGuessing(context, attempt)
  const isThis = eq(users.userId, user.id)
  const [found] = await context.db.select({ passwordHash: users.passwordHash }).from(users).where(isThis)
  const isRight = await context.passwords.isRight(body.currentPassword, found?.passwordHash ?? null)
  await countAttempt(context, attempt, isRight)
  if (found === undefined || !isRight) throw wrong()
  refuseCommonPassword(body.password, user)
  const passwordHash = await context.passwords.hash(body.password)
  await transact(context, user, async (tx) => {
    // A reset or another change that came in between has its way: this one was proven with a password that is gone.
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(isThis, eq(users.passwordHash, found.passwordHash)))
      .returning({ id: users.userId })
    if (changed.length === 0) throw wrong()
    await closeSessionsOf(tx, user.id, readUserToken(session.value))
    await dropResets(tx, user.id)
    await dropChallenges(tx, user.id)
    await dropOtherAddress(tx, user.id)
    await forgetFailures(within(context, tx), user.id)
    await tellFactorChange(context, tx, { user, change: 'password' })
    return { answer: undefined, audit: [{ action: 'password.changed', subjectKind: 'user', subjectId: user.id }] }
  })
  return { message: 'Your password has been changed. You’re signed out everywhere else.' }
}

function wrong(): Refusal {
  return invalidField('currentPassword', 'This isn’t your current password')
}
