import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { askReset as endpoint } from '#contract/accounts.ts'
import type { Context } from '#server/context.ts'
import { users } from '#server/database/tables/accounts.ts'
import { resetMessage } from '#server/features/accounts/reset-message.ts'
import { countResetRequest } from '#server/features/accounts/reset-requests.ts'
import { replaceReset } from '#server/features/accounts/resets.ts'
import { describeError } from '#server/platform/log.ts'
import type { Operation } from '#server/platform/operations.ts'
import { transact } from '#server/platform/transact.ts'

/** The answer comes this long after the request was counted, whether a mail is written meanwhile or there is nobody to write to. */
const ANSWER_AFTER_MS = 200

const MAILED = 'If an account has this email address, a message with a link to choose a new password is on its way.'
const WRITTEN =
  'If an account has this email address, a message with a link to choose a new password was written. ' +
  'This installation has no mail server yet: the message lies in the outbox folder of its data.'

/** Mails a link to choose a new password. Neither the answer nor its time tells whether the account exists. */
export const askReset: Operation<typeof endpoint> = async (context, { body, address }) => {
  const mayMail = await countResetRequest(context, { email: body.email, address })
  if (mayMail) void mailLink(context, body.email)
  await wait(ANSWER_AFTER_MS)
  return { message: context.settings.SMTP_URL === undefined ? WRITTEN : MAILED }
}

/** Never rejects: a failure is ours to see in the log, not the visitor's, who would learn from it that the account exists. */
async function mailLink(context: Context, email: string): Promise<void> {
  try {
    const [user] = await context.db.select({ id: users.userId }).from(users).where(eq(users.email, email))
    if (!user) return
    const token = await transact(context, user, async (tx) => ({
      answer: await replaceReset(tx, user.id, context.now()),
      audit: [{ action: 'password_reset.asked', subjectKind: 'user', subjectId: user.id, actor: 'visitor' as const }],
    }))
    await context.email.send(resetMessage(context.settings, { to: email, token, at: context.now() }))
  } catch (error) {
    context.log.error(describeError(error), 'a reset link could not be mailed')
  }
}
