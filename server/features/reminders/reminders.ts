import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { membersToMail } from '#server/features/notifications/notifications.ts'
import { mailReminders } from '#server/features/reminders/mail-reminders.ts'
import { morningOf, zoneOf } from '#server/features/reminders/member-morning.ts'
import { membersWithMail, newsSince } from '#server/features/reminders/reminder-mails.ts'
import { type AnyJob, defineJob } from '#server/platform/jobs.ts'
import { describeError } from '#server/platform/log.ts'

/** Front door of the reminders by e-mail. */

const BATCH = 200

const mailDay = defineJob({
  name: 'reminders.mail',
  shape: z.object({ userId: z.uuid(), day: z.iso.date() }),
  work: mailReminders,
})

/**
 * Sends one job a member and day, for those whose morning has come and for whom something waits: a page of them, and a job for the next
 * page. No job looks at all members, and one that is begun again begins at its own page. Answers after whom the next page begins.
 */
export async function remindMembers(context: Context, after: string | null = null): Promise<string | null> {
  if (context.rehearsal !== null) return null
  const userIds = await membersToMail(context, { since: newsSince(context), after, most: BATCH })
  const last = userIds.length < BATCH ? null : (userIds.at(-1) ?? null)
  if (last !== null)
    await context.db.transaction((tx) => context.jobs.send(tx, nextPage, { after: last }, { key: `after:${last}` }))
  const mailed = await membersWithMail(context, userIds)
  for (const userId of userIds) {
    try {
      await remind(context, userId, mailed)
    } catch (error) {
      // One member who cannot be looked at does not keep the others waiting; it is tried again with the next round.
      context.log.error(describeError(error), 'reminding a member failed')
    }
  }
  return last
}

const nextPage = defineJob({
  name: 'reminders.page',
  shape: z.object({ after: z.uuid() }),
  work: async (context, { after }) => void (await remindMembers(context, after)),
})

/** The same for one member alone, at once. */
export async function remindMember(context: Context, userId: string): Promise<void> {
  if (context.rehearsal === null) await remind(context, userId, await membersWithMail(context, [userId]))
}

async function remind(context: Context, userId: string, mailed: ReadonlySet<string>): Promise<void> {
  const user = await ownerOfRow(context, userId)
  if (user === null) return
  const day = morningOf(context.now(), await zoneOf(context, user))
  if (day === null || mailed.has(`${userId} ${day}`)) return
  await context.db.transaction((tx) => context.jobs.send(tx, mailDay, { userId, day }, { key: `${userId}:${day}` }))
}

export { sweepReminders } from '#server/features/reminders/reminder-mails.ts'

/** The round of the mornings, and the message of each. */
export const reminderJobs: readonly AnyJob[] = [
  defineJob({
    name: 'reminders.round',
    every: '8,23,38,53 * * * *',
    shape: z.object({}),
    work: async (context) => void (await remindMembers(context)),
  }),
  nextPage,
  mailDay,
]
