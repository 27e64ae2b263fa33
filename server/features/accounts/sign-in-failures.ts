import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import { within, type Context } from '#server/context.ts'
import { knownDevices, signInFailures } from '#server/database/tables/accounts.ts'
import { deviceHashOf } from '#server/features/accounts/let-in.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import { oneAtATime } from '#server/platform/one-at-a-time.ts'
import { Refusal, secondsLeft } from '#server/platform/refusal.ts'
import { keyedHash } from '#server/platform/secret.ts'

const WINDOW_MINUTES = 15
const MOST_FOR_ONE_ACCOUNT = 10
const MOST_FROM_ONE_ADDRESS = 200

export interface Attempt {
  /** The id of an account, or the name that somebody typed for one. */
  readonly account: string
  readonly address: string
  /** The mark that the browser carries; null for none. */
  readonly device: string | null
}

const minutesBefore = (now: string, minutes: number): string => new Date(Date.parse(now) - minutes * 60_000).toISOString()

/** What failures are counted by, and how many of them are too many. */
interface Budget {
  readonly subject: string
  readonly most: number
}

/**
 * A browser that signed in to this account before has a budget of its own, so that neither strangers who guess at the account nor
 * others behind the same address keep its owner out. Everybody else is counted by account and by address.
 */
async function budgetsOf(context: Context, { account, address, device }: Attempt): Promise<readonly Budget[]> {
  const known = await knownDeviceHash(context, { account, device })
  if (known !== null) return [{ subject: deviceSubject(context, known), most: MOST_FOR_ONE_ACCOUNT }]
  return [
    { subject: keyedHash(context.secret, 'sign-in account', account), most: MOST_FOR_ONE_ACCOUNT },
    { subject: keyedHash(context.secret, 'sign-in address', address), most: MOST_FROM_ONE_ADDRESS },
  ]
}

const deviceSubject = (context: Context, deviceHash: string): string => keyedHash(context.secret, 'sign-in device', deviceHash)

async function knownDeviceHash(
  context: Context,
  { account, device }: Pick<Attempt, 'account' | 'device'>,
): Promise<string | null> {
  if (device === null || !isUuid(account)) return null
  const deviceHash = deviceHashOf(context, { userId: account, mark: device })
  const isIt = and(eq(knownDevices.userId, account), eq(knownDevices.deviceHash, deviceHash))
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
  await context.db.transaction(async (tx) => {
    const inside = within(context, tx)
    const budgets = await budgetsOf(inside, attempt)
    await oneAtATime(tx, budgets[0]?.subject ?? '')
    refuseFull(inside, await fullUntil(inside, budgets))
    if (isRight) return
    await tx.delete(signInFailures).where(lt(signInFailures.failedAt, minutesBefore(now, WINDOW_MINUTES * 4)))
    await tx.insert(signInFailures).values(budgets.map(({ subject }) => ({ subject, failedAt: now })))
  })
}
