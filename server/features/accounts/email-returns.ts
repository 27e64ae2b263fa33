import { and, eq, gt, gte, ne } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Database, Transaction } from '#server/database/open.ts'
import { authenticators, emailConfirmations, emailReturns, recoveryCodes, users } from '#server/database/tables/accounts.ts'
import type { LinkOwner } from '#server/features/accounts/choose-password-by-link.ts'
import { addressGoneMessage, addressReplacedMessage } from '#server/features/accounts/confirmation-messages.ts'
import { resetMessage } from '#server/features/accounts/reset-message.ts'
import { replaceReset } from '#server/features/accounts/resets.ts'
import { instantAfter, instantBefore } from '#server/platform/instants.ts'
import { keepMail } from '#server/platform/mails.ts'
import { changeName } from '#server/platform/names.ts'
import { transact } from '#server/platform/transact.ts'
import { linkIsOver, makeUserToken, readUserToken, type UserToken } from '#server/platform/user-token.ts'

const WEEK_MS = 7 * 24 * 60 * 60_000

interface Replaced {
  readonly userId: string
  /** The address that was the account's until now. */
  readonly email: string
}

/** The old address gets a mail about its replacement, with the link that takes the account back. */
export async function keepReturn(context: Context, tx: Transaction, { userId, email }: Replaced): Promise<void> {
  const now = context.now()
  const expiresAt = instantAfter(now, WEEK_MS)
  const { text: token, tokenHash } = makeUserToken(userId)
  await tx.insert(emailReturns).values({ userId, tokenHash, email, createdAt: now, expiresAt })
  const message = addressReplacedMessage(context.settings, { to: email, at: now, token })
  await keepMail(context, tx, { userId, message, expiresAt })
}

/** Whether an address may still return to someone else's account; until then no other account can take it. */
export async function isHeldFor(
  db: Database | Transaction,
  { email, but, now }: { readonly email: string; readonly but: string; readonly now: string },
): Promise<boolean> {
  const isHeld = and(eq(emailReturns.email, email), ne(emailReturns.userId, but), gt(emailReturns.expiresAt, now))
  return (await db.$count(emailReturns, isHeld)) > 0
}

/** Uses the link up. Anyone who had the account meanwhile made the later changes, so their return links end too. */
async function spendReturn(tx: Transaction, { userId, tokenHash }: UserToken, now: string) {
  const isOwn = eq(emailReturns.userId, userId)
  const [row] = await tx
    .delete(emailReturns)
    .where(and(isOwn, eq(emailReturns.tokenHash, tokenHash), gt(emailReturns.expiresAt, now)))
    .returning()
  if (row !== undefined) await tx.delete(emailReturns).where(and(isOwn, gte(emailReturns.createdAt, row.createdAt)))
  return row
}

/**
 * Gives the account back to the address that it had. The password opens nothing any more, and a link to choose another one goes there.
 * `also` ends the other ways in, in the same transaction.
 */
export async function returnAddress(
  context: Context,
  text: string,
  also: (tx: Transaction, user: LinkOwner) => Promise<void>,
): Promise<string> {
  const token = readUserToken(text)
  if (token === null || !(await isLive(context, token))) throw linkIsOver()
  const { userId: id } = token
  // Anyone who has the account may know the password: until another one is chosen, none is right.
  const passwordHash = await context.passwords.hash(makeUserToken(id).text)
  return transact(context, { id }, async (tx) => {
    const now = context.now()
    const isThis = eq(users.userId, id)
    const [found] = await tx.select({ email: users.email }).from(users).where(isThis).for('no key update')
    const returned = found === undefined ? undefined : await spendReturn(tx, token, now)
    if (found === undefined || returned === undefined) throw linkIsOver()
    const { email, createdAt } = returned
    if (!(await changeName(tx, { userId: id, kind: 'email', from: found.email, to: email }))) throw linkIsOver()
    await tx.update(users).set({ email, emailConfirmedAt: now, passwordHash }).where(isThis)
    await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, id))
    await dropFactorsSince(tx, id, instantBefore(createdAt, WEEK_MS))
    await also(tx, { id, email })
    const reset = await replaceReset(tx, id, now)
    const message = resetMessage(context.settings, { to: email, token: reset.token, at: now })
    await keepMail(context, tx, { userId: id, message, expiresAt: reset.expiresAt })
    if (found.email !== email) {
      const gone = addressGoneMessage(context.settings, { to: found.email, at: now })
      await keepMail(context, tx, { userId: id, message: gone })
    }
    return {
      answer: email,
      audit: [{ action: 'email.returned', subjectKind: 'user', subjectId: id, actor: 'visitor' as const }],
    }
  })
}

const isLive = async ({ db, now }: Context, { userId, tokenHash }: UserToken): Promise<boolean> => {
  const isThis = and(eq(emailReturns.userId, userId), eq(emailReturns.tokenHash, tokenHash), gt(emailReturns.expiresAt, now()))
  return (await db.$count(emailReturns, isThis)) > 0
}

/**
 * Anyone who takes an account may add an app of their own before they change the address: what is a week older than the change stays, what
 * is newer goes.
 */
async function dropFactorsSince(tx: Transaction, userId: string, since: string): Promise<void> {
  await tx.delete(authenticators).where(and(eq(authenticators.userId, userId), gte(authenticators.createdAt, since)))
  await tx.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), gte(recoveryCodes.createdAt, since)))
}
