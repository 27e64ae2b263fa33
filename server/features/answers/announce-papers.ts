import { and, eq, isNotNull } from 'drizzle-orm'
import { isNear, NEWS_PRIORITY } from '#engine/disputes/announcements.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { replies } from '#server/database/tables/answers.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { stepDeliveries } from '#server/features/answers/reply-answer.ts'
import { datesOfPaper, type PaperDate, paperDatesOf } from '#server/features/answers/paper-dates.ts'
import type { ReplyRow } from '#server/features/answers/reply-rows.ts'
import { notify, preferencesOf } from '#server/features/notifications/notifications.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { describeError } from '#server/platform/log.ts'
import { transact } from '#server/platform/transact.ts'

const HELP = 'Free legal help: lawhelp.org or lsc.gov.'

interface Telling {
  readonly date: PaperDate
  readonly when: 'came' | 'near'
  readonly at: string
}

/** Tells of a last day; the same paper, step and day is told once each time. */
const tell = (tx: Transaction, user: SignedIn, { date, when, at }: Telling) =>
  notify(tx, user, {
    occasion: `paper:${date.replyId}:${date.stepId}:${date.due}:${when}`,
    type: 'deadline_approaching',
    title: date.title,
    message: date.kind === 'court_answer' ? `${date.text} ${HELP}` : date.text,
    priority: NEWS_PRIORITY.deadline_approaching,
    isPractice: false,
    at,
  })

/** A court's day is told as soon as it is known, however far it is. */
export async function tellCourtDays(
  context: Context,
  tx: Transaction,
  { user, row }: { readonly user: SignedIn; readonly row: ReplyRow },
): Promise<void> {
  if (row.isPractice) return
  const dates = datesOfPaper(row, await dayOf(context, user), await stepDeliveries(context, user))
  for (const date of dates)
    if (date.kind === 'court_answer' && !date.isDone) await tell(tx, user, { date, when: 'came', at: context.now() })
}

/** Tells every member of the last days that follow from their papers and are near, once each. Safe to run at any time. */
export async function announcePapers(context: Context): Promise<void> {
  const owners = await context.db
    .selectDistinct({ userId: replies.userId })
    .from(replies)
    .where(and(isNotNull(replies.confirmedAt), eq(replies.isPractice, false)))
  for (const { userId } of owners) {
    try {
      const user = await ownerOfRow(context, userId)
      if (user) await announceTo(context, user)
    } catch (error) {
      // One member who cannot be looked at does not keep the others waiting; it is tried again next time.
      context.log.error(describeError(error), 'announcing the last days of a member’s papers failed')
    }
  }
}

async function announceTo(context: Context, user: SignedIn): Promise<void> {
  const [dates, today, { daysBefore }] = await Promise.all([
    paperDatesOf(context, user),
    dayOf(context, user),
    preferencesOf(context, user),
  ])
  for (const date of dates) {
    const { due } = date
    if (due === null || date.isDone || !isNear(due, today, daysBefore)) continue
    await transact(context, user, async (tx) => {
      const isNew = await tell(tx, user, { date, when: 'near', at: context.now() })
      const detail = { kind: date.kind, due }
      const audit = { action: 'paper.deadline_told', subjectKind: 'reply', subjectId: date.replyId, detail }
      return { answer: undefined, audit: isNew ? [audit] : [] }
    })
  }
}
