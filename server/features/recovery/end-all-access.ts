import { randomUUID } from 'node:crypto'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { endedAccess } from '#server/database/tables/recovery.ts'
import { forgetSignIns, takePasskeys } from '#server/features/accounts/accounts.ts'
import { takeCalendarLink } from '#server/features/calendar/calendar.ts'
import { endAllHelp } from '#server/features/helpers/helpers.ts'
import { type Ended, endedMessage } from '#server/features/recovery/ended-message.ts'
import { keepMail } from '#server/platform/mails.ts'
import type { UserToken } from '#server/platform/user-token.ts'

interface Taking {
  readonly user: { readonly id: string; readonly email: string }
  /** The session that goes on; null for none. */
  readonly but: UserToken | null
}

export interface AllEnded {
  readonly sessions: number
  readonly ended: readonly (typeof endedAccess.$inferSelect)[]
}

/**
 * Ends whatever opens the account besides its password and its authenticator: an intruder may have planted any of it. The
 * member is told by mail what it was, and can let each in again.
 */
export async function endAllAccess(context: Context, tx: Transaction, { user, but }: Taking): Promise<AllEnded> {
  const sessions = await forgetSignIns(tx, user.id, but)
  const ended = await endWaysIn(context, tx, user)
  const told: Ended = { sessions, ways: ended.map(({ kept, label }) => ({ kind: kept.kind, label })) }
  if (sessions > 0 || ended.length > 0) {
    const message = endedMessage(context.settings, { to: user.email, at: context.now(), ended: told })
    await keepMail(context, tx, { userId: user.id, message })
  }
  return { sessions, ended }
}

/** The same but for sessions: what was there before the address was shown to be the member's. */
export async function endWaysIn(
  context: Context,
  tx: Transaction,
  { id: userId }: { readonly id: string },
): Promise<(typeof endedAccess.$inferSelect)[]> {
  const endedAt = context.now()
  const passkeys = await takePasskeys(tx, userId)
  const { grants, invitations } = await endAllHelp(context, tx, userId)
  const link = await takeCalendarLink(tx, userId)
  const found = [
    ...passkeys.map((row) => ({ label: row.name, kept: { kind: 'passkey', row } as const })),
    ...grants.map(({ grantId, name }) => ({ label: name, kept: { kind: 'helper', grantId } as const })),
    ...invitations.map((row) => ({ label: row.email, kept: { kind: 'invitation', row } as const })),
    ...(link === null ? [] : [{ label: 'Calendar link', kept: { kind: 'calendar_link', row: link } as const }]),
  ]
  const rows = found.map((one) => ({ userId, id: randomUUID(), endedAt, ...one }))
  if (rows.length > 0) await tx.insert(endedAccess).values(rows)
  return rows
}
