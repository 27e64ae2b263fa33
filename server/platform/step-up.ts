import { and, eq, gt } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { authenticators, sessions } from '#server/database/tables/accounts.ts'
import type { SessionCookie } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { readUserToken, type UserToken } from '#server/platform/user-token.ts'

const FRESH_MINUTES = 10

/**
 * Before an act that whoever finds an open session must not do: 403 `step_up_needed` unless the member proved in this session, within
 * ten minutes, that it is they; signing in counts. A rehearsal asks for nothing. The endpoint names `step_up_needed` among its refusals.
 */
export async function refuseWithoutStepUp(context: Context, session: Pick<SessionCookie, 'value'> | undefined): Promise<void> {
  // A helper's own proof is none of the member's.
  if (context.helper !== null) throw new Refusal('not_for_helpers')
  if (context.rehearsal !== null) return
  const token = readUserToken(session?.value ?? null)
  if (token !== null && (await isFresh(context, token))) return
  const proof = token !== null && (await hasAuthenticator(context, token.userId)) ? 'code' : 'password'
  throw new Refusal('step_up_needed', undefined, { proof })
}

async function isFresh(context: Context, { userId, tokenHash }: UserToken): Promise<boolean> {
  const since = new Date(Date.parse(context.now()) - FRESH_MINUTES * 60_000).toISOString()
  const rows = await context.db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash), gt(sessions.provenAt, since)))
  return rows.length > 0
}

/** Whether a code is asked for beside the password. */
export async function hasAuthenticator(context: Context, userId: string): Promise<boolean> {
  const [row] = await context.db
    .select({ confirmedAt: authenticators.confirmedAt })
    .from(authenticators)
    .where(eq(authenticators.userId, userId))
  return row !== undefined && row.confirmedAt !== null
}

/** The member proved again that it is they; answers until when that counts. */
export async function markProven(tx: Transaction, { userId, tokenHash }: UserToken, now: string): Promise<string> {
  await tx
    .update(sessions)
    .set({ provenAt: now })
    .where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash)))
  return new Date(Date.parse(now) + FRESH_MINUTES * 60_000).toISOString()
}
