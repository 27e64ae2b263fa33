import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { sessions, users } from '#server/database/tables/accounts.ts'
import { profiles } from '#server/database/tables/profile.ts'
import { actFor, type SignedIn } from '#server/platform/caller.ts'
import { recordAudit } from '#server/platform/transact.ts'
import { makeUserToken, readUserToken, type UserToken } from '#server/platform/user-token.ts'

export const SESSION_COOKIE = 'errata_session'
/** Thirty days, counted anew while the session is used. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60
/** A call within this time of the last one that was noted is not noted. */
const SEEN_AGAIN_SECONDS = 10 * 60

const expiryFrom = (now: string): string => new Date(Date.parse(now) + SESSION_SECONDS * 1000).toISOString()

interface Opened {
  readonly userId: string
  /** In plain words. */
  readonly device: string
}

/** Opens a session in the transaction of the sign-in and answers the cookie's value: always a new one, whatever the browser had. */
export async function openSession(tx: Transaction, { userId, device }: Opened, now: string): Promise<string> {
  const { text, tokenHash } = makeUserToken(userId)
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)))
  const instants = { createdAt: now, lastSeenAt: now, provenAt: now, expiresAt: expiryFrom(now) }
  await tx.insert(sessions).values({ userId, tokenHash, device, ...instants })
  return text
}

/** Ends the session of the cookie; harmless when there is none. */
export async function closeSession(context: Context, cookie: string | null): Promise<void> {
  await context.db.transaction((tx) => closeSessionWithin(context, tx, cookie))
}

/** The same, in the transaction of what ends it. */
export async function closeSessionWithin(context: Context, tx: Transaction, cookie: string | null): Promise<void> {
  const token = readUserToken(cookie)
  if (!token) return
  const isThis = and(eq(sessions.userId, token.userId), eq(sessions.tokenHash, token.tokenHash))
  const closed = await tx.delete(sessions).where(isThis).returning()
  const rows = closed.map(({ userId }) => ({ action: 'session.closed', subjectKind: 'user', subjectId: userId }))
  await recordAudit(context, tx, { user: { id: token.userId }, rows })
}

/** Ends every session of the user, wherever they are signed in; but one, where it is named. */
export async function closeSessionsOf(tx: Transaction, userId: string, but: UserToken | null = null): Promise<number> {
  const isOther = but === null ? undefined : ne(sessions.tokenHash, but.tokenHash)
  const closed = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), isOther))
    .returning({ userId: sessions.userId })
  return closed.length
}

/** Finds who is calling by the session cookie: one prepared query, for every signed-in call needs it. */
export function sessionReader(context: Context): (cookie: string | null) => Promise<SignedIn | null> {
  const find = context.db
    .select({
      id: users.userId,
      name: users.name,
      username: users.username,
      email: users.email,
      timeZone: profiles.timeZone,
      seenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .leftJoin(profiles, eq(profiles.userId, sessions.userId))
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
    await noteSeen(context, { ...row, tokenHash, now })
    const { seenAt: _seenAt, ...user } = row
    return actFor(user)
  }
}

/** The session was used: it lives on, and the member can see when that was. */
async function noteSeen(
  context: Context,
  session: { id: string; tokenHash: string; seenAt: string; now: string },
): Promise<void> {
  const passed = (Date.parse(session.now) - Date.parse(session.seenAt)) / 1000
  if (passed < SEEN_AGAIN_SECONDS) return
  await context.db
    .update(sessions)
    .set({ lastSeenAt: session.now, expiresAt: expiryFrom(session.now) })
    .where(and(eq(sessions.userId, session.id), eq(sessions.tokenHash, session.tokenHash)))
}
