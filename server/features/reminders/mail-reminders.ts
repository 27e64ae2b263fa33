import { EmailFailure } from '#adapters/email/port.ts'
import type { Day } from '#engine/values/day.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { NEWS_PRIORITY } from '#engine/disputes/announcements.ts'
import { worklistOf } from '#server/features/matters/matters.ts'
import { notify } from '#server/features/notifications/notifications.ts'
import { claimMail, endClaim } from '#server/features/reminders/reminder-mails.ts'
import { reminderMessage } from '#server/features/reminders/reminder-message.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { describeError } from '#server/platform/log.ts'

/**
 * Hands over the message of one member's day. Once: its row is written before; a second process finds it taken. Only where a
 * process died between the mail server's yes and ours it is handed over again, under the same name, which mailboxes show once.
 */
export async function mailReminders(context: Context, { userId, day }: { userId: string; day: Day }): Promise<void> {
  const user = await ownerOfRow(context, userId)
  if (user === null || context.rehearsal !== null) return
  const worklist = await context.threads.fewAtOnce(() => worklistOf(context, user))
  const claim = await claimMail(context, user, { day, days: worklist.days })
  if (claim.kind === 'busy') throw new Error('somebody else is handing this message over')
  if (claim.kind === 'done' || claim.news.length === 0) return
  try {
    await context.email.send(reminderMessage(context, user, { day, news: claim.news, worklist }))
  } catch (error) {
    await takeFailure(context, user, { day, error })
    return
  }
  await endClaim(context, user, { day, status: 'sent' })
}

/** What may still be taken is tried again by the queue; what is refused for good is told in the product. */
async function takeFailure(context: Context, user: SignedIn, { day, error }: { day: Day; error: unknown }): Promise<void> {
  if (error instanceof EmailFailure && !error.isPermanent) {
    await endClaim(context, user, { day, status: 'waiting' })
    throw error
  }
  context.log.error(describeError(error), 'a reminder was refused for good')
  await endClaim(context, user, { day, status: 'refused', and: (tx) => tellRefused(context, tx, { user, day }) })
}

const tellRefused = (context: Context, tx: Transaction, { user, day }: { user: SignedIn; day: Day }): Promise<boolean> =>
  notify(tx, user, {
    occasion: `email_refused:${day}`,
    type: 'email_refused',
    title: 'A reminder did not reach your mailbox',
    message:
      'The mail server refused your email address for good. Your reminders stand here and in the calendar. See the settings.',
    priority: NEWS_PRIORITY.email_refused,
    isPractice: false,
    at: context.now(),
  })
