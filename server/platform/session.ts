import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { sessions, users } from '#server/database/tables/accounts.ts'
import { actFor, type SignedIn } from '#server/platform/caller.ts'
import { transact } from '#server/platform/transact.ts'
import { makeUserToken, readUserToken, type UserToken } from '#server/platform/user-token.ts'

export const SESSION_COOKIE = 'errata_session'
/** Thirty days, counted anew while the session is used. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60
const RENEW_AFTER_SECONDS = 24 * 60 * 60

const expiryFrom = (now: string): string => new Date(Date.parse(now) + SESSION_SECONDS * 1000).toISOString()

/** Opens a session in the transaction of the sign-in and answers the cookie's value. */
export async function openSession(tx: Transaction, userId: string, now: string): Promise<string> {
  const { text, tokenHash } = makeUserToken(userId)
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)))
  await tx.insert(sessions).values({ userId, tokenHash, createdAt: now, expiresAt: expiryFrom(now) })
  return text
}

/** Ends the session of the cookie; harmless when there is none. */
export async function closeSession(context: Context, cookie: string | null): Promise<void> {
  const token = readUserToken(cookie)
  if (!token) return
  const isThis = and(eq(sessions.userId, token.userId), eq(sessions.tokenHash, token.tokenHash))
  await transact(context, { id: token.userId }, async (tx) => {
    const closed = await tx.delete(sessions).where(isThis).returning()
    const audit = closed.map(({ userId }) => ({ action: 'session.closed', subjectKind: 'user', subjectId: userId }))
    return { answer: undefined, audit }
  })
}

/** Ends every session of the user, wherever they are signed in; but one, where it is named. */
export async function closeSessionsOf(tx: Transaction, userId: string, but: UserToken | null = null): Promise<void> {
  const isOther = but === null ? undefined : ne(sessions.tokenHash, but.tokenHash)
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), isOther))
}

/** Finds who is calling by the session cookie: one prepared query, for every signed-in call needs it. */
export function sessionReader(context: Context): (cookie: string | null) => Promise<SignedIn | null> {
  const find = context.db
    .select({ id: users.userId, name: users.name, username: users.username, email: users.email, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .where(
      and(
        eq(sessions.userId, sql.placeholder('userId')),
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('read_session')

  return async (cookie) => {
    const token = readUserToken(cookie)
    if (!token) return null
    const now = context.now()
    const { userId, tokenHash } = token
    const [row] = await find.execute({ userId, tokenHash, now })
    if (!row) return null
    await renewWhenOld(context, { ...row, tokenHash, now })
    const { expiresAt: _expiresAt, ...user } = row
    return actFor(user)
  }
}

async function renewWhenOld(
  context: Context,
  session: { id: string; tokenHash: string; expiresAt: string; now: string },
): Promise<void> {
  const remaining = (Date.parse(session.expiresAt) - Date.parse(session.now)) / 1000
  if (remaining > SESSION_SECONDS - RENEW_AFTER_SECONDS) return
  await context.db
    .update(sessions)
    .set({ expiresAt: expiryFrom(session.now) })
    .where(and(eq(sessions.userId, session.id), eq(sessions.tokenHash, session.tokenHash)))
}
