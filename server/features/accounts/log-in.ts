import { and, eq, or } from 'drizzle-orm'
import type { logIn as endpoint } from '#contract/accounts.ts'
import { isPassword, NO_PASSWORD } from '#server/features/accounts/password.ts'
import { countAttempt, refuseGuessing } from '#server/features/accounts/sign-in-failures.ts'
import { users } from '#server/database/tables/accounts.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { openSession } from '#server/platform/session.ts'
import { transact } from '#server/platform/transact.ts'

/** Signs in by username or e-mail; an unknown account and a wrong password get the same answer after the same work. */
export const logIn: Operation<typeof endpoint> = async (context, { body, session, address }) => {
  const [found] = await context.db
    .select()
    .from(users)
    .where(or(eq(users.username, body.username), eq(users.email, body.username)))
  // Username and e-mail are two names of one account: guesses at either count together.
  const attempt = { account: found?.userId ?? body.username, address }
  await refuseGuessing(context, attempt)
  const isRight = await isPassword(body.password, found?.passwordHash ?? NO_PASSWORD)
  await countAttempt(context, attempt, isRight)
  if (!found || !isRight) throw wrong()
  const user = { id: found.userId, name: found.name, username: found.username, email: found.email }
  const cookie = await transact(context, user, async (tx) => {
    // A reset that came in between has ended the sessions of this password; it opens no new one.
    const isSame = and(eq(users.userId, user.id), eq(users.passwordHash, found.passwordHash))
    const [same] = await tx.select({ id: users.userId }).from(users).where(isSame).for('share')
    if (!same) throw wrong()
    const answer = await openSession(tx, user.id, context.now())
    return { answer, audit: [{ action: 'session.opened', subjectKind: 'user', subjectId: user.id }] }
  })
  session.set(cookie)
  return { user }
}

const wrong = (): Refusal => new Refusal('unauthenticated', 'Invalid email, username or password')
