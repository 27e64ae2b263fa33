import { asc, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { mailings } from '#server/database/tables/mailing.ts'
import { FIRST } from '#server/platform/member-pages.ts'

const BATCH = 1_000

/** What the practice post office keeps of letters that are gone, as a crash may leave it. A mailing has its row before it has a file. */
export const sweepPost = (context: Context): Promise<void> =>
  context.practicePost.forgetUnnamed(async () => {
    const keys: string[] = []
    for await (const { letterId, postKey } of mailingsInOrder(context)) keys.push(postKey ?? letterId)
    return keys
  })

type Named = Pick<typeof mailings.$inferSelect, 'userId' | 'letterId' | 'postKey'>

/** Some at a time, by the index of their keys. */
async function* mailingsInOrder({ db }: Context): AsyncGenerator<Named> {
  for (let last: Pick<Named, 'userId' | 'letterId'> = { userId: FIRST, letterId: FIRST }; ; ) {
    const rows: Named[] = await db
      .select({ userId: mailings.userId, letterId: mailings.letterId, postKey: mailings.postKey })
      .from(mailings)
      .where(sql`(${mailings.userId}, ${mailings.letterId}) > (${last.userId}::uuid, ${last.letterId}::uuid)`)
      .orderBy(asc(mailings.userId), asc(mailings.letterId))
      .limit(BATCH)
    yield* rows
    const end = rows.at(-1)
    if (end === undefined || rows.length < BATCH) return
    last = end
  }
}
