import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/database/open.ts'
import { authenticators, knownDevices, passkeys } from '#server/database/tables/accounts.ts'
import { dropPasskeys, type PasskeyRow } from '#server/features/accounts/passkeys.ts'
import { dropRecoveryCodes } from '#server/features/accounts/recovery-codes.ts'
import { dropChallenges } from '#server/features/accounts/sign-in-challenges.ts'
import { closeSessionsOf } from '#server/platform/session.ts'
import type { UserToken } from '#server/platform/user-token.ts'

/** Every place but this one is signed out, and no browser is known any more; answers how many places it were. */
export async function forgetSignIns(tx: Transaction, userId: string, but: UserToken | null): Promise<number> {
  await dropChallenges(tx, userId)
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId))
  return closeSessionsOf(tx, userId, but)
}

/** No passkey signs in any more; answers those that did. */
export const takePasskeys = (tx: Transaction, userId: string): Promise<readonly PasskeyRow[]> =>
  dropPasskeys(tx, eq(passkeys.userId, userId))

/** For an account without a confirmed address: no one knows whether its owner turned this on. */
export async function dropAuthenticator(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(authenticators).where(eq(authenticators.userId, userId))
  await dropRecoveryCodes(tx, userId)
}
