import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'
import { sessions, users } from '#server/database/tables/accounts.ts'
import { profiles } from '#server/database/tables/profile.ts'
import { actFor, type SignedIn } from '#server/platform/caller.ts'
import { tellOnCommit } from '#server/platform/change-feed.ts'
import type { Proof } from '#server/platform/step-up.ts'
import { recordAudit } from '#server/platform/transact.ts'
import { makeUserToken, readUserToken, type UserToken } from '#server/platform/user-token.ts'

export const SESSION_COOKIE = 'errata_session'
const DAY_SECONDS = 24 * 60 * 60
/** A session that is not used for so long is over. */
const IDLE_SECONDS = 30 * DAY_SECONDS
/** However much it is used, a session is over after so long, and its cookie with it. */
export const SESSION_SECONDS = 90 * DAY_SECONDS
/** On a shared computer: whoever sits down there next finds no session. */
const SHARED = { idle: 30 * 60, all: 12 * 60 * 60, seenAgain: 60 }
/** A call within this time of the last one that was noted is not noted. */
const SEEN_AGAIN_SECONDS = 10 * 60

const later = (instant: string, seconds: number): number => Date.parse(instant) + seconds * 1000

interface Living {
  readonly createdAt: string
  readonly now: string
  readonly keepsNothing: boolean
}

/** When a session ends that was opened then and is used now. */
function expiryOf({ createdAt, now, keepsNothing }: Living): string {
  const [idle, all] = keepsNothing ? [SHARED.idle, SHARED.all] : [IDLE_SECONDS, SESSION_SECONDS]
  return new Date(Math.min(later(now, idle), later(createdAt, all))).toISOString()
}

/** What is said when sessions of someone have ended. */
export const sessionsTopic = (userId: string): string => `sessions ${userId}`

interface Opened {
  readonly userId: string
  /** In plain words. */
  readonly device: string
  /** How they showed who they are. */
  readonly by: Proof
  readonly keepsNothing: boolean
}

/** Opens a session in the transaction of the sign-in and answers the cookie's value: always a new one, whatever the browser had. */
export async function openSession(tx: Transaction, { userId, device, by, keepsNothing }: Opened, now: string): Promise<string> {
  const { text, tokenHash } = makeUserToken(userId)
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)))
  const expiresAt = expiryOf({ createdAt: now, now, keepsNothing })
  const instants = { createdAt: now, lastSeenAt: now, provenAt: now, provenBy: by, expiresAt }
  await tx.insert(sessions).values({ userId, tokenHash, device, keepsNothing, ...instants })
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
  await tellOnCommit(tx, sessionsTopic(token.userId))
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
  await tellOnCommit(tx, sessionsTopic(userId))
  return closed.length
}

const sessionOf = prepared('read_session', (db) =>
  db
    .select({
      id: users.userId,
      name: users.name,
      username: users.username,
      email: users.email,
      timeZone: profiles.timeZone,
      seenAt: sessions.lastSeenAt,
      openedAt: sessions.createdAt,
      keepsNothing: sessions.keepsNothing,
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
    ),
)

/** Finds who is calling by the session cookie: one prepared query, for every signed-in call needs it. */
export function sessionReader(context: Context): (cookie: string | null) => Promise<SignedIn | null> {
  return async (cookie) => {
    const token = readUserToken(cookie)
    if (!token) return null
    const now = context.now()
    const { userId, tokenHash } = token
    const [row] = await sessionOf(context).execute({ userId, tokenHash, now })
    if (!row) return null
    await noteSeen(context, { ...row, tokenHash, now })
    const { seenAt: _seenAt, openedAt: _openedAt, keepsNothing: _keepsNothing, ...user } = row
    return actFor(user)
  }
}

/** The session was used: it lives on, and the member can see when that was. */
async function noteSeen(
  context: Context,
  session: { id: string; tokenHash: string; seenAt: string; openedAt: string; keepsNothing: boolean; now: string },
): Promise<void> {
  const passed = (Date.parse(session.now) - Date.parse(session.seenAt)) / 1000
  if (passed < (session.keepsNothing ? SHARED.seenAgain : SEEN_AGAIN_SECONDS)) return
  await context.db
    .update(sessions)
    .set({ lastSeenAt: session.now, expiresAt: expiryOf({ ...session, createdAt: session.openedAt }) })
    .where(and(eq(sessions.userId, session.id), eq(sessions.tokenHash, session.tokenHash)))
}

/** Whether the session is still open. To look is no use of it: it lives no longer for that. */
export async function isOpenSession(context: Context, cookie: string | null): Promise<boolean> {
  const token = readUserToken(cookie)
  if (token === null) return false
  const isThis = and(eq(sessions.userId, token.userId), eq(sessions.tokenHash, token.tokenHash))
  return (await context.db.$count(sessions, and(isThis, gt(sessions.expiresAt, context.now())))) > 0
}

/** Another secret for the session in place of the one that it had; how its cookie is set. Null: there is no such session. */
export async function renewSession(
  tx: Transaction,
  { userId, tokenHash }: UserToken,
): Promise<{ readonly cookie: string; readonly keepsNothing: boolean } | null> {
  const made = makeUserToken(userId)
  const [row] = await tx
    .update(sessions)
    .set({ tokenHash: made.tokenHash })
    .where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash)))
    .returning({ keepsNothing: sessions.keepsNothing })
  return row === undefined ? null : { cookie: made.text, keepsNothing: row.keepsNothing }
}
