import { eq, max, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { followNotifications as endpoint, notificationNews } from '#contract/notifications.ts'
import type { Context } from '#server/context.ts'
import { notifications } from '#server/database/tables/notifications.ts'
import { newsTopic } from '#server/features/notifications/notifications.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { watchEverywhere } from '#server/platform/change-feed.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Should a change not be heard, it is seen by looking. */
const LOOK_MS = 20_000

type News = z.input<typeof notificationNews>

/** How many are unread, at once and with each change, until the member leaves. */
export const followNotifications: Operation<typeof endpoint> = (context, { user }) => Promise.resolve(changes(context, user))

async function* changes(context: Context, user: SignedIn): AsyncGenerator<News> {
  const watch = watchEverywhere(context, newsTopic(user.id))
  let told = ''
  try {
    for (;;) {
      const news = await newsOf(context, user)
      const text = JSON.stringify(news)
      if (text !== told) yield news
      told = text
      await watch.change(LOOK_MS)
    }
  } finally {
    watch.stop()
  }
}

/** Both by one question: asked apart, a change between them would be told as half of it. */
async function newsOf(context: Context, user: SignedIn): Promise<News> {
  const [found] = await context.db
    .select({
      unread: sql`count(*) filter (where not ${notifications.isRead})`.mapWith(Number),
      newestAt: max(notifications.createdAt),
    })
    .from(notifications)
    .where(eq(notifications.userId, user.id))
  return { unread: found?.unread ?? 0, newestAt: found?.newestAt ?? null }
}
