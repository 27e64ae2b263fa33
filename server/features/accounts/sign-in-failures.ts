import { and, count, eq, gt, lt } from 'drizzle-orm'
import { within, type Context } from '#server/context.ts'
import { signInFailures } from '#server/database/tables/accounts.ts'
import { oneAtATime } from '#server/platform/one-at-a-time.ts'
import { Refusal } from '#server/platform/refusal.ts'
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
  const since = minutesBefore(context.now(), WINDOW_MINUTES)
  const countOf = async (subject: string): Promise<number> => {
    const [row] = await context.db
      .select({ failures: count() })
      .from(signInFailures)
      .where(and(eq(signInFailures.subject, subject), gt(signInFailures.failedAt, since)))
    return row?.failures ?? 0
  }
  const [forAccount, fromAddress] = [await countOf(subjects.account), await countOf(subjects.address)]
  if (forAccount >= MOST_FOR_ONE_ACCOUNT || fromAddress >= MOST_FROM_ONE_ADDRESS) {
    throw new Refusal('too_many', `Too many failed sign-ins. Wait ${WINDOW_MINUTES} minutes and try again.`)
  }
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
