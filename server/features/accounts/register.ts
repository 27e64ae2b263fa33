import { randomUUID } from 'node:crypto'
import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'
import type { register as endpoint } from '#contract/accounts.ts'
import { users } from '#server/database/tables/accounts.ts'
import { hashPassword } from '#server/features/accounts/password.ts'
import { countSignUp, refuseMassSignUp } from '#server/features/accounts/sign-ups.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { openSession } from '#server/platform/session.ts'
import { transact } from '#server/platform/transact.ts'

/** Makes the account and signs in at once. */
export const register: Operation<typeof endpoint> = async (context, { body, session, address }) => {
  await refuseMassSignUp(context, address)
  const passwordHash = await hashPassword(body.password)
  const user = { id: randomUUID(), name: body.name, username: body.username, email: body.email }
  try {
    const cookie = await transact(context, user, async (tx) => {
      const { id: userId, ...named } = user
      await tx.insert(users).values({ userId, ...named, phone: body.phone || null, passwordHash, createdAt: context.now() })
      await countSignUp(context, tx, address)
      const answer = await openSession(tx, userId, context.now())
      return { answer, audit: [{ action: 'account.registered', subjectKind: 'user', subjectId: userId }] }
    })
    session.set(cookie)
    return { user }
  } catch (error) {
    throw takenNameAsRefusal(error)
  }
}

const UNIQUE_VIOLATION = '23505'

/** Two people cannot have one username or e-mail; the database decides, so that a race has one winner. */
function takenNameAsRefusal(error: unknown): unknown {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (!(cause instanceof pg.DatabaseError) || cause.code !== UNIQUE_VIOLATION) return error
  const path = cause.constraint === 'users_email' ? 'email' : 'username'
  const message = path === 'email' ? 'An account with this email already exists' : 'This username is already taken'
  return new Refusal('conflict', message, { issues: [{ path, message }] })
}
