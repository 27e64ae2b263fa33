import { and, asc, desc, eq, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { listDisputes } from '#contract/disputes.ts'
import { ENDED_STATUSES } from '#engine/words/dispute-status.ts'
import type { Context } from '#server/context.ts'
import { disputes } from '#server/database/tables/disputes.ts'
import { LISTED } from '#server/features/disputes/listed-disputes.ts'
import { descriptionsOf } from '#server/features/disputes/open-description.ts'
import type { SignedIn } from '#server/platform/caller.ts'

interface Search extends z.output<typeof listDisputes.query> {
  /** The last dispute of the page before, by the order. */
  readonly behind?: readonly [createdAt: string, id: string] | null
  readonly limit: number
}

/** The user's disputes of a status that have every word, from a place in the order on; the index of the order is followed. */
export async function findDisputes(context: Context, user: SignedIn, search: Search) {
  const { q = '', after, behind = null, limit } = search
  const words = q
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '')
  const wanted = and(
    narrowed(user, search),
    after === undefined ? undefined : isBehind(placeOf(user, after), search),
    behind === null ? undefined : isBehind(sql`(${behind[0]}::timestamptz, ${behind[1]}::uuid)`, search),
  )
  const isFound =
    words.length === 0
      ? wanted
      : and(
          eq(disputes.userId, user.id),
          inArray(disputes.id, await withWords(context, user, { search, words, from: wanted, most: limit })),
        )
  return context.db
    .select(LISTED)
    .from(disputes)
    .where(isFound)
    .orderBy(...orderOf(search))
    .limit(limit)
}

const narrowed = (user: SignedIn, { status, stage, items, from }: Search) =>
  and(
    eq(disputes.userId, user.id),
    status === undefined ? undefined : eq(disputes.status, status),
    stage === undefined ? undefined : isAt(stage),
    items === undefined ? undefined : inArray(disputes.negativeItemId, items),
    from === undefined ? undefined : isNotNull(disputes.findingId),
  )

const isAt = (stage: NonNullable<Search['stage']>): SQL =>
  stage === 'ended' ? inArray(disputes.status, [...ENDED_STATUSES]) : notInArray(disputes.status, [...ENDED_STATUSES])

/** Rows that are searched at once; what many disputes have is found in the first few. */
const MOST_AT_ONCE = 1000

interface Words {
  readonly search: Search
  readonly words: readonly string[]
  /** The disputes among which they are looked for. */
  readonly from: SQL | undefined
  readonly most: number
}

/** What a dispute is about is sealed, so its words are looked for here, among the member's own disputes and in their order. */
async function withWords(context: Context, user: SignedIn, { search, words, from, most }: Words): Promise<string[]> {
  const found: string[] = []
  let [wanted, size] = [from, Math.min(most, MOST_AT_ONCE)]
  for (;;) {
    const rows = await context.db
      .select({
        userId: disputes.userId,
        id: disputes.id,
        creditor: disputes.creditor,
        trackingNumbers: disputes.trackingNumbers,
        sealedDescription: disputes.sealedDescription,
        plainDescription: disputes.plainDescription,
      })
      .from(disputes)
      .where(wanted)
      .orderBy(...orderOf(search))
      .limit(size)
    const descriptions = await descriptionsOf(context, rows)
    for (const [index, { id, creditor, trackingNumbers }] of rows.entries()) {
      const text = [creditor, descriptions[index], ...trackingNumbers].join(' ').toLowerCase()
      if (words.every((word) => text.includes(word))) found.push(id)
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < size || found.length >= most) return found.slice(0, most)
    wanted = and(narrowed(user, search), isBehind(placeOf(user, last.id), search))
    size = Math.min(2 * size, MOST_AT_ONCE)
  }
}

const isNewestFirst = ({ sort = 'newest' }: Pick<Search, 'sort'>): boolean => sort === 'newest'

const orderOf = (search: Search): [SQL, SQL] =>
  isNewestFirst(search) ? [desc(disputes.createdAt), desc(disputes.id)] : [asc(disputes.createdAt), asc(disputes.id)]

/** The place of the user's own dispute in the list; another member's has none. */
const placeOf = (user: SignedIn, id: string): SQL =>
  sql`(select d.created_at, d.id from disputes d where d.user_id = ${user.id} and d.id = ${id})`

const isBehind = (place: SQL, search: Search): SQL =>
  isNewestFirst(search)
    ? sql`(${disputes.createdAt}, ${disputes.id}) < ${place}`
    : sql`(${disputes.createdAt}, ${disputes.id}) > ${place}`
