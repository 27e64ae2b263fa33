import { createHash, randomBytes } from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { recoveryCodes } from '#server/database/tables/accounts.ts'

const CODES = 10
/** 140 bits each: no hash of one can be guessed back. No letter that looks like a digit of the set. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const LENGTH = 28
/** Those of earlier versions had 16 characters, or 24. */
const SHAPE = /^[a-z2-7]{16}(?:[a-z2-7]{8}|[a-z2-7]{12})?$/

const hashOf = (userId: string, code: string): string => createHash('sha256').update(`${userId} ${code}`).digest('base64url')

const newCode = (): string => Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')

/** Ten new ones in place of all there were; answers them as they are written down, and keeps their hashes. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string, now: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode)
  await dropRecoveryCodes(tx, userId)
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(userId, code), createdAt: now })))
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'))
}

export async function dropRecoveryCodes(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

const isUnused = (userId: string, codeHash: string) =>
  and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt))

/** The hash of a code that still works; null for any other text. Without hyphens, in small letters. */
export async function findRecoveryCode(context: Context, userId: string, code: string): Promise<string | null> {
  if (!SHAPE.test(code)) return null
  const codeHash = hashOf(userId, code)
  const rows = await context.db.select({ codeHash: recoveryCodes.codeHash }).from(recoveryCodes).where(isUnused(userId, codeHash))
  return rows.length > 0 ? codeHash : null
}

export async function spendRecoveryCode(
  tx: Transaction,
  { userId, codeHash, now }: { userId: string; codeHash: string; now: string },
): Promise<boolean> {
  const spent = await tx.update(recoveryCodes).set({ usedAt: now }).where(isUnused(userId, codeHash)).returning()
  return spent.length > 0
}

export async function countRecoveryCodes(context: Context, userId: string): Promise<number> {
  const [row] = await context.db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return row?.left ?? 0
}
