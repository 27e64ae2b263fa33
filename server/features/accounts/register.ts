import { randomUUID } from 'node:crypto'
import type { register as endpoint } from '#contract/accounts.ts'
import { users } from '#server/database/tables/accounts.ts'
import { whyTriedFirst } from '#server/features/accounts/common-passwords.ts'
import { welcomeByMail } from '#server/features/accounts/confirmations.ts'
import { isHeldFor } from '#server/features/accounts/email-returns.ts'
import { letIn } from '#server/features/accounts/let-in.ts'
import { countSignUp, refuseMassSignUp } from '#server/features/accounts/sign-ups.ts'
import type { Transaction } from '#server/database/open.ts'
import { takeName } from '#server/platform/names.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** Where a member's days begin is kept by the profile, which needs the accounts: whoever puts both together gives it. */
export type BeginDays = (tx: Transaction, userId: string, timeZone: string) => Promise<void>

/** Makes the account and signs in at once. */
export const register =
  (beginDays: BeginDays): Operation<typeof endpoint> =>
  async (context, { body, address, ...visit }) => {
    await refuseMassSignUp(context, address)
    const passwordHash = await context.passwords.hash(body.password)
    const user = { id: randomUUID(), name: body.name, username: body.username, email: body.email }
    try {
      const enter = await transact(context, user, async (tx) => {
        const { id: userId, ...named } = user
        if (await isHeldFor(tx, { email: user.email, but: userId, now: context.now() })) throw takenRefusal('email')
        for (const kind of ['username', 'email'] as const)
          if (!(await takeName(tx, { userId, kind, name: user[kind] }))) throw takenRefusal(kind)
        await tx.insert(users).values({ userId, ...named, phone: body.phone || null, passwordHash, createdAt: context.now() })
        if (body.timeZone !== undefined) await beginDays(tx, userId, body.timeZone)
        await countSignUp(context, tx, address)
        const answer = await letIn(context, tx, { user, visit, by: 'password', isFirst: true })
        await welcomeByMail(context, tx, { userId, email: user.email })
        return {
          answer,
          audit: [{ action: 'account.registered', subjectKind: 'user', subjectId: userId }],
        }
      })
      enter()
      const warning = whyTriedFirst(body.password, body)
      return { user, ...(warning !== null && { warning }) }
    } catch (error) {
      // Who signs in at once must be told that a name is taken; asking so for many names is counted like many accounts.
      if (error instanceof Refusal) await context.db.transaction((tx) => countSignUp(context, tx, address))
      throw error
    }
  }

/** Two people cannot have one username or e-mail. */
function takenRefusal(path: 'username' | 'email'): Refusal {
  const message = path === 'email' ? 'An account with this email already exists' : 'This username is already taken'
  return new Refusal('conflict', message, { issues: [{ path, message }] })
}
