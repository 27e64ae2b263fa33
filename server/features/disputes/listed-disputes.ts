import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { dispute as disputeShape, disputeHead } from '#contract/disputes.ts'
import { localDays } from '#engine/values/local-day.ts'
import type { Context } from '#server/context.ts'
import { prepared } from '#server/database/prepared.ts'
import { disputes } from '#server/database/tables/disputes.ts'
import { disputeAnswer } from '#server/features/disputes/dispute-rows.ts'
import { openDescriptions } from '#server/features/disputes/open-description.ts'
import { timeZoneOf } from '#server/features/profile/profile.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { Written } from '#server/platform/operations.ts'

/** Who wrote the row last, and where the database keeps it: another one after each change. */
const version = sql<string>`${disputes}.xmin::text || ${disputes}.ctid::text`

/** What a list finds of a dispute: its place in the order, and the version of its row. */
export const LISTED = { id: disputes.id, createdAt: disputes.createdAt, version }

interface Listed {
  readonly id: string
  readonly version: string
}

const newestOfUser = prepared('newest_disputes_of_user', (db) =>
  db
    .select({ ...LISTED })
    .from(disputes)
    .where(eq(disputes.userId, sql.placeholder('userId')))
    .orderBy(desc(disputes.createdAt), desc(disputes.id))
    .limit(sql.placeholder('most')),
)

export const newestDisputes = (context: Context, user: SignedIn, most: number) =>
  newestOfUser(context).execute({ userId: user.id, most })

const disputesById = prepared('disputes_by_id', (db) =>
  db
    .select({ ...getTableColumns(disputes), version })
    .from(disputes)
    .where(and(eq(disputes.userId, sql.placeholder('userId')), sql`${disputes.id} = any(${sql.placeholder('ids')}::uuid[])`)),
)

const SHAPES = { all: disputeShape, heads: disputeHead }

/**
 * The disputes as a list answers them, in their order, whole or their heads. Most have not changed since they were last answered on
 * the same day: their JSON is remembered. One that is gone by now is left out.
 */
export async function answerListed(
  context: Context,
  user: SignedIn,
  { rows, view }: { readonly rows: readonly Listed[]; readonly view: keyof typeof SHAPES },
): Promise<Written> {
  const timeZone = await timeZoneOf(context, user)
  const days = localDays(context.now(), timeZone)
  const { remembered } = context.keys
  const keyOf = (row: Listed) => ({
    place: `${user.id}/dispute-${view}/${row.id}`,
    madeOf: `${row.version} ${days.today} ${timeZone}`,
  })
  const answers = new Map<string, string>()
  for (const row of rows) {
    const json = remembered.get(keyOf(row))
    if (json !== null) answers.set(row.id, json)
  }
  const missing = rows.map(({ id }) => id).filter((id) => !answers.has(id))
  if (missing.length > 0) {
    const stored = await disputesById(context).execute({ userId: user.id, ids: missing })
    const opened = await openDescriptions(context, stored)
    for (const [index, row] of stored.entries()) {
      const dispute = opened[index]
      if (dispute === undefined) continue
      const json = JSON.stringify(SHAPES[view].parse(disputeAnswer(dispute, days)))
      remembered.keep(keyOf(row), json)
      answers.set(row.id, json)
    }
  }
  const inOrder = rows.flatMap(({ id }) => answers.get(id) ?? [])
  return new Written(Buffer.from(`[${inOrder.join(',')}]`))
}
