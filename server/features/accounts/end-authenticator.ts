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
  const isEnded = await transact(context, user, async (tx) => {
    await takeTurn(tx, user.id)
    const ended = await tx.delete(authenticators).where(eq(authenticators.userId, user.id)).returning()
    await dropRecoveryCodes(tx, user.id)
    await dropChallenges(tx, user.id)
    const audit = ended.map(({ userId }) => ({ action: 'authenticator.turned_off', subjectKind: 'user', subjectId: userId }))
    return { answer: ended.some(({ confirmedAt }) => confirmedAt !== null), audit }
  })
  if (isEnded) tellFactorChange(context, user, 'authenticator_off')
  return { message: 'From now on your password alone signs you in.' }
}
