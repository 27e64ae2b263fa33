import type { makeRecoveryCodes as endpoint } from '#contract/second-factor.ts'
import { within } from '#server/context.ts'
import { takeTurn } from '#server/features/accounts/authenticator.ts'
import { tellFactorChange } from '#server/features/accounts/factor-message.ts'
import { replaceRecoveryCodes } from '#server/features/accounts/recovery-codes.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { hasAuthenticator, refuseWithoutStepUp } from '#server/platform/step-up.ts'
import { transact } from '#server/platform/transact.ts'

export const makeRecoveryCodes: Operation<typeof endpoint> = async (context, { user, session }) => {
  await refuseWithoutStepUp(context, session)
  const recoveryCodes = await transact(context, user, async (tx) => {
    await takeTurn(tx, user.id)
    if (!(await hasAuthenticator(within(context, tx), user.id))) throw isOff()
    const answer = await replaceRecoveryCodes(tx, user.id, context.now())
    await tellFactorChange(context, tx, { user, change: 'recovery_codes' })
    return { answer, audit: [{ action: 'recovery_codes.made', subjectKind: 'user', subjectId: user.id }] }
  })
  return { recoveryCodes }
}

const isOff = (): Refusal => new Refusal('conflict', 'Recovery codes work with an authenticator app. Turn one on first.')
