import { and, desc, eq, gt } from 'drizzle-orm'
import type { endOtherSessions as endOthers, endSession as end, listSessions as list } from '#contract/sessions.ts'
import { counted } from '#engine/values/counted.ts'
import { sessions } from '#server/database/tables/accounts.ts'
import { tellOnCommit } from '#server/platform/change-feed.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { closeSessionsOf, sessionsTopic } from '#server/platform/session.ts'
import { refuseWithoutStepUp } from '#server/platform/step-up.ts'
import { transact } from '#server/platform/transact.ts'
import { readUserToken } from '#server/platform/user-token.ts'

/** Where the member is signed in: this place first, then the others by when they were last seen. */
export const listSessions: Operation<typeof list> = async (context, { user, session }) => {
  const here = readUserToken(session.value)?.tokenHash
  const rows = await context.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, context.now())))
    .orderBy(desc(sessions.lastSeenAt), sessions.sessionId)
  const all = rows.map(({ sessionId: id, device, createdAt: firstSeen, lastSeenAt: lastSeen, tokenHash }) => ({
    id,
    device,
    firstSeen,
    lastSeen,
    isThis: tokenHash === here,
  }))
  return { sessions: all.toSorted((a, b) => Number(b.isThis) - Number(a.isThis)) }
}

/** Signs out one place; this one too, should that be meant. */
export const endSession: Operation<typeof end> = async (context, { user, params: { id }, session }) => {
  if (!isUuid(id)) throw new Refusal('not_found')
  const isThat = and(eq(sessions.userId, user.id), eq(sessions.sessionId, id))
  const [found] = await context.db.select({ tokenHash: sessions.tokenHash }).from(sessions).where(isThat)
  if (found === undefined) throw new Refusal('not_found')
  // Leaving one's own place needs no proof; ending another's might lock the member out.
  if (found.tokenHash !== readUserToken(session.value)?.tokenHash) await refuseWithoutStepUp(context, session, 'any')
  const ended = await transact(context, user, async (tx) => {
    const [row] = await tx.delete(sessions).where(isThat).returning()
    if (row === undefined) throw new Refusal('not_found')
    await tellOnCommit(tx, sessionsTopic(user.id))
    return { answer: row, audit: [{ action: 'session.ended', subjectKind: 'session', subjectId: id }] }
  })
  if (ended.tokenHash === readUserToken(session.value)?.tokenHash) session.clear()
  return { message: `${ended.device} is signed out.` }
}

/** Signs out everywhere but here. */
export const endOtherSessions: Operation<typeof endOthers> = async (context, { user, session }) => {
  await refuseWithoutStepUp(context, session, 'any')
  const ended = await transact(context, user, async (tx) => {
    const answer = await closeSessionsOf(tx, user.id, readUserToken(session.value))
    const audit = [{ action: 'sessions.ended', subjectKind: 'user', subjectId: user.id, detail: { ended: answer } }]
    return { answer, audit: answer === 0 ? [] : audit }
  })
  const message = ended === 0 ? 'You’re not signed in anywhere else.' : `${counted(ended, 'other place')} signed out.`
  return { message, ended }
}
