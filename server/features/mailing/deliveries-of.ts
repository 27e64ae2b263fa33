import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { PostEvent } from '#adapters/post/port.ts'
import type { Context } from '#server/context.ts'
import { mailings } from '#server/database/tables/mailing.ts'
import { scansOf } from '#server/features/mailing/follow-mailings.ts'
import { sentByHand } from '#server/features/letters/letters.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { describeError } from '#server/platform/log.ts'

/** What the post has recorded of a letter that it carries. */
export interface Delivery {
  readonly provider: string
  readonly service: (typeof mailings.$inferSelect)['method']
  readonly handedOverAt: string
  /** Null where the post does not tell them now. */
  readonly scans: readonly PostEvent[] | null
}

/** By letter; letters that no one handed to the post from here are not among them. */
export async function deliveriesOf(
  context: Context,
  user: SignedIn,
  letterIds: readonly string[],
): Promise<ReadonlyMap<string, Delivery>> {
  if (letterIds.length === 0) return new Map()
  const rows = await context.db
    .select()
    .from(mailings)
    .where(and(eq(mailings.userId, user.id), inArray(mailings.letterId, [...letterIds]), isNotNull(mailings.postId)))
  const found = new Map<string, Delivery>()
  const elsewhere = await sentByHand(context, user, letterIds)
  for (const row of rows.filter(({ letterId }) => !elsewhere.has(letterId))) {
    const scans = row.scans ?? (await askedNow(context, row))
    found.set(row.letterId, {
      provider: row.provider,
      service: row.method,
      handedOverAt: row.handedOverAt ?? row.requestedAt,
      scans,
    })
  }
  return found
}

async function askedNow(context: Context, row: typeof mailings.$inferSelect): Promise<readonly PostEvent[] | null> {
  try {
    return await scansOf(context, row)
  } catch (error) {
    context.log.error(describeError(error), 'asking the post for a letter failed')
    return null
  }
}
