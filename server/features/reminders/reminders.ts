import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { ownersOfRows } from '#server/features/accounts/accounts.ts'
import { membersToMail, mutedAmong } from '#server/features/notifications/notifications.ts'
import { mailReminders } from '#server/features/reminders/mail-reminders.ts'
import { morningOf, zoneOf } from '#server/features/reminders/member-morning.ts'
import { newsSince, planMails } from '#server/features/reminders/reminder-mails.ts'
import { type AnyJob, defineJob } from '#server/platform/jobs.ts'

/** Front door of the reminders by e-mail. */

const BATCH = 200
/** So many are worked out, claimed and handed over together. */
const MAILS_A_JOB = 10

const mailSeveral = defineJob({
  name: 'reminders.batch',
  shape: z.object({ userIds: z.array(z.uuid()), day: z.iso.date() }),
  work: (context, several, signal) => mailReminders(context, several, signal),
})

/** As the version before sent them. */
const mailDay = defineJob({
  name: 'reminders.mail',
  shape: z.object({ userId: z.uuid(), day: z.iso.date() }),
  work: (context, { userId, day }, signal) => mailReminders(context, { userIds: [userId], day }, signal),
})

/**
 * Plans the messages of those whose morning has come and for whom something waits, and sends the jobs that mail them: a page of members,
 * and a job for the next page. No job looks at all members, and one that is begun again begins at its own page. Answers after whom the
 * next page begins.
 */
export async function remindMembers(context: Context, after: string | null = null, signal?: AbortSignal): Promise<string | null> {
  if (context.rehearsal !== null) return null
  signal?.throwIfAborted()
  const userIds = await membersToMail(context, { since: newsSince(context), after, most: BATCH })
  const last = userIds.length < BATCH ? null : (userIds.at(-1) ?? null)
  if (last !== null)
    await context.db.transaction((tx) => context.jobs.send(tx, nextPage, { after: last }, { key: `after:${last}` }))
  await remind(context, userIds)
  return last
}

const nextPage = defineJob({
  name: 'reminders.page',
  shape: z.object({ after: z.uuid() }),
  work: async (context, { after }, signal) => void (await remindMembers(context, after, signal)),
})

/** The same for one member alone, at once. */
export async function remindMember(context: Context, userId: string): Promise<void> {
  if (context.rehearsal === null) await remind(context, [userId])
}

/** A day's messages and the jobs that send them commit together: no member has two jobs of one day. */
async function remind(context: Context, userIds: readonly string[]): Promise<void> {
  const muted = await mutedAmong(context, userIds)
  const mornings = new Map<string, string[]>()
  for (const user of await ownersOfRows(context, userIds)) {
    const day = muted.has(user.id) ? null : morningOf(context.now(), await zoneOf(context, user))
    if (day !== null) mornings.set(day, [...(mornings.get(day) ?? []), user.id])
  }
  for (const [day, ids] of mornings)
    await context.db.transaction(async (tx) => {
      const planned = await planMails(context, tx, { day, userIds: ids })
      for (let from = 0; from < planned.length; from += MAILS_A_JOB)
        await context.jobs.send(tx, mailSeveral, { userIds: planned.slice(from, from + MAILS_A_JOB), day })
    })
}

export { sweepReminders } from '#server/features/reminders/reminder-mails.ts'

/** The round of the mornings, and the messages of each. */
export const reminderJobs: readonly AnyJob[] = [
  defineJob({
    name: 'reminders.round',
    every: '8,23,38,53 * * * *',
    shape: z.object({}),
    work: async (context, _, signal) => void (await remindMembers(context, null, signal)),
  }),
  nextPage,
  mailSeveral,
  mailDay,
]
