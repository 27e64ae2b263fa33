import { and, eq } from 'drizzle-orm'
import type { readAllNotifications as endpoint } from '#contract/notifications.ts'
import { notifications } from '#server/database/tables/notifications.ts'
import { newsTopic } from '#server/features/notifications/notifications.ts'
import { tellOnCommit } from '#server/platform/change-feed.ts'
import type { Operation } from '#server/platform/operations.ts'
import { transact } from '#server/platform/transact.ts'

/** Marks every unread one as read; with none it changes nothing. */
export const readAllNotifications: Operation<typeof endpoint> = async (context, { user }) =>
  transact(context, user, async (tx) => {
    const rows = await tx
      .update(notifications)
      .set({ isRead: true })
      .where(and(eq(notifications.userId, user.id), eq(notifications.isRead, false)))
      .returning({ id: notifications.id })
    const marked = rows.length
    if (marked > 0) await tellOnCommit(tx, newsTopic(user.id))
    const audit = { action: 'notification.all_read', subjectKind: 'user', subjectId: user.id, detail: { marked } }
    return { answer: { marked }, audit: marked === 0 ? [] : [audit] }
  })
