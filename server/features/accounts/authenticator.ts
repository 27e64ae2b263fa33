import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { authenticators, users } from '#server/database/tables/accounts.ts'
import { findRecoveryCode, spendRecoveryCode } from '#server/features/accounts/recovery-codes.ts'
import { seal, unseal } from '#server/platform/vault.ts'

/** What every app assumes by default (RFC 6238): SHA-1, six digits, half a minute. */
const PERIOD_SECONDS = 30
const SIX_DIGITS = /^\d{6}$/

const placeOf = (userId: string): string => `${userId}/totp`

/** What a code proves, and what is used up with it. */
export type CodeProof =
  | { readonly kind: 'authenticator'; readonly step: number }
  | { readonly kind: 'recovery'; readonly codeHash: string }

/** Asking for a link, signing in, and each change of how a member signs in take turns on their row; taken first, so that no two wait for each other. */
export async function takeTurn(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.userId }).from(users).where(eq(users.userId, userId)).for('no key update')
}

export const newTotp = (label: string): TOTP => new TOTP({ issuer: 'Errata', label, secret: new Secret({ size: 20 }) })

export const sealedSecretOf = async (context: Context, userId: string, totp: TOTP): Promise<string> =>
  Buffer.from(await seal(context, placeOf(userId), totp.secret.bytes)).toString('base64')

/** The half minute that the code belongs to, this one or the one before or after; null for a wrong code. */
export async function stepOf(
  context: Context,
  userId: string,
  { sealedSecret, code }: { sealedSecret: string; code: string },
): Promise<number | null> {
  const token = plain(code)
  if (!SIX_DIGITS.test(token)) return null
  const bytes = await unseal(context, placeOf(userId), Buffer.from(sealedSecret, 'base64'))
  const timestamp = Date.parse(context.now())
  const totp = new TOTP({ secret: new Secret({ buffer: new Uint8Array(bytes).buffer }) })
  const delta = totp.validate({ token, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

/** What the code proves now; null when nothing. Uses nothing up. */
export async function checkCode(context: Context, userId: string, code: string): Promise<CodeProof | null> {
  const [row] = await context.db
    .select()
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)))
  if (row === undefined) return null
  const step = await stepOf(context, userId, { sealedSecret: row.sealedSecret, code })
  if (step !== null) return step > row.lastStep ? { kind: 'authenticator', step } : null
  const codeHash = await findRecoveryCode(context, userId, plain(code))
  return codeHash === null ? null : { kind: 'recovery', codeHash }
}

/** Uses up what was proven; false when another call was first. */
export async function spendProof(
  tx: Transaction,
  { userId, proof, now }: { readonly userId: string; readonly proof: CodeProof; readonly now: string },
): Promise<boolean> {
  if (proof.kind === 'recovery') return spendRecoveryCode(tx, { userId, codeHash: proof.codeHash, now })
  const spent = await tx
    .update(authenticators)
    .set({ lastStep: proof.step })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.lastStep, proof.step)))
    .returning({ userId: authenticators.userId })
  return spent.length > 0
}

/** As the app shows it with a gap and people type it with hyphens. */
const plain = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase()
