import { and, eq, gt, lt } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { signInChallenges } from '#server/database/tables/accounts.ts'
import { instantAfter } from '#server/platform/instants.ts'
import { makeUserToken, type UserToken } from '#server/platform/user-token.ts'

const LIVES_MS = 5 * 60_000

const isLive = ({ userId, tokenHash }: UserToken, now: string) =>
  and(eq(signInChallenges.userId, userId), eq(signInChallenges.tokenHash, tokenHash), gt(signInChallenges.expiresAt, now))

/** The password was right; answers what finishes this sign-in with a code, kept nowhere. */
export async function makeChallenge(tx: Transaction, userId: string, now: string): Promise<string> {
  const { text, tokenHash } = makeUserToken(userId)
  await tx.delete(signInChallenges).where(and(eq(signInChallenges.userId, userId), lt(signInChallenges.expiresAt, now)))
  const expiresAt = instantAfter(now, LIVES_MS)
  await tx.insert(signInChallenges).values({ userId, tokenHash, createdAt: now, expiresAt })
  return text
}

export async function isLiveChallenge(context: Context, token: UserToken): Promise<boolean> {
  const rows = await context.db
    .select({ userId: signInChallenges.userId })
    .from(signInChallenges)
    .where(isLive(token, context.now()))
  return rows.length > 0
}

/** Of two that finish one sign-in, one wins. */
export async function spendChallenge(tx: Transaction, token: UserToken, now: string): Promise<boolean> {
  const spent = await tx.delete(signInChallenges).where(isLive(token, now)).returning()
  return spent.length > 0
}

/** A sign-in that was begun with a password that is gone, or with a factor that is off, ends nowhere. */
export async function dropChallenges(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(signInChallenges).where(eq(signInChallenges.userId, userId))
}
