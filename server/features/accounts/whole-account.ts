import { eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { emailConfirmations, emailReturns, users } from '#server/database/tables/accounts.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { forgetMailsOf } from '#server/platform/mails.ts'
import { leaveNames, memberNamed } from '#server/platform/names.ts'

/** Everyone who plays this member's part in a rehearsal. */
export async function understudiesOf(context: Pick<Context, 'db'>, user: SignedIn): Promise<readonly string[]> {
  const rows = await context.db.select({ id: users.userId }).from(users).where(eq(users.understudyOf, user.id))
  return rows.map(({ id }) => id)
}

/** The addresses to which mail went for an account; the first counts now. */
export interface TakenAccount {
  readonly emails: readonly string[]
}

/** Holds the account until the transaction ends, so that of two that would remove it one does; null when it is gone. */
export async function takeAccount(tx: Transaction, user: SignedIn): Promise<TakenAccount | null> {
  const isThis = eq(users.userId, user.id)
  const [row] = await tx.select({ email: users.email }).from(users).where(isThis).for('update')
  if (row === undefined) return null
  const wished = await tx
    .select({ email: emailConfirmations.email })
    .from(emailConfirmations)
    .where(eq(emailConfirmations.userId, user.id))
  const replaced = await tx.select({ email: emailReturns.email }).from(emailReturns).where(eq(emailReturns.userId, user.id))
  const former = [...new Set([...wished, ...replaced].map(({ email }) => email))]
  // Typed or left, and someone else's now: their mail is no business of this account.
  const own: string[] = []
  for (const email of former) {
    const [owner] = await tx
      .select({ id: users.userId })
      .from(users)
      .where(eq(users.userId, await memberNamed(tx, ['email'], email)))
    if (owner === undefined || owner.id === user.id) own.push(email)
  }
  return { emails: [...new Set([row.email, ...own])] }
}

/** The member's and those of their understudies, each with everything that refers to it. */
export async function removeAccounts(tx: Transaction, userIds: readonly string[]): Promise<void> {
  for (const userId of userIds) {
    await tx.delete(users).where(eq(users.userId, userId))
    await leaveNames(tx, userId)
    await forgetMailsOf(tx, userId)
  }
}
