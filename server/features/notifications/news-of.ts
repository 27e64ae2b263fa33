import { asc, eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { notifications } from '#server/database/tables/notifications.ts'
import type { NotificationRow } from '#server/features/notifications/notifications.ts'
import type { SignedIn } from '#server/platform/caller.ts'

const MOST = 1000

/** What someone was told so far, oldest first. */
export const newsOf = (context: Context, user: SignedIn): Promise<NotificationRow[]> =>
  context.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, user.id))
    .orderBy(asc(notifications.createdAt), asc(notifications.occasion))
    .limit(MOST)
