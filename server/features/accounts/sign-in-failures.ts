import { and, desc, eq, gt, lt } from 'drizzle-orm'
import { within, type Context } from '#server/context.ts'
import { signInFailures } from '#server/database/tables/accounts.ts'
import { oneAtATime } from '#server/platform/one-at-a-time.ts'
import { Refusal, secondsLeft } from '#server/platform/refusal.ts'
import { keyedHash } from '#server/platform/secret.ts'

const WINDOW_MINUTES = 15
const MOST_FOR_ONE_ACCOUNT = 10
const MOST_FROM_ONE_ADDRESS = 200

export interface Attempt {
  readonly account: string
  readonly address: string
}

const minutesBefore = (now: string, minutes: number): string => new Date(Date.parse(now) - minutes * 60_000).toISOString()

function subjectsOf(context: Context, attempt: Attempt): { account: string; address: string } {
  return {
    account: keyedHash(context.secret, 'sign-in account', attempt.account),
    address: keyedHash(context.secret, 'sign-in address', attempt.address),
  }
}

/** Refuses with 429 when too many sign-ins failed lately, for the account or from the address. */
export async function refuseGuessing(context: Context, attempt: Attempt): Promise<void> {
  const subjects = subjectsOf(context, attempt)
  const now = context.now()
  const since = minutesBefore(now, WINDOW_MINUTES)
  /** The oldest of the last so many failures; none while there were fewer. */
  const oldestOf = async (subject: string, most: number): Promise<string[]> => {
    const rows = await context.db
      .select({ at: signInFailures.failedAt })
      .from(signInFailures)
      .where(and(eq(signInFailures.subject, subject), gt(signInFailures.failedAt, since)))
      .orderBy(desc(signInFailures.failedAt))
      .offset(most - 1)
      .limit(1)
    return rows.map(({ at }) => at)
  }
  const full = [
    ...(await oldestOf(subjects.account, MOST_FOR_ONE_ACCOUNT)),
    ...(await oldestOf(subjects.address, MOST_FROM_ONE_ADDRESS)),
  ]
  if (full.length === 0) return
  throw new Refusal('too_many', `Too many failed sign-ins. Wait ${WINDOW_MINUTES} minutes and try again.`, {
    retryAfter: Math.max(...full.map((at) => secondsLeft(at, WINDOW_MINUTES * 60_000, now))),
  })
}

/** After a new password was chosen: what was guessed at the old one does not lock its owner out. */
export async function forgetFailures(context: Context, account: string): Promise<void> {
  await context.db.delete(signInFailures).where(eq(signInFailures.subject, keyedHash(context.secret, 'sign-in account', account)))
}

/**
 * Counts a tried password: one account's attempts take turns here, so that of many guesses sent at once no more get an
 * answer than of guesses sent one by one. A right password is refused too once too many wrong ones came before it.
 */
export async function countAttempt(context: Context, attempt: Attempt, isRight: boolean): Promise<void> {
  const subjects = subjectsOf(context, attempt)
  const now = context.now()
  await context.db.transaction(async (tx) => {
    await oneAtATime(tx, subjects.account)
    await refuseGuessing(within(context, tx), attempt)
    if (isRight) return
    await tx.delete(signInFailures).where(lt(signInFailures.failedAt, minutesBefore(now, WINDOW_MINUTES * 4)))
    await tx.insert(signInFailures).values([
      { subject: subjects.account, failedAt: now },
      { subject: subjects.address, failedAt: now },
    ])
  })
}
