import { and, asc, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Context } from '#server/context.ts'
import { mailings } from '#server/database/tables/mailing.ts'
import { NOBODY } from '#server/platform/nobody.ts'

const BATCH = 500

/** The next mailings that the practice post office keeps. */
export const POST_PAGE = { name: 'post.sweep-page', shape: z.object({ after: z.string().max(2_000) }) } as const

/**
 * Removes what the practice post office keeps of letters that are gone, as a crash may leave it: some of its mailings, and a job for the next
 * ones. A mailing has its row before it has a file.
 */
export async function sweepPost(context: Context, after: string | null = null): Promise<void> {
  const named = { byId: (ids: readonly string[]) => kept(context, ids), waiting: () => waitingKeys(context) }
  const next = await context.practicePost.forgetUnnamed({ after, most: BATCH }, named)
  if (next !== null) await context.db.transaction((tx) => context.jobs.send(tx, POST_PAGE, { after: next }, { key: next }))
}

async function kept({ db }: Context, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ postId: mailings.postId })
    .from(mailings)
    .where(inArray(mailings.postId, [...ids]))
  return new Set(rows.flatMap(({ postId }) => postId ?? []))
}

type Waiting = Pick<typeof mailings.$inferSelect, 'userId' | 'letterId' | 'postKey' | 'nextTryAt'>

/** Some at a time, by the index of those that the post has not taken. */
async function* waitingKeys({ db }: Context): AsyncGenerator<string> {
  let last: Omit<Waiting, 'postKey'> = { userId: NOBODY, letterId: NOBODY, nextTryAt: '1970-01-01T00:00:00.000Z' }
  for (;;) {
    const rows: Waiting[] = await db
      .select({ userId: mailings.userId, letterId: mailings.letterId, postKey: mailings.postKey, nextTryAt: mailings.nextTryAt })
      .from(mailings)
      .where(
        and(
          isNull(mailings.postId),
          sql`(${mailings.nextTryAt}, ${mailings.userId}, ${mailings.letterId}) > (${last.nextTryAt}::timestamptz, ${last.userId}::uuid, ${last.letterId}::uuid)`,
        ),
      )
      .orderBy(asc(mailings.nextTryAt), asc(mailings.userId), asc(mailings.letterId))
      .limit(BATCH)
    for (const { letterId, postKey } of rows) yield postKey ?? letterId
    const end = rows.at(-1)
    if (end === undefined || rows.length < BATCH) return
    last = end
  }
}
