import { z } from 'zod'
import { announceDue, isNear } from '#engine/disputes/announcements.ts'
import type { DueDay } from '#engine/matters/due-day.ts'
import { hourOfTomorrow } from '#engine/values/local-day.ts'
import type { Context } from '#server/context.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { dueDaysOf } from '#server/features/matters/due-days.ts'
import { notify, preferencesOf } from '#server/features/notifications/notifications.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { instantAfter } from '#server/platform/instants.ts'
import { describeError } from '#server/platform/log.ts'
import { beginLook, type DueLook, dueLooks, endLook, FIRST_LOOK } from '#server/platform/next-looks.ts'
import { transact } from '#server/platform/transact.ts'

const BATCH = 200

/** The next page of a round. */
export const DAYS_PAGE = {
  name: 'deadlines.page',
  shape: z.object({ after: z.uuid(), lookAt: z.iso.datetime().default(FIRST_LOOK.lookAt) }),
} as const

/**
 * Tells members of the days that are near, once each, from a week before on or as early as they chose: of those whose days are due to be
 * looked at a page, and a job for the next page. No one is looked at twice at once; one that is begun again begins at its own page.
 */
export async function announceDays(context: Context, signal?: AbortSignal, after = FIRST_LOOK): Promise<void> {
  // A rehearsal's round looks at its own.
  if (context.rehearsal !== null) return void (await announceDaysOf(context, context.rehearsal.understudyId))
  const looks = await dueLooks(context, { after, most: BATCH })
  const last = looks.at(-1)
  if (last !== undefined && looks.length === BATCH) {
    const next = { after: last.userId, lookAt: last.lookAt }
    await context.db.transaction((tx) => context.jobs.send(tx, DAYS_PAGE, next, { key: `after:${last.lookAt}:${last.userId}` }))
  }
  for (const look of looks) {
    signal?.throwIfAborted()
    try {
      await lookAt(context, look)
    } catch (error) {
      // One member who cannot be looked at does not keep the others waiting; it is tried again next time.
      context.log.error(describeError(error), 'announcing the deadlines of a member failed')
    }
  }
}

async function lookAt(context: Context, look: DueLook): Promise<void> {
  const begun = await beginLook(context, look)
  if (begun !== null) await endLook(context, begun, await announceDaysOf(context, look.userId))
}

/** A version after this one may count other days: who waits for none is looked at so often. */
const WITHOUT_DAYS_MS = 7 * 86_400_000
const AFTER_FAILURE_MS = 15 * 60_000

/** The same for one member alone, at once. Answers when to look again: with their next day while one is open; null when they have left. */
export async function announceDaysOf(context: Context, userId: string): Promise<string | null> {
  const user = await ownerOfRow(context, userId)
  if (!user) return null
  const [days, dueDays, { daysBefore }] = await Promise.all([
    daysOf(context, user),
    dueDaysOf(context, user),
    preferencesOf(context, user),
  ])
  const open = dueDays.filter(({ isOver }) => !isOver)
  let isAllTold = true
  for (const day of open.filter(({ due }) => isNear(due, days.today, daysBefore))) {
    try {
      await tell(context, user, day)
    } catch (error) {
      // Nor does one day.
      isAllTold = false
      context.log.error(describeError(error), 'announcing a deadline failed')
    }
  }
  if (!isAllTold) return instantAfter(context.now(), AFTER_FAILURE_MS)
  return open.length === 0 ? instantAfter(context.now(), WITHOUT_DAYS_MS) : hourOfTomorrow(context.now(), days)
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
