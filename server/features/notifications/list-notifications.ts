import { desc, eq } from 'drizzle-orm'
import type { listNotifications as endpoint } from '#contract/notifications.ts'
import { notifications } from '#server/database/tables/notifications.ts'
import { notificationAnswer } from '#server/features/notifications/notifications.ts'
import type { Operation } from '#server/platform/operations.ts'

const MOST = 500

/** Newest first; of one instant, a letter mailed stands above the dispute that it opened. */
export const listNotifications: Operation<typeof endpoint> = async (context, { user }) => {
  const rows = await context.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, user.id))
    .orderBy(desc(notifications.createdAt), desc(notifications.occasion))
    .limit(MOST)
  return rows.map(notificationAnswer)
}
