import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { answeredPasskeyChallenges } from '#server/database/tables/accounts.ts'
import type { SessionCookie } from '#server/platform/caller.ts'
import { instantBefore } from '#server/platform/instants.ts'
import type { Visit } from '#server/platform/operations.ts'
import { keyedHash } from '#server/platform/secret.ts'

export const LIVES_MS = 5 * 60_000
const SHAPE = /^([\w-]{22})\.(\d{13})\.([\w-]{43})$/
const MARK = /^[\w-]{43}$/

/**
 * What a question is for, and the browser or the session that may answer it. The question proves itself by a keyed hash: a visitor's
 * costs no row. Only that it was answered is kept, so that it is answered once.
 */
export interface Asked {
  readonly purpose: 'make' | 'prove'
  readonly by: string
}

const proofOf = (context: Context, { purpose, by }: Asked, start: string): string =>
  keyedHash(context.secret, 'passkey challenge', `${purpose} ${by} ${start}`)

/** As WebAuthn takes its bytes: base64url. */
export function makePasskeyChallenge(context: Context, asked: Asked): string {
  const start = `${randomBytes(16).toString('base64url')}.${Date.parse(context.now()) + LIVES_MS}`
  return Buffer.from(`${start}.${proofOf(context, asked, start)}`).toString('base64url')
}

/** Whether the answer is to a question of ours that was asked for this and there, and still lives. `given` is base64url, as it came back. */
export function isOwnChallenge(context: Context, asked: Asked, given: string): boolean {
  const text = Buffer.from(given, 'base64url').toString()
  const [, nonce, until, proof = ''] = SHAPE.exec(text) ?? []
  if (nonce === undefined || until === undefined || Number(until) < Date.parse(context.now())) return false
  return timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(context, asked, `${nonce}.${until}`)))
}

/** False when the question was answered before. */
export async function spendPasskeyChallenge(
  tx: Transaction,
  { userId, challenge, now }: { userId: string; challenge: string; now: string },
): Promise<boolean> {
  const isOld = lt(answeredPasskeyChallenges.answeredAt, instantBefore(now, 2 * LIVES_MS))
  await tx.delete(answeredPasskeyChallenges).where(and(eq(answeredPasskeyChallenges.userId, userId), isOld))
  const tokenHash = createHash('sha256').update(challenge).digest('base64url')
  const added = await tx
    .insert(answeredPasskeyChallenges)
    .values({ userId, tokenHash, answeredAt: now })
    .onConflictDoNothing()
    .returning()
  return added.length > 0
}

/** The mark of the browser that asks; a browser without one gets one until it is closed. */
export function markOf(device: SessionCookie): string {
  const given = device.value
  if (given !== null && MARK.test(given)) return given
  const mark = randomBytes(32).toString('base64url')
  device.set(mark, true)
  return mark
}

/** Where the product is reached: as the settings say or, without them, as this call came, whose origin was checked. */
export function siteOf(context: Context, { header }: Pick<Visit, 'header'>): { readonly origin: string; readonly rpID: string } {
  const { origin, hostname } = new URL(
    context.settings.PUBLIC_URL ?? header('origin') ?? `http://${header('host') ?? 'localhost'}`,
  )
  return { origin, rpID: hostname }
}
