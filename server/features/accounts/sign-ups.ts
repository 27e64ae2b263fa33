import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { resetRequests } from '#server/database/tables/accounts.ts'
import { instantBefore } from '#server/platform/instants.ts'
import { Refusal, secondsLeft } from '#server/platform/refusal.ts'
import { keyedHash } from '#server/platform/secret.ts'

const WINDOW_MS = 60 * 60_000
/** Far above what a school or an office behind one address needs, far below what fills a disk. */
export const MOST_SIGN_UPS_FROM_ONE_ADDRESS = 1_000

const subjectOf = (context: Context, address: string): string => keyedHash(context.secret, 'sign-up address', address)
const hourBefore = (now: string): string => instantBefore(now, WINDOW_MS)

/** @throws Refusal `too_many` when very many accounts were made from one address within the hour. */
export async function refuseMassSignUp(context: Context, address: string): Promise<void> {
  const isOfAddress = eq(resetRequests.subject, subjectOf(context, address))
  const now = context.now()
  const [oldest] = await context.db
    .select({ at: resetRequests.askedAt })
    .from(resetRequests)
    .where(and(isOfAddress, gt(resetRequests.askedAt, hourBefore(now))))
    .orderBy(desc(resetRequests.askedAt))
    .offset(MOST_SIGN_UPS_FROM_ONE_ADDRESS - 1)
    .limit(1)
  if (oldest === undefined) return
  throw new Refusal('too_many', 'Too many accounts were made from this network. Wait an hour and try again.', {
    retryAfter: secondsLeft(oldest.at, WINDOW_MS, now),
  })
}

/** Counts an account that was made, or not made because of a name that is taken, among the other requests by address that are kept for an hour. */
export async function countSignUp(context: Context, tx: Transaction, address: string): Promise<void> {
  const now = context.now()
  const isOver = and(eq(resetRequests.subject, subjectOf(context, address)), lt(resetRequests.askedAt, hourBefore(now)))
  await tx.delete(resetRequests).where(isOver)
  await tx.insert(resetRequests).values({ subject: subjectOf(context, address), askedAt: now })
}
