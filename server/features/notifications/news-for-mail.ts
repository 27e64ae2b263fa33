import { and, asc, eq, gt, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { NotificationType } from '#engine/words/notification.ts'
import type { Day } from '#engine/values/day.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { notifications } from '#server/database/tables/notifications.ts'
import type { NotificationRow } from '#server/features/notifications/notifications.ts'
import { type Owned, ownedRows, type SignedIn } from '#server/platform/caller.ts'

/** What goes into no message: practice, what the member has read, what went into one before, and what is no news any more. */
const isForMail = (since: string) =>
  and(
    isNull(notifications.mailedOn),
    // As they stand in the index: a bound value would not be known to mean the same.
    sql`not ${notifications.isPractice} and not ${notifications.isRead}`,
    gte(notifications.createdAt, since),
  )

/** Everybody for whom something waits, in the order of their ids; for the product's own rounds. */
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

/** Takes what waits into the message of that day, oldest first; `isDue` may leave something out. */
export async function takeNewsForMail(
  tx: Transaction,
  user: SignedIn,
  given: {
    readonly day: Day
    readonly since: string
    readonly kinds: readonly NotificationType[]
    readonly isDue: (news: NotificationRow) => boolean
  },
): Promise<readonly Owned<NotificationRow>[]> {
  if (given.kinds.length === 0) return []
  const rows = await tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, user.id), isForMail(given.since), inArray(notifications.type, [...given.kinds])))
    .orderBy(asc(notifications.createdAt), asc(notifications.occasion))
    .for('update')
  const due = rows.filter(given.isDue)
  if (due.length === 0) return []
  const ids = due.map(({ id }) => id)
  await tx
    .update(notifications)
    .set({ mailedOn: given.day })
    .where(and(eq(notifications.userId, user.id), inArray(notifications.id, ids)))
  return ownedRows(user, due)
}

/** What was taken into the message of that day, as it was then. */
export async function newsMailedOn(tx: Transaction, user: SignedIn, day: Day): Promise<Owned<NotificationRow>[]> {
  const rows = await tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, user.id), eq(notifications.mailedOn, day), sql`not ${notifications.isPractice}`))
    .orderBy(asc(notifications.createdAt), asc(notifications.occasion))
  return ownedRows(user, rows)
}
