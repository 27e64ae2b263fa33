import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { mailings } from '#server/database/tables/mailing.ts'
import { PRACTICE } from '#server/features/mailing/provider-for.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** What a post knows of someone's letter. */
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
  const posted = rows.map(({ letterId, postKey, provider }) => ({ key: postKey ?? letterId, isPractice: provider === PRACTICE }))
  // Letters in one envelope are one to the post.
  return [...new Map(posted.map((one) => [one.key, one])).values()]
}

/** The shared envelopes in which these letters are with the post, by letter. */
export async function envelopesOf(
  context: Context,
  user: SignedIn,
  letterIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await context.db
    .select({ letterId: mailings.letterId, envelopeId: mailings.envelopeId })
    .from(mailings)
    .where(and(eq(mailings.userId, user.id), inArray(mailings.letterId, [...letterIds]), isNotNull(mailings.postId)))
  return new Map(rows.flatMap(({ letterId, envelopeId }) => (envelopeId === null ? [] : [[letterId, envelopeId]])))
}

/** Asks the post to delete it; false: the post keeps it. */
export const forgetMailed = (context: Context, { key, isPractice }: PostedLetter): Promise<boolean> =>
  (isPractice ? context.practicePost : context.post).forget(key)
