import { asc, gt } from 'drizzle-orm'
import { z } from 'zod'
import { KEPT } from '#engine/retention/kept-how-long.ts'
import { addDays, addMonths, addYears, type Day } from '#engine/values/day.ts'
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
import { describeError } from '#server/platform/log.ts'
import { byPages, type MemberPage } from '#server/platform/member-pages.ts'
import { sweepAudit } from '#server/platform/sweep-audit.ts'

/** The round of each day. */
export const SWEEP = { name: 'retention.sweep', every: '41 3 * * *', shape: z.object({}) } as const

/** Deletes what is kept no longer. Done twice it finds nothing more; what fails for one member is done for the others. */
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
  let failed = 0
  for await (const choice of byPages((page) => choices(context, page))) {
    signal?.throwIfAborted()
    try {
      await sweepOriginals(context, choice)
    } catch (error) {
      failed += 1
      context.log.error(describeError(error), 'the files of a member’s reports could not be swept')
    }
  }
  if (failed > 0) throw new Error('some files are still to be swept')
}

const startOf = (day: Day): string => `${day}T00:00:00.000Z`

type Choice = typeof retentionChoices.$inferSelect

const choices = ({ db }: Context, { after, most }: MemberPage): Promise<Choice[]> =>
  db.select().from(retentionChoices).where(gt(retentionChoices.userId, after)).orderBy(asc(retentionChoices.userId)).limit(most)

/** A choice holds from the next day on, where its member lives: until then it can be taken back. */
async function sweepOriginals(context: Context, { userId, originalsMonths, chosenAt }: Choice): Promise<void> {
  const user = await ownerOfRow(context, userId)
  if (user === null) return
  const days = await daysOf(context, user)
  if (days.of(chosenAt) >= days.today) return
  const before = startOf(addMonths(days.today, -originalsMonths))
  await deleteOriginals(context, user, { before, isInUse: (inside) => reportsInUse(inside, user) })
}
