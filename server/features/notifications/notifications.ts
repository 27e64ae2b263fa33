import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { notification as notificationShape } from '#contract/notifications.ts'
import type { DisputeStatus } from '#engine/words/dispute-status.ts'
import type { NotificationPriority, NotificationType } from '#engine/words/notification.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { notifications } from '#server/database/tables/notifications.ts'
import { tellOnCommit } from '#server/platform/change-feed.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { removeOld } from '#server/platform/remove-old.ts'

/** Front door of the notifications. */
export { membersToMail, takeNewsForMail } from '#server/features/notifications/news-for-mail.ts'
export {
  keepPreferences,
  mutedAmong,
  preferencesOf,
  preferencesOfAll,
  turnEmailOff,
} from '#server/features/notifications/preferences.ts'

export { newsOf } from '#server/features/notifications/news-of.ts'

/** A notification as it is stored. */
export type NotificationRow = typeof notifications.$inferSelect

/** News for the member. */
export interface News {
  /** Names what happened, e.g. `letter_mailed:<letter id>`: the same occasion is reported once. */
  readonly occasion: string
  readonly type: NotificationType
  readonly title: string
  readonly message: string
  readonly priority: NotificationPriority
  readonly isPractice: boolean
  readonly dispute?: { readonly id: string; readonly creditor: string; readonly status: DisputeStatus }
  /** The instant it happened or was noticed, ISO text. */
  readonly at: string
}

/**
 * Tells the member of something in the transaction of the change itself; answers whether it is new. The caller's audit row
 * tells of the change; the notification is no act of its own.
 */
export async function notify(tx: Transaction, user: SignedIn, news: News): Promise<boolean> {
  const { dispute, at, ...told } = news
  const rows = await tx
    .insert(notifications)
    .values({
      ...told,
      userId: user.id,
      id: randomUUID(),
      disputeId: dispute?.id ?? null,
      disputeCreditor: dispute?.creditor ?? null,
      disputeStatus: dispute?.status ?? null,
      createdAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: notifications.id })
  if (rows.length > 0) await tellOnCommit(tx, newsTopic(user.id))
  return rows.length > 0
}

/** Takes back what was told and no longer holds: it may be told again when it happens again. */
export async function takeBackNews(tx: Transaction, user: SignedIn, occasion: string): Promise<void> {
  const rows = await tx
    .delete(notifications)
    .where(and(eq(notifications.userId, user.id), eq(notifications.occasion, occasion)))
    .returning({ id: notifications.id })
  if (rows.length > 0) await tellOnCommit(tx, newsTopic(user.id))
}

/** What a notification tells of outlives it. No one's act, so no audit row tells of it. */
export const sweepNotifications = (context: Context, before: string): Promise<void> =>
  removeOld(context, notifications, { at: notifications.createdAt, before })

/** What is said when something of a member's notifications has changed. */
export const newsTopic = (userId: string): string => `news ${userId}`

/** The paper that it tells of, by its occasion; null where it is about something else. */
export const paperOf = ({ occasion }: Pick<NotificationRow, 'occasion'>): string | null =>
  /^paper:([^:]+):/.exec(occasion)?.[1] ?? null

export function notificationAnswer(row: NotificationRow): z.input<typeof notificationShape> {
  const { disputeCreditor, disputeStatus, ...rest } = row
  return {
    ...rest,
    replyId: paperOf(row),
    ...(disputeCreditor !== null && { disputeCreditor }),
    ...(disputeStatus !== null && { disputeStatus }),
  }
}
