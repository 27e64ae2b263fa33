import { inArray } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { mailings } from '#server/database/tables/mailing.ts'
import { PRACTICE } from '#server/features/mailing/provider-for.ts'

/** What a post knows of somebody's letter. */
export interface PostedLetter {
  readonly key: string
  readonly isPractice: boolean
}

/** Everything that was ever to be handed over for these users, whatever came of it. */
export async function mailedOf(context: Pick<Context, 'db'>, userIds: readonly string[]): Promise<readonly PostedLetter[]> {
  const rows = await context.db
    .select({ letterId: mailings.letterId, postKey: mailings.postKey, provider: mailings.provider })
    .from(mailings)
    .where(inArray(mailings.userId, [...userIds]))
  return rows.map(({ letterId, postKey, provider }) => ({ key: postKey ?? letterId, isPractice: provider === PRACTICE }))
}

/** Asks the post to delete it; false: the post keeps it. */
export const forgetMailed = (context: Context, { key, isPractice }: PostedLetter): Promise<boolean> =>
  (isPractice ? context.practicePost : context.post).forget(key)
