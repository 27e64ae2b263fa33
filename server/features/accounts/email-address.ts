import { and, eq, isNull } from 'drizzle-orm'
import type { readEmailAddress as read, resendVerification as resend } from '#contract/email-address.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { users } from '#server/database/tables/accounts.ts'
import { askConfirmation, spendConfirmation, waitingAddress } from '#server/features/accounts/confirmations.ts'
import type { LinkOwner } from '#server/features/accounts/choose-password-by-link.ts'
import { isHeldFor, keepReturn } from '#server/features/accounts/email-returns.ts'
import { dropResets } from '#server/features/accounts/resets.ts'
import { dropAuthenticator } from '#server/features/accounts/ways-in.ts'
import { changeName } from '#server/platform/names.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'
import { linkIsOver, readUserToken } from '#server/platform/user-token.ts'

interface Standing {
  readonly email: string
  readonly isConfirmed: boolean
}

export async function standingOf(context: Context, userId: string): Promise<Standing> {
  const [row] = await context.db
    .select({ email: users.email, confirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.userId, userId))
  if (row === undefined) throw new Refusal('unauthenticated')
  return { email: row.email, isConfirmed: row.confirmedAt !== null }
}

/** The address, and the one that waits to take its place. */
export const readEmailAddress: Operation<typeof read> = async (context, { user }) => {
  const { email, isConfirmed } = await standingOf(context, user.id)
  const waiting = await waitingAddress(context, user.id)
  const isAsked = !isConfirmed && context.settings.SMTP_URL !== undefined
  return { email, isConfirmed, isAsked, waiting: waiting === email ? null : waiting }
}

/**
 * Before something is added that opens the account to others or by other means: whoever registered with someone else's address must
 * not stay in once its owner takes the account.
 * @throws Refusal `email_unconfirmed`
 */
export async function refuseUnconfirmed(context: Context, user: { readonly id: string }): Promise<void> {
  if ((await standingOf(context, user.id)).isConfirmed) return
  throw new Refusal(
    'email_unconfirmed',
    'Confirm your email address first. The link is in the message we sent you. Settings can send another one.',
  )
}

/** Anyone who holds what was mailed to the address of their account reads there. */
export async function confirmBy(tx: Transaction, user: { readonly id: string }, now: string): Promise<void> {
  await tx
    .update(users)
    .set({ emailConfirmedAt: now })
    .where(and(eq(users.userId, user.id), isNull(users.emailConfirmedAt)))
}

/** The link again: for the address that waits, else for the one that is not confirmed yet. */
export const resendVerification: Operation<typeof resend> = async (context, { user }) => {
  const { email, isConfirmed } = await standingOf(context, user.id)
  const to = (await waitingAddress(context, user.id)) ?? email
  if (isConfirmed && to === email) return { message: 'Your email address is already confirmed.' }
  await transact(context, user, async (tx) => ({
    answer: await askConfirmation(context, tx, { userId: user.id, email: to }),
    audit: [{ action: 'email.link_asked', subjectKind: 'user', subjectId: user.id }],
  }))
  return { message: linkWords(context, to) }
}

/** The mail is kept until it is out, and not more is said about it here. */
export const linkWords = ({ settings }: Context, to: string): string =>
  settings.SMTP_URL === undefined
    ? `A message with a link is on its way to ${to}. This installation has no mail server yet: look for the message in the outbox folder of its data.`
    : `A message with a link is on its way to ${to}. It works once, for 24 hours.`

/**
 * Confirms the address that the link went to, and answers it; another one than the account's takes its place. Where no one had confirmed
 * an address before, `first` is done in the same transaction.
 */
export async function confirmAddress(
  context: Context,
  text: string,
  first: (tx: Transaction, user: LinkOwner) => Promise<void>,
): Promise<string> {
  const token = readUserToken(text)
  if (token === null) throw linkIsOver()
  const user = { id: token.userId }
  const now = context.now()
  return transact(context, user, async (tx) => {
    const isThis = eq(users.userId, user.id)
    const [found] = await tx
      .select({ email: users.email, confirmedAt: users.emailConfirmedAt })
      .from(users)
      .where(isThis)
      .for('no key update')
    const answer = found === undefined ? null : await spendConfirmation(tx, token, now)
    if (found === undefined || answer === null) throw linkIsOver()
    const isOther = answer !== found.email
    // Someone else has registered with that address meanwhile.
    if (!(await changeName(tx, { userId: user.id, kind: 'email', from: found.email, to: answer }))) throw linkIsOver()
    await tx.update(users).set({ email: answer, emailConfirmedAt: now }).where(isThis)
    // A link in the old mailbox opens this account no more.
    if (isOther) await dropResets(tx, user.id)
    if (isOther && (await isHeldFor(tx, { email: answer, but: user.id, now }))) throw linkIsOver()
    // Only a confirmed address is known to be the member's: a mistyped one gets no way into the account.
    if (isOther && found.confirmedAt !== null) await keepReturn(context, tx, { userId: user.id, email: found.email })
    if (found.confirmedAt === null) {
      await dropAuthenticator(tx, user.id)
      await first(tx, { id: user.id, email: answer })
    }
    const action = isOther ? 'email.changed' : 'email.confirmed'
    return { answer, audit: [{ action, subjectKind: 'user', subjectId: user.id, actor: 'visitor' as const }] }
  })
}
