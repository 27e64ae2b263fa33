import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { askReset as endpoint } from '#contract/accounts.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { users } from '#server/database/tables/accounts.ts'
import { resetMessage } from '#server/features/accounts/reset-message.ts'
import { countResetRequest } from '#server/features/accounts/reset-requests.ts'
import { replaceReset } from '#server/features/accounts/resets.ts'
import { keepMail } from '#server/platform/mails.ts'
import { memberNamed } from '#server/platform/names.ts'
import type { Operation } from '#server/platform/operations.ts'
import { inTransaction, recordAudit } from '#server/platform/transact.ts'

/** The answer takes at least this long, whether there is someone to write to or not. */
const ANSWER_AFTER_MS = 200

const MAILED = 'If an account has this email address, a message with a link to choose a new password is on its way.'
const IN_OUTBOX = `${MAILED} This installation has no mail server yet: look for the message in the outbox folder of its data.`

/** Mails a link to choose a new password. Neither the answer nor its time tells whether the account exists. */
export const askReset: Operation<typeof endpoint> = async (context, { body, address }) => {
  const asking = inTransaction(context, async (tx) => {
    if (await countResetRequest(context, tx, { email: body.email, address })) await mailLink(context, tx, body.email)
  })
  await Promise.all([asking, wait(ANSWER_AFTER_MS)])
  return { message: context.settings.SMTP_URL === undefined ? IN_OUTBOX : MAILED }
}

async function mailLink(context: Context, tx: Transaction, email: string): Promise<void> {
  const [user] = await tx
    .select({ id: users.userId })
    .from(users)
    .where(eq(users.userId, await memberNamed(tx, ['email'], email)))
  if (!user) return
  const { token, expiresAt } = await replaceReset(tx, user.id, context.now())
  const message = resetMessage(context.settings, { to: email, token, at: context.now() })
  await keepMail(context, tx, { userId: user.id, message, expiresAt })
  const row = { action: 'password_reset.asked', subjectKind: 'user', subjectId: user.id, actor: 'visitor' } as const
  await recordAudit(context, tx, { user, rows: [row] })
}
