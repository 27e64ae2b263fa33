import { eq } from 'drizzle-orm'
import { within, type Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { users } from '#server/database/tables/accounts.ts'
import { refuseCommonPassword } from '#server/features/accounts/common-passwords.ts'
import { dropOtherAddress } from '#server/features/accounts/confirmations.ts'
import { tellFactorChange } from '#server/features/accounts/factor-message.ts'
import { isLiveReset, spendReset } from '#server/features/accounts/resets.ts'
import { forgetFailures } from '#server/features/accounts/sign-in-failures.ts'
import { dropAuthenticator } from '#server/features/accounts/ways-in.ts'
import { invalidField, type Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'
import { readUserToken } from '#server/platform/user-token.ts'

/** Whose account a link of a mail went to. */
export interface LinkOwner {
  readonly id: string
  readonly email: string
}

/** Sets the password that was chosen with the link of a reset mail, and does in the same transaction what goes with it. */
export async function choosePasswordByLink(
  context: Context,
  { token: text, password }: { readonly token: string; readonly password: string },
  also: (tx: Transaction, user: LinkOwner) => Promise<void>,
): Promise<void> {
  const token = readUserToken(text)
  // Looked at first, so that a wrong token costs no password hash.
  if (token === null || !(await isLiveReset(context, token))) throw linkIsOver()
  const [owner] = await context.db.select().from(users).where(eq(users.userId, token.userId))
  if (owner === undefined) throw linkIsOver()
  refuseCommonPassword(password, owner)
  const passwordHash = await context.passwords.hash(password)
  const { userId: id } = token
  await transact(context, { id }, async (tx) => {
    const now = context.now()
    if (!(await spendReset(tx, token, now))) throw linkIsOver()
    const isThis = eq(users.userId, id)
    const [before] = await tx.select({ email: users.email, confirmedAt: users.emailConfirmedAt }).from(users).where(isThis)
    if (before === undefined) throw linkIsOver()
    // The link went to the account's own address, and a change of that ends it: whoever followed it reads there.
    await tx
      .update(users)
      .set({ passwordHash, emailConfirmedAt: before.confirmedAt ?? now })
      .where(isThis)
    if (before.confirmedAt === null) await dropAuthenticator(tx, id)
    await dropOtherAddress(tx, id)
    await forgetFailures(within(context, tx), id)
    const user = { id, email: before.email }
    await also(tx, user)
    await tellFactorChange(context, tx, { user, change: 'password' })
    return { answer: undefined, audit: [{ action: 'password_reset.done', subjectKind: 'user', subjectId: id }] }
  })
}

function linkIsOver(): Refusal {
  return invalidField('token', 'This reset link is invalid or has expired.')
}
