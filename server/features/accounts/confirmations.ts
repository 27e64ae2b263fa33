import { and, desc, eq, gt, inArray, isNull, lt, notInArray } from 'drizzle-orm'
import { within, type Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { emailConfirmations, resetRequests, users } from '#server/database/tables/accounts.ts'
import { addressTakenMessage, confirmMessage } from '#server/features/accounts/confirmation-messages.ts'
import { isHeldFor } from '#server/features/accounts/email-returns.ts'
import { mailboxOf, MOST_MAILS_TO_ONE_MAILBOX } from '#server/features/accounts/mailbox-of.ts'
import { instantAfter, instantBefore } from '#server/platform/instants.ts'
import { keepMail } from '#server/platform/mails.ts'
import { memberNamed } from '#server/platform/names.ts'
import { oneAtATime } from '#server/platform/one-at-a-time.ts'
import { Refusal, secondsLeft } from '#server/platform/refusal.ts'
import { keyedHash } from '#server/platform/secret.ts'
import { makeUserToken, type UserToken } from '#server/platform/user-token.ts'

const LIVES_MS = 24 * 60 * 60_000
const WINDOW_MS = 60 * 60_000
const MOST_AN_HOUR = 5

/** Links of an account that were neither used nor outlived their day. */
const isLive = (userId: string, now: string) =>
  and(eq(emailConfirmations.userId, userId), isNull(emailConfirmations.usedAt), gt(emailConfirmations.expiresAt, now))

interface Confirmation {
  /** Kept nowhere but in the mail that waits to be sent. */
  readonly token: string
  readonly expiresAt: string
}

/** Makes the account's one live link in place of any older one. */
async function replaceConfirmation(
  tx: Transaction,
  { userId, email }: { readonly userId: string; readonly email: string },
  now: string,
): Promise<Confirmation> {
  await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, userId))
  const { text, tokenHash } = makeUserToken(userId)
  const expiresAt = instantAfter(now, LIVES_MS)
  await tx.insert(emailConfirmations).values({ userId, tokenHash, email, createdAt: now, expiresAt })
  return { token: text, expiresAt }
}

const confirmationMail = (
  { settings, now }: Context,
  { userId, email: to }: { readonly userId: string; readonly email: string },
  { token, expiresAt }: Confirmation,
) => ({ userId, message: confirmMessage(settings, { to, token, at: now() }), expiresAt })

/** Uses the link up; answers the address that it confirms, null when it no longer works. Of two that use it at once, one wins. */
export async function spendConfirmation(tx: Transaction, { userId, tokenHash }: UserToken, now: string): Promise<string | null> {
  const [row] = await tx
    .update(emailConfirmations)
    .set({ usedAt: now })
    .where(and(isLive(userId, now), eq(emailConfirmations.tokenHash, tokenHash)))
    .returning()
  return row?.email ?? null
}

/** Whoever chooses a new password wants no address that someone else may have asked for. The account's own link stays. */
export async function dropOtherAddress(tx: Transaction, userId: string): Promise<void> {
  const own = tx.select({ email: users.email }).from(users).where(eq(users.userId, userId))
  await tx.delete(emailConfirmations).where(and(eq(emailConfirmations.userId, userId), notInArray(emailConfirmations.email, own)))
}

/** The address whose link is on its way; null when none is. */
export async function waitingAddress(context: Context, userId: string): Promise<string | null> {
  const [row] = await context.db
    .select({ email: emailConfirmations.email })
    .from(emailConfirmations)
    .where(isLive(userId, context.now()))
    .orderBy(desc(emailConfirmations.createdAt))
  return row?.email ?? null
}

/**
 * A new link for an address of this account. Where another account has that address, a link is made all the same and goes nowhere: its
 * owner gets a mail instead, and no one else does. A mailbox over its limit gets none.
 * @throws Refusal `too_many` when this account asked too often.
 */
export async function askConfirmation(
  context: Context,
  tx: Transaction,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  const now = context.now()
  const mayMail = await countConfirmation(within(context, tx), tx, { userId, email })
  const confirmation = await replaceConfirmation(tx, { userId, email }, now)
  const [owner] = await tx
    .select({ id: users.userId })
    .from(users)
    .where(eq(users.userId, await memberNamed(tx, ['email'], email)))
  if (!mayMail) return
  // A link that would confirm an address which may still go back to another account is not sent at all.
  if (owner === undefined && (await isHeldFor(tx, { email, but: userId, now }))) return
  const isTaken = owner !== undefined && owner.id !== userId
  const mail = isTaken
    ? { userId: owner.id, message: addressTakenMessage(context.settings, { to: email, at: now }) }
    : confirmationMail(context, { userId, email }, confirmation)
  await keepMail(context, tx, mail)
}

const mailboxSubject = (context: Context, email: string): string =>
  keyedHash(context.secret, 'confirmation e-mail', mailboxOf(email))

/** The first link of a new account. Someone who makes many accounts for one mailbox fills it with no more than some mails an hour. */
export async function welcomeByMail(
  context: Context,
  tx: Transaction,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  const now = context.now()
  const subject = mailboxSubject(context, email)
  const confirmation = await replaceConfirmation(tx, { userId, email }, now)
  const isRecent = and(eq(resetRequests.subject, subject), gt(resetRequests.askedAt, instantBefore(now, WINDOW_MS)))
  if ((await tx.$count(resetRequests, isRecent)) >= MOST_MAILS_TO_ONE_MAILBOX) return
  await tx.insert(resetRequests).values({ subject, askedAt: now })
  await keepMail(context, tx, confirmationMail(context, { userId, email }, confirmation))
}

/** Whether the mailbox may get another mail within the hour. It is counted among the other requests that are kept for one. */
async function countConfirmation(
  context: Context,
  tx: Transaction,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<boolean> {
  const account = keyedHash(context.secret, 'confirmation account', userId)
  const mailbox = mailboxSubject(context, email)
  const now = context.now()
  const since = instantBefore(now, WINDOW_MS)
  await oneAtATime(tx, account)
  const isOfThese = inArray(resetRequests.subject, [account, mailbox])
  await tx.delete(resetRequests).where(and(isOfThese, lt(resetRequests.askedAt, since)))
  const rows = await tx
    .select({ subject: resetRequests.subject, at: resetRequests.askedAt })
    .from(resetRequests)
    .where(and(isOfThese, gt(resetRequests.askedAt, since)))
    .orderBy(desc(resetRequests.askedAt))
  const requestsOf = (wanted: string) => rows.filter(({ subject }) => subject === wanted)
  const oldest = requestsOf(account)[MOST_AN_HOUR - 1]
  if (oldest !== undefined) throw new Refusal('too_many', ENOUGH, { retryAfter: secondsLeft(oldest.at, WINDOW_MS, now) })
  const mayMail = requestsOf(mailbox).length < MOST_MAILS_TO_ONE_MAILBOX
  const subjects = mayMail ? [account, mailbox] : [account]
  await tx.insert(resetRequests).values(subjects.map((subject) => ({ subject, askedAt: now })))
  return mayMail
}

const ENOUGH = 'We sent you five links in the last hour. Look for the newest one, check your spam folder, or wait an hour.'
