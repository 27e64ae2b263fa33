import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import { within, type Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { knownDevices, signInFailures } from '#server/database/tables/accounts.ts'
import { deviceHashOf } from '#server/features/accounts/let-in.ts'
import { instantBefore } from '#server/platform/instants.ts'
import { oneAtATime } from '#server/platform/one-at-a-time.ts'
import { Refusal, secondsLeft } from '#server/platform/refusal.ts'
import { keyedHash } from '#server/platform/secret.ts'
import { logSecurityEvent, type SecurityEvent } from '#server/platform/security-events.ts'
import { afterCommit, inTransaction, recordAudit } from '#server/platform/transact.ts'

const WINDOW_MINUTES = 15
const MOST_FOR_ONE_ACCOUNT = 10
const MOST_FROM_ONE_ADDRESS = 200

export interface Attempt {
  /** The id of an account, or the name that someone typed for one. */
  readonly account: string
  /** Whose account it is; null for no one's. */
  readonly userId: string | null
  /** What a wrong try is, where it is someone's account. */
  readonly refusedAs: 'session.refused' | 'session.passkey_refused' | 'session.code_refused' | 'session.proof_refused'
  readonly address: string
  /** The mark that the browser carries; null for none. */
  readonly device: string | null
}

/** Of someone who is signed in and proves again that it is they. */
export const attemptOf = ({ id }: { readonly id: string }, visit: Pick<Attempt, 'address' | 'device'>): Attempt => ({
  account: id,
  userId: id,
  refusedAs: 'session.proof_refused',
  ...visit,
})

const minutesBefore = (now: string, minutes: number): string => instantBefore(now, minutes * 60_000)

/** What failures are counted by, and how many of them are too many. */
interface Budget {
  readonly subject: string
  readonly most: number
}

/**
 * A browser that signed in to this account before has a budget of its own, so that neither strangers who guess at the account nor
 * others behind the same address keep its owner out. Everyone else is counted by account and by address.
 */
async function budgetsOf(context: Context, { account, userId, address, device }: Attempt): Promise<readonly Budget[]> {
  const known = await knownDeviceHash(context, { userId, device })
  if (known !== null) return [{ subject: deviceSubject(context, known), most: MOST_FOR_ONE_ACCOUNT }]
  return [
    { subject: keyedHash(context.secret, 'sign-in account', account), most: MOST_FOR_ONE_ACCOUNT },
    { subject: keyedHash(context.secret, 'sign-in address', address), most: MOST_FROM_ONE_ADDRESS },
  ]
}

const deviceSubject = (context: Context, deviceHash: string): string => keyedHash(context.secret, 'sign-in device', deviceHash)

async function knownDeviceHash(context: Context, { userId, device }: Pick<Attempt, 'userId' | 'device'>): Promise<string | null> {
  if (device === null || userId === null) return null
  const deviceHash = deviceHashOf(context, { userId, mark: device })
  const isIt = and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash))
  return (await context.db.$count(knownDevices, isIt)) > 0 ? deviceHash : null
}

/** Refuses with 429 when too many sign-ins failed lately, for the account, from the address, or on the member's own device. */
export async function refuseGuessing(context: Context, attempt: Attempt): Promise<void> {
  refuseFull(context, await fullUntil(context, await budgetsOf(context, attempt)))
}

/** When each budget that is used up was used first; none is used up: empty. */
async function fullUntil(context: Context, budgets: readonly Budget[]): Promise<string[]> {
  const since = minutesBefore(context.now(), WINDOW_MINUTES)
  const full: string[] = []
  for (const { subject, most } of budgets) {
    const rows = await context.db
      .select({ at: signInFailures.failedAt })
      .from(signInFailures)
      .where(and(eq(signInFailures.subject, subject), gt(signInFailures.failedAt, since)))
      .orderBy(desc(signInFailures.failedAt))
      .offset(most - 1)
      .limit(1)
    full.push(...rows.map(({ at }) => at))
  }
  return full
}

function refuseFull(context: Context, full: readonly string[]): void {
  if (full.length === 0) return
  throw new Refusal('too_many', `Too many failed sign-ins. Wait ${WINDOW_MINUTES} minutes and try again.`, {
    retryAfter: Math.max(...full.map((at) => secondsLeft(at, WINDOW_MINUTES * 60_000, context.now()))),
  })
}

/** After a new password was chosen: what was guessed at the old one does not lock its owner out. */
export async function forgetFailures(context: Context, userId: string): Promise<void> {
  const devices = await context.db
    .select({ hash: knownDevices.deviceHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
  const subjects = [
    keyedHash(context.secret, 'sign-in account', userId),
    ...devices.map(({ hash }) => deviceSubject(context, hash)),
  ]
  await context.db.delete(signInFailures).where(inArray(signInFailures.subject, subjects))
}

/**
 * Counts a tried password: one account's attempts take turns here, so that of many guesses sent at once no more get an
 * answer than of guesses sent one by one. A right password is refused too once too many wrong ones came before it.
 */
export async function countAttempt(context: Context, attempt: Attempt, isRight: boolean): Promise<void> {
  const now = context.now()
  await inTransaction(context, async (tx) => {
    const inside = within(context, tx)
    const budgets = await budgetsOf(inside, attempt)
    await oneAtATime(tx, budgets[0]?.subject ?? '')
    refuseFull(inside, await fullUntil(inside, budgets))
    if (isRight) return
    await tx.delete(signInFailures).where(lt(signInFailures.failedAt, minutesBefore(now, WINDOW_MINUTES * 4)))
    await tx.insert(signInFailures).values(budgets.map(({ subject }) => ({ subject, failedAt: now })))
    const [own, ...others] = budgets
    const isFull = async (some: readonly Budget[]) => (await fullUntil(inside, some)).length > 0
    const isOwnFull = own !== undefined && (await isFull([own]))
    await noteWrong(context, tx, { attempt, isOwnFull, isOtherFull: await isFull(others) })
  })
}

interface Wrong {
  readonly attempt: Attempt
  /** This was the last try that the account, or the member's device, had. */
  readonly isOwnFull: boolean
  /** The same of the address that it came from. */
  readonly isOtherFull: boolean
}

/** Only the member sees tries at their account; the visitor gets the usual answer. */
async function noteWrong(context: Context, tx: Transaction, { attempt, isOwnFull, isOtherFull }: Wrong): Promise<void> {
  const { userId, refusedAs } = attempt
  const events: SecurityEvent[] = [
    ...(userId === null ? (['sign_in.refused'] as const) : []),
    ...(isOtherFull || (isOwnFull && userId === null) ? (['sign_in.guessing_stopped'] as const) : []),
  ]
  afterCommit(tx, () => events.forEach((event) => logSecurityEvent(context, { event, userId: null })))
  if (userId === null) return
  const actor = refusedAs === 'session.proof_refused' ? {} : ({ actor: 'visitor' } as const)
  const row = { subjectKind: 'user', subjectId: userId, ...actor }
  const rows = [{ ...row, action: refusedAs }, ...(isOwnFull ? [{ ...row, action: 'session.guessing_stopped' }] : [])]
  await recordAudit(context, tx, { user: { id: userId }, rows })
}
