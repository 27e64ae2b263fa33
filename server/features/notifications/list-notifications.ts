import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { listNotifications as endpoint } from '#contract/notifications.ts'
import { notifications } from '#server/database/tables/notifications.ts'
import { notificationAnswer } from '#server/features/notifications/notifications.ts'
import type { Operation } from '#server/platform/operations.ts'

/** What a list shows, and one more than the bell counts. */
const MOST = 100

/**
 * The newest, and behind them the unread ones that are older, so that whoever counts the unread counts right up to a hundred.
 * Newest first; of one instant, a letter mailed stands above the dispute that it opened.
 */
export const listNotifications: Operation<typeof endpoint> = async (context, { user }) => {
  const newestOf = (which?: SQL) =>
    context.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, user.id), which))
      .orderBy(desc(notifications.createdAt), desc(notifications.occasion))
      .limit(MOST)
  const [newest, unread] = await Promise.all([newestOf(), newestOf(eq(notifications.isRead, false))])
  const shown = new Set(newest.map(({ id }) => id))
  return [...newest, ...unread.filter(({ id }) => !shown.has(id))].map(notificationAnswer)
}
