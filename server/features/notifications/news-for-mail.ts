import { and, asc, eq, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { NotificationType } from '#engine/words/notification.ts'
import type { Day } from '#engine/values/day.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { notifications } from '#server/database/tables/notifications.ts'
import type { NotificationRow } from '#server/features/notifications/notifications.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** What goes into no message: practice, what the member has read, what went into one before, and what is no news any more. */
const isForMail = (since: string) =>
  and(
    isNull(notifications.mailedOn),
    // As they are in the index: a bound value would not be known to mean the same.
    sql`not ${notifications.isPractice} and not ${notifications.isRead}`,
    gte(notifications.createdAt, since),
  )

/** Everyone for whom something waits, in the order of their ids; for the product's own rounds. */
export async function membersToMail(
  context: Context,
  { since, after, most }: { readonly since: string; readonly after: string | null; readonly most: number },
): Promise<readonly string[]> {
  const rows = await context.db
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .where(and(isForMail(since), after === null ? undefined : gt(notifications.userId, after)))
    .orderBy(asc(notifications.userId))
    .limit(most)
  return rows.map(({ userId }) => userId)
}

/** What a member's message may tell. */
interface WantedNews {
  readonly user: SignedIn
  readonly kinds: readonly NotificationType[]
  /** False for what is to be left out. */
  readonly isDue: (news: NotificationRow) => boolean
}

/** Takes what waits into each member's message of that day, oldest first; where something went into it at an earlier try, it is that and no more. */
export async function takeNewsForMail(
  tx: Transaction,
  { day, since, wanted }: { readonly day: Day; readonly since: string; readonly wanted: readonly WantedNews[] },
): Promise<ReadonlyMap<string, readonly NotificationRow[]>> {
  if (wanted.length === 0) return new Map()
  const isInIt = and(eq(notifications.mailedOn, day), sql`not ${notifications.isPractice}`)
  const rows = await tx
    .select()
    .from(notifications)
    .where(
      and(
        inArray(
          notifications.userId,
          wanted.map(({ user }) => user.id),
        ),
        or(isInIt, isForMail(since)),
      ),
    )
    .orderBy(asc(notifications.userId), asc(notifications.createdAt), asc(notifications.occasion))
  const rowsOf = Map.groupBy(rows, ({ userId }) => userId)
  const news = wanted.map(({ user, kinds, isDue }) => {
    const own = rowsOf.get(user.id) ?? []
    const before = own.filter(({ mailedOn }) => mailedOn === day)
    return {
      userId: user.id,
      isNew: before.length === 0,
      rows: before.length > 0 ? before : own.filter((row) => kinds.includes(row.type) && isDue(row)),
    }
  })
  const taken = news.flatMap(({ isNew, rows: ofOne }) => (isNew ? ofOne : []))
  if (taken.length > 0)
    await tx
      .update(notifications)
      .set({ mailedOn: day })
      .where(
        and(
          inArray(notifications.userId, [...new Set(taken.map(({ userId }) => userId))]),
          inArray(
            notifications.id,
            taken.map(({ id }) => id),
          ),
        ),
      )
  return new Map(news.map(({ userId, rows: ofOne }) => [userId, ofOne]))
}
