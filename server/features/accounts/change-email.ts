import { eq } from 'drizzle-orm'
import type { changeEmail as endpoint } from '#contract/email-address.ts'
import { users } from '#server/database/tables/accounts.ts'
import { addressChangeMessage } from '#server/features/accounts/confirmation-messages.ts'
import { askConfirmation } from '#server/features/accounts/confirmations.ts'
import { linkWords } from '#server/features/accounts/email-address.ts'
import { attemptOf, countAttempt, refuseGuessing } from '#server/features/accounts/sign-in-failures.ts'
import type { Operation } from '#server/platform/operations.ts'
import { invalidField, type Refusal } from '#server/platform/refusal.ts'
import { refuseWithoutStepUp, strongestProof } from '#server/platform/step-up.ts'
import { transact } from '#server/platform/transact.ts'
import { keepMail } from '#server/platform/mails.ts'

/** Needs the password, guessed no more often than at sign-in. The old address gets a mail; the new one counts once it is confirmed. */
export const changeEmail: Operation<typeof endpoint> = async (context, { user, body, session, address, device }) => {
  // With something stronger the password alone is not enough here either.
  if ((await strongestProof(context, user.id)) !== 'password') await refuseWithoutStepUp(context, session)
  const attempt = attemptOf(user, { address, device: device.value })
  await refuseGuessing(context, attempt)
  const [found] = await context.db.select().from(users).where(eq(users.userId, user.id))
  const isRight = await context.passwords.isRight(body.currentPassword, found?.passwordHash ?? null)
  await countAttempt(context, attempt, isRight)
  if (found === undefined || !isRight) throw refused('currentPassword', 'This isn’t your current password')
  if (found.email === body.email) throw refused('email', 'This is already your account’s address')
  await transact(context, user, async (tx) => {
    await askConfirmation(context, tx, { userId: user.id, email: body.email })
    const message = addressChangeMessage(context.settings, { to: found.email, at: context.now() })
    await keepMail(context, tx, { userId: user.id, message })
    return { answer: undefined, audit: [{ action: 'email.change_asked', subjectKind: 'user', subjectId: user.id }] }
  })
  return { message: linkWords(context, body.email) }
}

function refused(path: string, message: string): Refusal {
  return invalidField(path, message)
}
