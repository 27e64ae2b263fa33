import { z } from 'zod'
import { announceDue, isNear } from '#engine/disputes/announcements.ts'
import type { DueDay } from '#engine/matters/due-day.ts'
import type { Context } from '#server/context.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { ownersOfPapers } from '#server/features/answers/answers.ts'
import { membersWhoWait } from '#server/features/disputes/disputes.ts'
import { dueDaysOf } from '#server/features/matters/due-days.ts'
import { notify, preferencesOf } from '#server/features/notifications/notifications.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import { membersWithTheft } from '#server/features/theft/theft.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { describeError } from '#server/platform/log.ts'
import { FIRST, type MemberPage } from '#server/platform/member-pages.ts'
import { transact } from '#server/platform/transact.ts'

const BATCH = 200

/** The next page of a round. */
export const DAYS_PAGE = { name: 'deadlines.page', shape: z.object({ after: z.uuid() }) } as const

/**
 * Tells members of the days that are near, once each, from a week before on or as early as they chose: a page of members, and a job for
 * the next page. One that is begun again begins at its own page. Safe to run at any time, also twice at once.
 */
export async function announceDays(context: Context, after = FIRST): Promise<void> {
  // A rehearsal's round looks at its own.
  if (context.rehearsal !== null) return announceDaysOf(context, context.rehearsal.understudyId)
  const userIds = await membersWithDays(context, { after, most: BATCH })
  const last = userIds.at(-1)
  if (last !== undefined && userIds.length === BATCH)
    await context.db.transaction((tx) => context.jobs.send(tx, DAYS_PAGE, { after: last }, { key: `after:${last}` }))
  for (const userId of userIds) {
    try {
      await announceDaysOf(context, userId)
    } catch (error) {
      // One member who cannot be looked at does not keep the others waiting; it is tried again next time.
      context.log.error(describeError(error), 'announcing the deadlines of a member failed')
    }
  }
}

/** Those for whom something may be due. */
async function membersWithDays(context: Context, page: MemberPage): Promise<readonly string[]> {
  const found = await Promise.all([membersWhoWait(context, page), ownersOfPapers(context, page), membersWithTheft(context, page)])
  return [...new Set(found.flat().map(({ userId }) => userId))].toSorted().slice(0, page.most)
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
