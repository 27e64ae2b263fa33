import { eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { users } from '#server/database/tables/accounts.ts'
import { standingOf } from '#server/features/accounts/email-address.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Front door of the accounts. */
export { ownerOfRow, ownersOfRows } from '#server/platform/owners.ts'
export { choosePasswordByLink } from '#server/features/accounts/choose-password-by-link.ts'
export { countRequest } from '#server/features/accounts/count-request.ts'
export { confirmAddress } from '#server/features/accounts/email-address.ts'
export { forgetSignIns, takePasskeys } from '#server/features/accounts/ways-in.ts'
export { keepPasskey } from '#server/features/accounts/passkeys.ts'
export { returnAddress } from '#server/features/accounts/email-returns.ts'
export { sweepAccounts } from '#server/features/accounts/sweep-accounts.ts'
export { removeAccounts, takeAccount, understudiesOf } from '#server/features/accounts/whole-account.ts'
export { makeUnderstudy, removeUnderstudy } from '#server/features/accounts/make-understudy.ts'

/** How the account names its person; as stored, for the session may have been read before a change. */
export interface Person {
  readonly name: string
  readonly username: string
  readonly email: string
  readonly phone: string | null
}

export async function readPerson(context: Context, user: SignedIn): Promise<Person> {
  const [row] = await context.db
    .select({ name: users.name, username: users.username, email: users.email, phone: users.phone })
    .from(users)
    .where(eq(users.userId, user.id))
  return row ?? { name: user.name, username: user.username, email: user.email, phone: null }
}

/** Writes what was given. Undefined leaves a field as it is, an empty phone removes it. Locks the user's row either way. */
export async function changePerson(
  tx: Transaction,
  user: SignedIn,
  change: { readonly name: string | undefined; readonly phone: string | null | undefined },
): Promise<void> {
  const isThis = eq(users.userId, user.id)
  await tx.select({ id: users.userId }).from(users).where(isThis).for('no key update')
  const { name, phone } = change
  if (name === undefined && phone === undefined) return
  const set = { ...(name !== undefined && { name }), ...(phone !== undefined && { phone: phone || null }) }
  await tx.update(users).set(set).where(isThis)
}

/**
 * Before a letter is really mailed, its member must be reachable. Without a mail server no one could
 * get the link, so nothing is asked.
 * @throws Refusal `email_unconfirmed`
 */
export async function refuseWithoutConfirmedEmail(context: Context, user: SignedIn): Promise<void> {
  if (context.settings.SMTP_URL === undefined) return
  if (!(await standingOf(context, user.id)).isConfirmed) throw new Refusal('email_unconfirmed')
}

export { confirmBy, refuseUnconfirmed } from '#server/features/accounts/email-address.ts'
