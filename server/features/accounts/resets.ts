import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { passwordResets } from '#server/database/tables/accounts.ts'
import { takeTurn } from '#server/features/accounts/authenticator.ts'
import { instantAfter } from '#server/platform/instants.ts'
import { makeUserToken, type UserToken } from '#server/platform/user-token.ts'

const LIVES_MS = 60 * 60_000

/** The row of a link that was neither used nor outlived its hour. */
const isLive = ({ userId, tokenHash }: UserToken, now: string) =>
  and(
    eq(passwordResets.userId, userId),
    eq(passwordResets.tokenHash, tokenHash),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  )

/** Makes the user's one live link in place of any older one; its token is kept nowhere but in the mail that waits to be sent. */
export async function replaceReset(
  tx: Transaction,
  userId: string,
  now: string,
): Promise<{ readonly token: string; readonly expiresAt: string }> {
  await takeTurn(tx, userId)
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId))
  const { text, tokenHash } = makeUserToken(userId)
  const expiresAt = instantAfter(now, LIVES_MS)
  await tx.insert(passwordResets).values({ userId, tokenHash, createdAt: now, expiresAt })
  return { token: text, expiresAt }
}

/** Anyone who has just chosen a password has no use for a link to choose one; nor has anyone else. */
export async function dropResets(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId))
}

export async function isLiveReset(context: Context, token: UserToken): Promise<boolean> {
  const rows = await context.db.select({ userId: passwordResets.userId }).from(passwordResets).where(isLive(token, context.now()))
  return rows.length > 0
}

/** Uses the link up; false when it no longer works. Of two that use it at once, one wins. */
export async function spendReset(tx: Transaction, token: UserToken, now: string): Promise<boolean> {
  await takeTurn(tx, token.userId)
  const rows = await tx.update(passwordResets).set({ usedAt: now }).where(isLive(token, now)).returning()
  return rows.length > 0
}
