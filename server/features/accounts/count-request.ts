import { and, count, eq, gt, lte, min } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { resetRequests } from '#server/database/tables/accounts.ts'
import { instantBefore } from '#server/platform/instants.ts'
import { oneAtATime } from '#server/platform/one-at-a-time.ts'
import { keyedHash } from '#server/platform/secret.ts'
import { inTransaction } from '#server/platform/transact.ts'

interface Counted {
  /** What is counted. */
  readonly purpose: string
  /** Of whom; kept as a keyed hash alone. */
  readonly of: string
  /** So many within so long, whichever process is asked; an hour at most. */
  readonly most: number
  readonly windowMs: number
}

/** Counts one more request of someone. Answers null, or, where there were too many, when the oldest of them came; then it is not counted. */
export function countRequest(context: Context, { purpose, of, most, windowMs }: Counted): Promise<string | null> {
  const subject = keyedHash(context.secret, purpose, of)
  const now = context.now()
  const since = instantBefore(now, windowMs)
  const isOfThem = eq(resetRequests.subject, subject)
  return inTransaction(context, async (tx) => {
    await oneAtATime(tx, `requests ${subject}`)
    await tx.delete(resetRequests).where(and(isOfThem, lte(resetRequests.askedAt, since)))
    const lately = and(isOfThem, gt(resetRequests.askedAt, since))
    const [found] = await tx
      .select({ count: count(), oldest: min(resetRequests.askedAt) })
      .from(resetRequests)
      .where(lately)
    if (found !== undefined && found.count >= most) return found.oldest
    await tx.insert(resetRequests).values({ subject, askedAt: now })
    return null
  })
}
