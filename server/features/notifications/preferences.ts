import { eq, inArray } from 'drizzle-orm'
import { NEAR_DAYS } from '#engine/disputes/announcements.ts'
import type { NotificationType } from '#engine/words/notification.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { notificationPreferences } from '#server/database/tables/notifications.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { transact } from '#server/platform/transact.ts'

/** Which news the member gets by e-mail, and how early. */
export interface Preferences {
  readonly isEmailOn: boolean
  readonly emailKinds: readonly NotificationType[]
  readonly daysBefore: number
}

/** Where nothing was chosen: what calls for an act. */
const DEFAULTS: Preferences = {
  isEmailOn: true,
  emailKinds: ['deadline_approaching', 'response_received', 'letter_returned'],
  daysBefore: NEAR_DAYS,
}

export async function preferencesOf(context: Context, user: SignedIn): Promise<Preferences> {
  const [row] = await context.db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, user.id))
  return row ?? DEFAULTS
}

/** The same of several members. */
export async function preferencesOfAll(context: Context, userIds: readonly string[]): Promise<(userId: string) => Preferences> {
  const rows = userIds.length === 0 ? [] : await rowsOf(context, userIds)
  const chosen = new Map(rows.map((row) => [row.userId, row]))
  return (userId) => chosen.get(userId) ?? DEFAULTS
}

/** Who of them wants no message at all. */
export async function mutedAmong(context: Context, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = userIds.length === 0 ? [] : await rowsOf(context, userIds)
  return new Set(rows.flatMap(({ userId, isEmailOn }) => (isEmailOn ? [] : [userId])))
}

const rowsOf = (context: Context, userIds: readonly string[]) =>
  context.db
    .select()
    .from(notificationPreferences)
    .where(inArray(notificationPreferences.userId, [...userIds]))

export async function keepPreferences(
  tx: Transaction,
  user: SignedIn,
  chosen: Preferences & { readonly updatedAt: string },
): Promise<void> {
  await tx
    .insert(notificationPreferences)
    .values({ userId: user.id, ...chosen })
    .onConflictDoUpdate({ target: notificationPreferences.userId, set: { ...chosen } })
}

/** The member's wish, made from a message and not from the product. A second time changes nothing. */
export async function turnEmailOff(context: Context, user: SignedIn): Promise<void> {
  const { isEmailOn, emailKinds, daysBefore } = await preferencesOf(context, user)
  if (!isEmailOn) return
  await transact(context, user, async (tx) => {
    await keepPreferences(tx, user, { isEmailOn: false, emailKinds, daysBefore, updatedAt: context.now() })
    const detail = { isEmailOn: false, by: 'message' }
    return {
      answer: undefined,
      audit: [{ action: 'notification.preferences_saved', subjectKind: 'user', subjectId: user.id, detail }],
    }
  })
}
