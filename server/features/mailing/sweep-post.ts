import type { Context } from '#server/context.ts'
import { mailings } from '#server/database/tables/mailing.ts'

/** What the practice post office keeps of letters that are gone, as a crash may leave it. A mailing has its row before it has a file. */
export const sweepPost = (context: Context): Promise<void> =>
  context.practicePost.forgetUnnamed(async () => {
    const rows = await context.db.select({ letterId: mailings.letterId, postKey: mailings.postKey }).from(mailings)
    return rows.map(({ letterId, postKey }) => postKey ?? letterId)
  })
