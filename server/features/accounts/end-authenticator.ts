import { eq } from 'drizzle-orm'
import type { endAuthenticator as endpoint } from '#contract/second-factor.ts'
import { authenticators } from '#server/database/tables/accounts.ts'
import { takeTurn } from '#server/features/accounts/authenticator.ts'
import { tellFactorChange } from '#server/features/accounts/factor-message.ts'
import { dropRecoveryCodes } from '#server/features/accounts/recovery-codes.ts'
import { dropChallenges } from '#server/features/accounts/sign-in-challenges.ts'
import type { Operation } from '#server/platform/operations.ts'
import { refuseWithoutStepUp } from '#server/platform/step-up.ts'
import { transact } from '#server/platform/transact.ts'

export const endAuthenticator: Operation<typeof endpoint> = async (context, { user, session }) => {
  await refuseWithoutStepUp(context, session)
  await transact(context, user, async (tx) => {
    await takeTurn(tx, user.id)
    const ended = await tx.delete(authenticators).where(eq(authenticators.userId, user.id)).returning()
    await dropRecoveryCodes(tx, user.id)
    await dropChallenges(tx, user.id)
    const audit = ended.map(({ userId }) => ({ action: 'authenticator.turned_off', subjectKind: 'user', subjectId: userId }))
    const wasOn = ended.some(({ confirmedAt }) => confirmedAt !== null)
    if (wasOn) await tellFactorChange(context, tx, { user, change: 'authenticator_off' })
    return { answer: undefined, audit }
  })
  return { message: 'From now on, you sign in with just your password.' }
}
