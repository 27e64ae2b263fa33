import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq, lt, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { passkey, PasskeyAnswer } from '#contract/passkeys.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { passkeys } from '#server/database/tables/accounts.ts'
import { isOwnChallenge, siteOf, spendPasskeyChallenge } from '#server/features/accounts/passkey-challenges.ts'
import { leaveName, memberNamed, takeName } from '#server/platform/names.ts'
import type { Visit } from '#server/platform/operations.ts'

/** EdDSA, ES256, RS256 (IANA COSE): what today's devices make. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257]

export type PasskeyRow = typeof passkeys.$inferSelect

export const passkeyAnswerOf = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): z.input<typeof passkey> => ({
  id,
  name,
  createdAt,
  lastUsedAt,
})

export const passkeysOf = (context: Context, userId: string): Promise<PasskeyRow[]> =>
  context.db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt, passkeys.id)

/** False where this key of a device is kept already, whosever it is. */
export async function keepPasskey(tx: Transaction, row: PasskeyRow): Promise<boolean> {
  if (!(await takeName(tx, { userId: row.userId, kind: 'passkey', name: row.credentialId }))) return false
  await tx.insert(passkeys).values(row)
  return true
}

/** They sign in no more; answers those that did. */
export async function dropPasskeys(tx: Transaction, which: SQL | undefined): Promise<readonly PasskeyRow[]> {
  const gone = await tx.delete(passkeys).where(which).returning()
  for (const { userId, credentialId: name } of gone) await leaveName(tx, { userId, kind: 'passkey', name })
  return gone
}

/** A passkey that answered, and what is used up with that. */
export interface Answered {
  readonly userId: string
  readonly id: string
  readonly counter: number
  readonly challenge: string
}

export async function passkeyNamed(db: Context['db'], credentialId: string): Promise<typeof passkeys.$inferSelect | undefined> {
  const userId = await memberNamed(db, ['passkey'], credentialId)
  const [row] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId)))
  return row
}

/**
 * Whose passkey gave this answer, to a question of this browser, on this site, after its person was verified on the device; null when
 * anything of that is not so. Uses nothing up.
 */
export async function checkPasskey(
  context: Context,
  { response, visit }: { response: PasskeyAnswer; visit: Pick<Visit, 'device' | 'header'> },
): Promise<Answered | null> {
  const row = await passkeyNamed(context.db, response.id)
  const { userHandle } = response.response
  if (row === undefined || visit.device.value === null) return null
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== row.userId) return null
  const asked = { purpose: 'prove', by: visit.device.value } as const
  let challenge = ''
  try {
    const { origin, rpID } = siteOf(context, visit)
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {}, response: withoutAbsent(response.response) },
      expectedChallenge: (given) => {
        challenge = given
        return isOwnChallenge(context, asked, given)
      },
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: row.credentialId,
        publicKey: new Uint8Array(Buffer.from(row.verifier, 'base64url')),
        counter: row.counter,
      },
    })
    return verified ? { userId: row.userId, id: row.id, counter: authenticationInfo.newCounter, challenge } : null
  } catch {
    // The library throws at anything that does not fit, and the reason stays here.
    return null
  }
}

function withoutAbsent({ userHandle, ...rest }: PasskeyAnswer['response']) {
  return { ...rest, ...(userHandle !== undefined && { userHandle }) }
}

/** Notes that it was used; false when another call with the same answer was first. A device that counts only counts up. */
export async function spendPasskey(tx: Transaction, { userId, id, counter, challenge }: Answered, now: string): Promise<boolean> {
  if (!(await spendPasskeyChallenge(tx, { userId, challenge, now }))) return false
  const isThis = and(eq(passkeys.userId, userId), eq(passkeys.id, id))
  const isOlder = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(isThis, isOlder))
    .returning({ id: passkeys.id })
  return used.length > 0
}
