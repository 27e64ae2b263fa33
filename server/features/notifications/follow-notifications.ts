import { and, eq, sql } from 'drizzle-orm'
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

async function newsOf(context: Context, user: SignedIn): Promise<News> {
  const isOwn = eq(notifications.userId, user.id)
  const [unread, [newest]] = await Promise.all([
    context.db.$count(notifications, and(isOwn, eq(notifications.isRead, false))),
    context.db
      .select({ at: notifications.createdAt })
      .from(notifications)
      .where(isOwn)
      .orderBy(sql`${notifications.createdAt} desc`)
      .limit(1),
  ])
  return { unread, newestAt: newest?.at ?? null }
}
