import { and, desc, eq, gt, lt } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { resetRequests } from '#server/database/tables/accounts.ts'
import { mailboxOf, MOST_MAILS_TO_ONE_MAILBOX } from '#server/features/accounts/mailbox-of.ts'
import { instantBefore } from '#server/platform/instants.ts'
import { oneAtATime } from '#server/platform/one-at-a-time.ts'
import { Refusal, secondsLeft } from '#server/platform/refusal.ts'
import { keyedHash } from '#server/platform/secret.ts'

const WINDOW_MS = 60 * 60_000
const MOST_MAILS_TO_ONE_ACCOUNT = 5
const MOST_FROM_ONE_ADDRESS = 200

/**
 * Counts a request for a reset link; answers whether a mail may go out. Beyond five an hour for one e-mail it may not, and no one
 * is told, so that no mailbox can be flooded. Does the same whether an account has that e-mail or not.
 * @throws Refusal `too_many` when very many came from one address.
 */
export async function countResetRequest(
  context: Context,
  tx: Transaction,
  asked: { readonly email: string; readonly address: string },
): Promise<boolean> {
  const account = keyedHash(context.secret, 'reset e-mail', asked.email)
  const mailbox = keyedHash(context.secret, 'reset mailbox', mailboxOf(asked.email))
  const address = keyedHash(context.secret, 'reset address', asked.address)
  const now = context.now()
  const since = instantBefore(now, WINDOW_MS)
  await oneAtATime(tx, account)
  const full = await oldestOf(tx, { subject: address, since, most: MOST_FROM_ONE_ADDRESS })
  if (full !== null) {
    throw new Refusal('too_many', 'Too many reset links were requested. Wait an hour and try again.', {
      retryAfter: secondsLeft(full, WINDOW_MS, now),
    })
  }
  const mayMail =
    (await oldestOf(tx, { subject: account, since, most: MOST_MAILS_TO_ONE_ACCOUNT })) === null &&
    (await oldestOf(tx, { subject: mailbox, since, most: MOST_MAILS_TO_ONE_MAILBOX })) === null
  await tx.delete(resetRequests).where(lt(resetRequests.askedAt, since))
  const subjects = mayMail ? [address, account, mailbox] : [address]
  await tx.insert(resetRequests).values(subjects.map((subject) => ({ subject, askedAt: now })))
  return mayMail
}

/** The oldest of the last so many requests; null while there were fewer. */
async function oldestOf(
  tx: Transaction,
  { subject, since, most }: { readonly subject: string; readonly since: string; readonly most: number },
): Promise<string | null> {
  const [row] = await tx
    .select({ at: resetRequests.askedAt })
    .from(resetRequests)
    .where(and(eq(resetRequests.subject, subject), gt(resetRequests.askedAt, since)))
    .orderBy(desc(resetRequests.askedAt))
    .offset(most - 1)
    .limit(1)
  return row?.at ?? null
}
