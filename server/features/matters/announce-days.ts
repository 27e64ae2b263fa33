import { announceDue, isNear } from '#engine/disputes/announcements.ts'
import type { DueDay } from '#engine/matters/due-day.ts'
import type { Context } from '#server/context.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { ownersOfPapers } from '#server/features/answers/answers.ts'
import { awaitedDisputes } from '#server/features/disputes/disputes.ts'
import { dueDaysOf } from '#server/features/matters/due-days.ts'
import { notify, preferencesOf } from '#server/features/notifications/notifications.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import { membersWithTheft } from '#server/features/theft/theft.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { describeError } from '#server/platform/log.ts'
import { transact } from '#server/platform/transact.ts'

const BATCH = 200

/**
 * Tells every member of the days that are near, once each, from a week before on or as early as they chose. Safe to run at any
 * time, also twice at once.
 */
export async function announceDays(context: Context): Promise<void> {
  for (const userId of await membersWithDays(context)) {
    try {
      await announceDaysOf(context, userId)
    } catch (error) {
      // One member who cannot be looked at does not keep the others waiting; it is tried again next time.
      context.log.error(describeError(error), 'announcing the deadlines of a member failed')
    }
  }
}

/** Everybody for whom something may be due. */
async function membersWithDays(context: Context): Promise<ReadonlySet<string>> {
  const found = new Set([...(await ownersOfPapers(context)), ...(await membersWithTheft(context))])
  let batch = await awaitedDisputes(context, { after: null, most: BATCH })
  while (batch.length > 0) {
    for (const { userId } of batch) found.add(userId)
    batch = batch.length < BATCH ? [] : await awaitedDisputes(context, { after: batch.at(-1) ?? null, most: BATCH })
  }
  return found
}

/** The same for one member alone, at once. */
export async function announceDaysOf(context: Context, userId: string): Promise<void> {
  const user = await ownerOfRow(context, userId)
  if (!user) return
  const [today, days, { daysBefore }] = await Promise.all([
    dayOf(context, user),
    dueDaysOf(context, user),
    preferencesOf(context, user),
  ])
  for (const day of days.filter(({ due, isOver }) => !isOver && isNear(due, today, daysBefore))) {
    try {
      await tell(context, user, day)
    } catch (error) {
      // Nor does one day.
      context.log.error(describeError(error), 'announcing a deadline failed')
    }
  }
}

async function tell(context: Context, user: SignedIn, day: DueDay): Promise<void> {
  const news = announceDue(day)
  if (news === null) return
  const { occasion, disputeId, replyId, status, name, kind, due } = day
  const dispute = disputeId === null || status === null ? {} : { dispute: { id: disputeId, creditor: name, status } }
  await transact(context, user, async (tx) => {
    const isNew = await notify(tx, user, { ...news, ...dispute, occasion, at: context.now() })
    const subject =
      replyId !== null
        ? { action: 'paper.deadline_told', subjectKind: 'reply', subjectId: replyId }
        : disputeId !== null
          ? { action: 'dispute.deadline_told', subjectKind: 'dispute', subjectId: disputeId }
          : { action: 'theft.deadline_told', subjectKind: 'user', subjectId: user.id }
    return { answer: undefined, audit: isNew ? [{ ...subject, detail: { kind, due } }] : [] }
  })
}
