import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { doneCalls } from '#server/database/tables/done-calls.ts'
import { describeError } from '#server/platform/log.ts'
import { deadAmong } from '#server/platform/process-mark.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { removeOld } from '#server/platform/remove-old.ts'
import { openValue, sealValue } from '#server/platform/sealed-text.ts'

/** The header by which a browser says that this is the call whose answer it did not get (draft-ietf-httpapi-idempotency-key-header). */
export const CALL_KEY = 'idempotency-key'

/** A changing call that came under a key. */
export interface KeyedCall {
  /** In whose file it changes something. */
  readonly userId: string
  readonly hash: string
  /** This run of it. */
  readonly runId: string
  /** The number of the process that makes it. */
  readonly heldBy: number
  /** Made twice it comes to the same. */
  readonly isRepeatable: boolean
  /** Whether a change of it has been made, or is about to commit. */
  hasChanged: boolean
}

interface Asked {
  readonly heldBy: number
  readonly isRepeatable: boolean
  readonly userId: string
  readonly callerId: string
  readonly key: string
  readonly method: string
  readonly url: string
  readonly body: unknown
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[]
}

/** The same key with something else is another call. */
export function keyedCall({ userId, heldBy, isRepeatable, files, ...asked }: Asked): KeyedCall {
  const parts = [asked, files.map(({ name, bytes }) => [name, bytes.length])]
  return {
    userId,
    hash: createHash('sha256').update(JSON.stringify(parts)).digest('base64url'),
    runId: randomUUID(),
    heldBy,
    isRepeatable,
    hasChanged: false,
  }
}

/** The call was done before, or is being done at this moment: this run's changes are given up. */
export class DoneBefore extends Error {}

/** Notes in the transaction of a change which call made it. It waits for another run of the call that has not committed yet. */
export async function noteChange(tx: Transaction, call: KeyedCall, now: string): Promise<void> {
  // Nothing is noted of someone whom this very change erases.
  const { rows } = await tx.execute<{ run_id: string }>(sql`
    insert into done_calls (user_id, call_hash, run_id, held_by, at)
    select user_id, ${call.hash}, ${call.runId}::uuid, ${call.heldBy}, ${now} from users where user_id = ${call.userId}::uuid
    on conflict (user_id, call_hash) do update set run_id = done_calls.run_id
    returning run_id`)
  if (rows.some((row) => row.run_id !== call.runId)) throw new DoneBefore()
  call.hasChanged = true
}

export interface KeptAnswer {
  readonly status: number
  readonly json: string
}

const isCall = ({ userId, hash }: KeyedCall) => and(eq(doneCalls.userId, userId), eq(doneCalls.callHash, hash))
const isRun = (call: KeyedCall) => and(isCall(call), eq(doneCalls.runId, call.runId))
const placeOf = ({ userId, hash }: KeyedCall): string => `${userId}/done-call/${hash}`

/** Keeps what the call is answered, for the one who asks again. Without it the answer still leaves. */
export async function keepAnswer(context: Context, call: KeyedCall, { status, json }: KeptAnswer): Promise<void> {
  if (!call.hasChanged) return
  try {
    const sealedAnswer = await sealValue(context, placeOf(call), json)
    await context.db.update(doneCalls).set({ status, sealedAnswer }).where(isRun(call))
  } catch (error) {
    context.log.error(describeError(error), 'an answer was not kept for a repeated call')
  }
}

/** A call that failed may be made again from its beginning. */
export async function forgetRun(context: Context, call: KeyedCall): Promise<void> {
  if (call.hasChanged) await context.db.delete(doneCalls).where(isRun(call))
}

/** So long the other run of a call, whose process lives, may still need for its answer. */
const PATIENCE_MS = 60_000
const LOOK_MS = 100
const SAVED = 'Your change was saved just before the connection broke. Reload the page to see it.'

/**
 * What the call was answered before; null: it is to be done now. Where its answer is lost, what is harmless is done again, and the rest
 * refused in words.
 */
export async function answeredBefore(context: Context, call: KeyedCall): Promise<KeptAnswer | null> {
  let isAtWork = true
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await wait(LOOK_MS)) {
    const [row] = await context.db.select().from(doneCalls).where(isCall(call))
    if (row === undefined) return null
    const json = await openValue<string>(context, placeOf(call), row.sealedAnswer)
    if (row.status !== null && json !== null) return { status: row.status, json }
    // It may have answered before it died, and after the row was read: the row is read once more.
    if (!isAtWork) break
    isAtWork = row.heldBy !== null && (await deadAmong(context.db, [row.heldBy])).length === 0
  }
  if (!call.isRepeatable) throw new Refusal('conflict', SAVED)
  await context.db
    .update(doneCalls)
    .set({ runId: call.runId, heldBy: call.heldBy })
    .where(and(isCall(call), isNull(doneCalls.status)))
  return null
}

/** No one asks again after a day. */
export const sweepDoneCalls = (context: Context, before: string): Promise<void> =>
  removeOld(context, doneCalls, { at: doneCalls.at, before })
