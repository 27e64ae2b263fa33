import { and, count, eq, gt, lt } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { resetRequests } from '#server/database/tables/accounts.ts'
import { oneAtATime } from '#server/platform/one-at-a-time.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { keyedHash } from '#server/platform/secret.ts'

const WINDOW_MS = 60 * 60_000
const MOST_MAILS_TO_ONE_ACCOUNT = 5
const MOST_FROM_ONE_ADDRESS = 200

/**
 * Counts a request for a reset link; answers whether a mail may go out. Beyond five an hour for one e-mail it may not, and nobody
 * is told, so that no mailbox can be flooded. Does the same whether an account has that e-mail or not.
 * @throws Refusal `too_many` when very many came from one address.
 */
export async function countResetRequest(
  context: Context,
  asked: { readonly email: string; readonly address: string },
): Promise<boolean> {
  const account = keyedHash(context.secret, 'reset e-mail', asked.email)
  const address = keyedHash(context.secret, 'reset address', asked.address)
  const now = context.now()
  const since = new Date(Date.parse(now) - WINDOW_MS).toISOString()
  return context.db.transaction(async (tx) => {
    await oneAtATime(tx, account)
    if ((await countOf(tx, address, since)) >= MOST_FROM_ONE_ADDRESS) {
      throw new Refusal('too_many', 'Too many reset links were asked for. Wait an hour and try again.')
    }
    const mayMail = (await countOf(tx, account, since)) < MOST_MAILS_TO_ONE_ACCOUNT
    await tx.delete(resetRequests).where(lt(resetRequests.askedAt, since))
    const subjects = mayMail ? [address, account] : [address]
    await tx.insert(resetRequests).values(subjects.map((subject) => ({ subject, askedAt: now })))
    return mayMail
  })
}

async function countOf(tx: Transaction, subject: string, since: string): Promise<number> {
  const [row] = await tx
    .select({ requests: count() })
    .from(resetRequests)
    .where(and(eq(resetRequests.subject, subject), gt(resetRequests.askedAt, since)))
  return row?.requests ?? 0
}
