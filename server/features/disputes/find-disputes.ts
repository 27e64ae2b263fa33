import { and, asc, desc, eq, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { listDisputes } from '#contract/disputes.ts'
import { ENDED_STATUSES } from '#engine/words/dispute-status.ts'
import type { Context } from '#server/context.ts'
import { disputes } from '#server/database/tables/disputes.ts'
import type { DisputeRow } from '#server/features/disputes/dispute-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'

interface Search extends z.output<typeof listDisputes.query> {
  /** The last dispute of the page before, by the order. */
  readonly behind?: readonly [createdAt: string, id: string] | null
}

/** The user's disputes of a status that have every word, from a place in the order on; the index of the order is followed. */
export function findDisputes(
  context: Context,
  user: SignedIn,
  { status, stage, q = '', sort = 'newest', limit, after, items, from, behind = null }: Search,
): Promise<DisputeRow[]> {
  const words = q.split(' ').filter((word) => word !== '')
  const isNewest = sort === 'newest'
  const found = context.db
    .select()
    .from(disputes)
    .where(
      and(
        eq(disputes.userId, user.id),
        status === undefined ? undefined : eq(disputes.status, status),
        stage === undefined ? undefined : isAt(stage),
        items === undefined ? undefined : inArray(disputes.negativeItemId, items),
        from === undefined ? undefined : isNotNull(disputes.findingId),
        ...words.map(hasWord),
        after === undefined ? undefined : isBehind(placeOf(user, after), isNewest),
        behind === null ? undefined : isBehind(sql`(${behind[0]}::timestamptz, ${behind[1]}::uuid)`, isNewest),
      ),
    )
    .orderBy(isNewest ? desc(disputes.createdAt) : asc(disputes.createdAt), isNewest ? desc(disputes.id) : asc(disputes.id))
  return limit === undefined ? found : found.limit(limit)
}

const isAt = (stage: NonNullable<Search['stage']>): SQL =>
  stage === 'ended' ? inArray(disputes.status, [...ENDED_STATUSES]) : notInArray(disputes.status, [...ENDED_STATUSES])

/** What a person types is looked for as it stands: `%` and `_` mean themselves. The function is the index's, see the migrations. */
function hasWord(word: string): SQL {
  const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql`dispute_words(${disputes.creditor}, ${disputes.description}, ${disputes.trackingNumbers}) like lower(${pattern})`
}

/** Where a dispute of the user's own stands; behind another's there is nothing. */
const placeOf = (user: SignedIn, id: string): SQL =>
  sql`(select d.created_at, d.id from disputes d where d.user_id = ${user.id} and d.id = ${id})`

const isBehind = (place: SQL, isNewest: boolean): SQL =>
  isNewest ? sql`(${disputes.createdAt}, ${disputes.id}) < ${place}` : sql`(${disputes.createdAt}, ${disputes.id}) > ${place}`
