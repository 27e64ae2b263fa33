import { and, desc, eq, not, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { MOST_ROWS } from '#contract/endpoint.ts'
import type { listNotifications as endpoint } from '#contract/notifications.ts'
import { instant } from '#contract/values.ts'
import type { Context } from '#server/context.ts'
import { notifications } from '#server/database/tables/notifications.ts'
import { notificationAnswer } from '#server/features/notifications/notifications.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Page, pageOf, readCursor } from '#server/platform/pages.ts'

type Row = typeof notifications.$inferSelect

/** What a list shows, and one more than the bell counts. */
const MOST = 100

const place = z.object({ createdAt: instant, occasion: z.string().max(300) })
type Place = z.output<typeof place>
/** The last row that was shown in its turn, and the last of the older unread ones that the first page shows before theirs. */
const cursorShape = z.tuple([place, place])

/**
 * The newest, and behind them the unread ones that are older, so that whoever counts the unread counts right up to a hundred.
 * Newest first; of one instant, a letter mailed is above the dispute that it opened. All others are on the pages after.
 */
export const listNotifications: Operation<typeof endpoint> = async (context, { user, cursor }) => {
  const asked = readCursor(cursor, cursorShape)
  if (asked !== null) return olderThan(context, user, asked)
  const [newest, unread] = await Promise.all([
    newestOf(context, user, { most: MOST }),
    newestOf(context, user, { most: MOST, where: eq(notifications.isRead, false) }),
  ])
  const shown = new Set(newest.map(({ id }) => id))
  const older = unread.filter(({ id }) => !shown.has(id))
  const last = newest.at(-1)
  const rows = [...newest, ...older].map(notificationAnswer)
  if (last === undefined || newest.length < MOST) return rows
  const next = [placeOf(last), placeOf(older.at(-1) ?? last)] as const
  const rest = await newestOf(context, user, { most: 1, where: isBehind(next) })
  return new Page(rows, rest.length === 0 ? null : next)
}

async function olderThan(context: Context, user: SignedIn, asked: readonly [Place, Place]) {
  const found = await newestOf(context, user, { most: MOST_ROWS + 1, where: isBehind(asked) })
  const page = pageOf(found, { most: MOST_ROWS, placeOf: (row) => [placeOf(row), asked[1]] })
  return new Page(page.answer.map(notificationAnswer), page.next)
}

const placeOf = ({ createdAt, occasion }: Row): Place => ({ createdAt, occasion })

const moment = sql`(${notifications.createdAt}, ${notifications.occasion})`
const asRow = ({ createdAt, occasion }: Place): SQL => sql`(${createdAt}::timestamptz, ${occasion}::text)`

const isBehind = ([last, lastUnread]: readonly [Place, Place]): SQL | undefined =>
  and(sql`${moment} < ${asRow(last)}`, or(eq(notifications.isRead, true), not(sql`${moment} >= ${asRow(lastUnread)}`)))

const newestOf = (
  context: Context,
  user: SignedIn,
  { most, where }: { readonly most: number; readonly where?: SQL | undefined },
): Promise<Row[]> =>
  context.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, user.id), where))
    .orderBy(desc(notifications.createdAt), desc(notifications.occasion))
    .limit(most)
