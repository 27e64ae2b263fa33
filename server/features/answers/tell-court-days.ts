import { FREE_LEGAL_HELP, NEWS_PRIORITY } from '#engine/disputes/announcements.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { datesOfPaper } from '#server/features/answers/paper-dates.ts'
import { stepDeliveries } from '#server/features/answers/reply-answer.ts'
import type { ReplyRow } from '#server/features/answers/reply-rows.ts'
import { notify } from '#server/features/notifications/notifications.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** A court's day is announced as soon as it is known, however far off. */
export async function tellCourtDays(
  context: Context,
  tx: Transaction,
  { user, row }: { readonly user: SignedIn; readonly row: ReplyRow },
): Promise<void> {
  if (row.isPractice) return
  const dates = datesOfPaper(row, await dayOf(context, user), await stepDeliveries(context, user))
  for (const { replyId, stepId, due, kind, isDone, title, text } of dates)
    if (kind === 'court_answer' && !isDone)
      await notify(tx, user, {
        occasion: `paper:${replyId}:${stepId}:${due}:came`,
        type: 'deadline_approaching',
        title,
        message: `${text} ${FREE_LEGAL_HELP}`,
        priority: NEWS_PRIORITY.deadline_approaching,
        isPractice: false,
        at: context.now(),
      })
}
