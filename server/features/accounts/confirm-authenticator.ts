import { and, eq, isNull } from 'drizzle-orm'
import type { confirmAuthenticator as endpoint } from '#contract/second-factor.ts'
import { authenticators } from '#server/database/tables/accounts.ts'
import { stepOf, takeTurn } from '#server/features/accounts/authenticator.ts'
import { refuseUnconfirmed } from '#server/features/accounts/email-address.ts'
import { tellFactorChange } from '#server/features/accounts/factor-message.ts'
import { replaceRecoveryCodes } from '#server/features/accounts/recovery-codes.ts'
import { attemptOf, countAttempt, refuseGuessing } from '#server/features/accounts/sign-in-failures.ts'
import type { Operation } from '#server/platform/operations.ts'
import { invalidField, Refusal } from '#server/platform/refusal.ts'
import { closeSessionsOf } from '#server/platform/session.ts'
import { markProven, refuseWithoutStepUp } from '#server/platform/step-up.ts'
import { transact } from '#server/platform/transact.ts'
import { readUserToken } from '#server/platform/user-token.ts'

/** The app counts once it has shown that it holds the secret; with it come the codes for when it is lost. */
export const confirmAuthenticator: Operation<typeof endpoint> = async (context, { user, body, session, address, device }) => {
  await refuseUnconfirmed(context, user)
  await refuseWithoutStepUp(context, session)
  const attempt = attemptOf(user, { address, device: device.value })
  await refuseGuessing(context, attempt)
  const isWaiting = and(eq(authenticators.userId, user.id), isNull(authenticators.confirmedAt))
  const [row] = await context.db.select().from(authenticators).where(isWaiting)
  if (row === undefined) throw nothingWaits()
  const step = await stepOf(context, user.id, { sealedSecret: row.sealedSecret, code: body.code })
  await countAttempt(context, attempt, step !== null)
  if (step === null) throw wrongCode()
  const now = context.now()
  const recoveryCodes = await transact(context, user, async (tx) => {
    await takeTurn(tx, user.id)
    const confirmed = await tx
      .update(authenticators)
      .set({ confirmedAt: now, lastStep: step })
      .where(and(isWaiting, eq(authenticators.sealedSecret, row.sealedSecret)))
      .returning({ userId: authenticators.userId })
    if (confirmed.length === 0) throw nothingWaits()
    const answer = await replaceRecoveryCodes(tx, user.id, now)
    // Anyone who came in by the password alone comes in again with a code.
    const token = readUserToken(session.value)
    await closeSessionsOf(tx, user.id, token)
    if (token !== null) await markProven(tx, token, { by: 'code', now })
    await tellFactorChange(context, tx, { user, change: 'authenticator_on' })
    return { answer, audit: [{ action: 'authenticator.turned_on', subjectKind: 'user', subjectId: user.id }] }
  })
  return { recoveryCodes }
}

const nothingWaits = (): Refusal => new Refusal('conflict', 'There’s no authenticator app to turn on. Start over.')

function wrongCode(): Refusal {
  return invalidField(
    'code',
    'This code isn’t right. Check that your phone sets its clock automatically, then enter the code it shows now.',
  )
}
