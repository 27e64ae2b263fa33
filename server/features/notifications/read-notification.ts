import { and, eq } from 'drizzle-orm'
import type { readNotification as endpoint } from '#contract/notifications.ts'
import { notifications } from '#server/database/tables/notifications.ts'
import { newsTopic, notificationAnswer } from '#server/features/notifications/notifications.ts'
import { tellOnCommit } from '#server/platform/change-feed.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** Marks one as read. A second time changes nothing. */
export const readNotification: Operation<typeof endpoint> = async (context, { user, params }) => {
  if (!isUuid(params.id)) throw new Refusal('not_found')
  const isThisOne = and(eq(notifications.userId, user.id), eq(notifications.id, params.id))
  return transact(context, user, async (tx) => {
    const [row] = await tx.select().from(notifications).where(isThisOne).for('update')
    if (!row) throw new Refusal('not_found')
    if (row.isRead) return { answer: notificationAnswer(row), audit: [] }
    await tx.update(notifications).set({ isRead: true }).where(isThisOne)
    await tellOnCommit(tx, newsTopic(user.id))
    return {
      answer: notificationAnswer({ ...row, isRead: true }),
      audit: [{ action: 'notification.read', subjectKind: 'notification', subjectId: row.id }],
    }
  })
}
