import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { KEPT } from '#engine/retention/kept-how-long.ts'
import { addDays, addMonths, addYears, type Day } from '#engine/values/day.ts'
import { hourOfTomorrow } from '#engine/values/local-day.ts'
import type { Context } from '#server/context.ts'
import { retentionChoices } from '#server/database/tables/retention.ts'
import { ownerOfRow, sweepAccounts } from '#server/features/accounts/accounts.ts'
import { sweepInvitations } from '#server/features/helpers/helpers.ts'
import { sweepModelCalls } from '#server/features/model-use/model-use.ts'
import { sweepNotifications } from '#server/features/notifications/notifications.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import { sweepEndedAccess } from '#server/features/recovery/recovery.ts'
import { sweepReminders } from '#server/features/reminders/reminders.ts'
import { deleteOriginals } from '#server/features/reports/reports.ts'
import { reportsInUse } from '#server/features/retention/reports-in-use.ts'
import { sweepDoneCalls } from '#server/platform/done-calls.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { instantAfter } from '#server/platform/instants.ts'
import { describeError } from '#server/platform/log.ts'
import { sweepAudit } from '#server/platform/sweep-audit.ts'
import { NOBODY } from '#server/platform/nobody.ts'

/** The round of each day. */
export const SWEEP = { name: 'retention.sweep', every: '41 3 * * *', shape: z.object({}) } as const

/** Deletes what is kept no longer. Done twice it finds nothing more. */
export async function sweep(context: Context, signal?: AbortSignal): Promise<void> {
  const today = context.now().slice(0, 10)
  await sweepAccounts(context, {
    links: startOf(addDays(today, -KEPT.linkDays)),
    attempts: startOf(addDays(today, -KEPT.attemptDays)),
    devices: startOf(addDays(today, -KEPT.deviceDays)),
  })
  await sweepDoneCalls(context, startOf(addDays(today, -KEPT.attemptDays)))
  await sweepInvitations(context, startOf(addDays(today, -KEPT.linkDays)))
  await sweepEndedAccess(context, startOf(addDays(today, -KEPT.endedAccessDays)))
  await sweepModelCalls(context, startOf(addDays(today, -KEPT.modelCallDays)))
  await sweepNotifications(context, startOf(addDays(today, -KEPT.noticeDays)))
  await sweepReminders(context, startOf(addDays(today, -KEPT.reminderDays)))
  await sweepAudit(context, startOf(addYears(today, -KEPT.auditYears)))
  await sweepChoices(context, signal)
}

/** The next page of those who chose how long their files are kept. */
export const CHOICES_PAGE = {
  name: 'retention.page',
  shape: z.object({ after: z.uuid(), lookAt: z.iso.datetime() }),
} as const

/** Of those whose files are due to be looked at a page, and a job for the next page. What fails stays due. */
export async function sweepChoices(context: Context, signal?: AbortSignal, after = FIRST_CHOICE): Promise<void> {
  const due = await dueChoices(context, after)
  const last = due.at(-1)
  if (last !== undefined && due.length === BATCH) {
    const next = { after: last.userId, lookAt: last.lookAt }
    await context.db.transaction((tx) =>
      context.jobs.send(tx, CHOICES_PAGE, next, { key: `after:${last.lookAt}:${last.userId}` }),
    )
  }
  let failed = 0
  for (const choice of due) {
    signal?.throwIfAborted()
    try {
      await lookAt(context, choice)
    } catch (error) {
      failed += 1
      context.log.error(describeError(error), 'the files of a member’s reports could not be swept')
    }
  }
  if (failed > 0) throw new Error('some files are still to be swept')
}

const startOf = (day: Day): string => `${day}T00:00:00.000Z`

type Choice = typeof retentionChoices.$inferSelect
type Place = Pick<Choice, 'userId' | 'lookAt'>

const BATCH = 200
const FIRST_CHOICE: Place = { userId: NOBODY, lookAt: '1970-01-01T00:00:00.000Z' }
/** A version before this one changes a choice and leaves the time as it was. */
const LONGEST_MS = 7 * 86_400_000

const dueChoices = ({ db, now }: Context, after: Place): Promise<Choice[]> =>
  db
    .select()
    .from(retentionChoices)
    .where(
      and(
        lte(retentionChoices.lookAt, now()),
        sql`(${retentionChoices.lookAt}, ${retentionChoices.userId}) > (${after.lookAt}::timestamptz, ${after.userId}::uuid)`,
      ),
    )
    .orderBy(asc(retentionChoices.lookAt), asc(retentionChoices.userId))
    .limit(BATCH)

/** A choice that was changed meanwhile is looked at with the next round. */
async function lookAt(context: Context, choice: Choice): Promise<void> {
  const user = await ownerOfRow(context, choice.userId)
  if (user === null) return
  const next = await sweepOriginals(context, user, choice)
  await context.db
    .update(retentionChoices)
    .set({ lookAt: next })
    .where(and(eq(retentionChoices.userId, user.id), eq(retentionChoices.lookAt, choice.lookAt)))
}

/** A choice holds from the next day on, where its member lives: until then it can be taken back. Answers when to look again. */
async function sweepOriginals(context: Context, user: SignedIn, { originalsMonths, chosenAt }: Choice): Promise<string> {
  const days = await daysOf(context, user)
  const tomorrow = hourOfTomorrow(context.now(), days)
  if (days.of(chosenAt) >= days.today) return tomorrow
  const before = startOf(addMonths(days.today, -originalsMonths))
  const { isSomeLeft, nextCameAt } = await deleteOriginals(context, user, {
    before,
    isInUse: (inside) => reportsInUse(inside, user),
  })
  if (isSomeLeft) return tomorrow
  const latest = instantAfter(context.now(), LONGEST_MS)
  const next = nextCameAt === null ? latest : startOf(addMonths(nextCameAt.slice(0, 10), originalsMonths))
  return next < latest ? next : latest
}
