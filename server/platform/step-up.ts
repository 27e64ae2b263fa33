import { and, eq, gt, inArray } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { authenticators, passkeys, sessions } from '#server/database/tables/accounts.ts'
import type { SessionCookie } from '#server/platform/caller.ts'
import { instantAfter, instantBefore } from '#server/platform/instants.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { readUserToken, type UserToken } from '#server/platform/user-token.ts'

const FRESH_MINUTES = 10

/** What a session was proven by, or is to be. */
export type Proof = 'password' | 'code' | 'passkey'

/** What counts where that is the strongest thing the account has. A passkey is a device and its person at once. */
const COUNTS: Readonly<Record<Proof, readonly Proof[]>> = {
  code: ['code', 'passkey'],
  passkey: ['passkey'],
  password: ['code', 'passkey', 'password'],
}

/**
 * Before an act that whoever finds an open session must not do: 403 `step_up_needed` unless the member proved in this session, within
 * ten minutes, that it is they, by the strongest thing the account has; signing in counts. Where `any` is said, whatever signs in
 * will do. A rehearsal asks for nothing. The endpoint names `step_up_needed` among its refusals.
 */
export async function refuseWithoutStepUp(
  context: Context,
  session: Pick<SessionCookie, 'value'> | undefined,
  by: 'strongest' | 'any' = 'strongest',
): Promise<void> {
  // A helper's own proof is none of the member's.
  if (context.helper !== null) throw new Refusal('not_for_helpers')
  if (context.rehearsal !== null) return
  const token = readUserToken(session?.value ?? null)
  const strongest = token === null ? 'password' : await strongestProof(context, token.userId)
  const wanted = by === 'any' && strongest === 'passkey' ? 'password' : strongest
  if (token !== null && (await isFresh(context, token, COUNTS[wanted]))) return
  throw new Refusal('step_up_needed', undefined, { proof: wanted })
}

async function isFresh(context: Context, { userId, tokenHash }: UserToken, proofs: readonly Proof[]): Promise<boolean> {
  const since = instantBefore(context.now(), FRESH_MINUTES * 60_000)
  const isThis = and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash))
  const isProven = and(gt(sessions.provenAt, since), inArray(sessions.provenBy, [...proofs]))
  return (await context.db.$count(sessions, and(isThis, isProven))) > 0
}

/** The strongest thing that the account has to show that it is its member. */
export async function strongestProof(context: Context, userId: string): Promise<Proof> {
  if (await hasAuthenticator(context, userId)) return 'code'
  return (await context.db.$count(passkeys, eq(passkeys.userId, userId))) > 0 ? 'passkey' : 'password'
}

/** Whether a code is asked for next to the password. */
export async function hasAuthenticator(context: Context, userId: string): Promise<boolean> {
  const [row] = await context.db
    .select({ confirmedAt: authenticators.confirmedAt })
    .from(authenticators)
    .where(eq(authenticators.userId, userId))
  return row !== undefined && row.confirmedAt !== null
}

/** The member proved again that it is they; answers until when that counts. */
export async function markProven(
  tx: Transaction,
  { userId, tokenHash }: UserToken,
  { by, now }: { readonly by: Proof; readonly now: string },
): Promise<string> {
  await tx
    .update(sessions)
    .set({ provenAt: now, provenBy: by })
    .where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash)))
  return instantAfter(now, FRESH_MINUTES * 60_000)
}
