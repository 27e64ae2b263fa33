import { createHash, randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type {
  endCalendarLink as endEndpoint,
  makeCalendarLink as makeEndpoint,
  readCalendarLink as readEndpoint,
} from '#contract/calendar.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { calendarLinks } from '#server/database/tables/calendar.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { pageLink } from '#server/platform/compose-mail.ts'
import { leaveNames, memberNamed, takeName } from '#server/platform/names.ts'
import type { Operation } from '#server/platform/operations.ts'
import { refuseWithoutStepUp } from '#server/platform/step-up.ts'
import { transact } from '#server/platform/transact.ts'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export const readCalendarLink: Operation<typeof readEndpoint> = async (context, { user }) => {
  const [row] = await context.db.select().from(calendarLinks).where(eq(calendarLinks.userId, user.id))
  return { isOn: row !== undefined, madeAt: row?.madeAt ?? null }
}

/** A new address each time; the old one ends with it. It opens without a session, so the member must prove who they are first. */
export const makeCalendarLink: Operation<typeof makeEndpoint> = async (context, { user, session }) => {
  await refuseWithoutStepUp(context, session)
  const token = randomBytes(32).toString('base64url')
  const made = { tokenHash: hashOf(token), madeAt: context.now() }
  await transact(context, user, async (tx) => {
    await leaveNames(tx, user.id, 'calendar')
    await takeName(tx, { userId: user.id, kind: 'calendar', name: made.tokenHash })
    await tx
      .insert(calendarLinks)
      .values({ userId: user.id, ...made })
      .onConflictDoUpdate({ target: calendarLinks.userId, set: made })
    return { answer: undefined, audit: [{ action: 'calendar_link.made', subjectKind: 'user', subjectId: user.id }] }
  })
  return { isOn: true, madeAt: made.madeAt, url: pageLink(context.settings, `/api/calendar/${token}.ics`) }
}

export const endCalendarLink: Operation<typeof endEndpoint> = async (context, { user }) =>
  transact(context, user, async (tx) => {
    const gone = await takeCalendarLink(tx, user.id)
    const audit = { action: 'calendar_link.ended', subjectKind: 'user', subjectId: user.id }
    return { answer: { isOn: false, madeAt: null }, audit: gone === null ? [] : [audit] }
  })

type LinkRow = typeof calendarLinks.$inferSelect

/** The address answers no more; the row that was, null where there was none. */
export async function takeCalendarLink(tx: Transaction, userId: string): Promise<LinkRow | null> {
  const [gone] = await tx.delete(calendarLinks).where(eq(calendarLinks.userId, userId)).returning()
  await leaveNames(tx, userId, 'calendar')
  return gone ?? null
}

/** Whether the address answers again: not where a new one was made meanwhile. */
export async function putBackCalendarLink(tx: Transaction, row: LinkRow): Promise<boolean> {
  const back = await tx.insert(calendarLinks).values(row).onConflictDoNothing().returning({ userId: calendarLinks.userId })
  if (back.length === 0) return false
  await takeName(tx, { userId: row.userId, kind: 'calendar', name: row.tokenHash })
  return true
}

/** Whose calendar the address is; null where no one's. */
export async function ownerOfLink(context: Context, token: string): Promise<SignedIn | null> {
  const tokenHash = hashOf(token)
  const userId = await memberNamed(context.db, ['calendar'], tokenHash)
  const [row] = await context.db
    .select({ userId: calendarLinks.userId })
    .from(calendarLinks)
    .where(and(eq(calendarLinks.userId, userId), eq(calendarLinks.tokenHash, tokenHash)))
  return row ? ownerOfRow(context, row.userId) : null
}
