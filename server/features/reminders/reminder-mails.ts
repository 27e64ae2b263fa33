import { and, eq, inArray } from 'drizzle-orm'
import type { Day } from '#engine/values/day.ts'
import { type Context, within } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { reminderMails } from '#server/database/tables/reminders.ts'
import type { Worklist } from '#server/features/matters/matters.ts'
import {
  newsMailedOn,
  type NotificationRow,
  preferencesOf,
  takeNewsForMail,
} from '#server/features/notifications/notifications.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { removeOld } from '#server/platform/remove-old.ts'
import { transact } from '#server/platform/transact.ts'

/** Longer than a mail server is waited for: whoever has held a message so long has died over it. */
const STALE_MS = 90_000
/** What was told longer ago is no news any more. */
const NEWS_MS = 48 * 60 * 60 * 1000

/** Long after no message of that day can be sent any more. */
export const sweepReminders = (context: Context, before: string): Promise<void> =>
  removeOld(context, reminderMails, { at: reminderMails.claimedAt, before })

export const newsSince = (context: Context): string => new Date(Date.parse(context.now()) - NEWS_MS).toISOString()

const isThe = (user: SignedIn, day: Day) => and(eq(reminderMails.userId, user.id), eq(reminderMails.day, day))

/** What goes into the message of the day, now ours to hand over; `busy` while somebody else does, `done` where nothing is left to do. */
export type Claim =
  | { readonly kind: 'ours'; readonly news: readonly Owned<NotificationRow>[] }
  | { readonly kind: 'busy' }
  | { readonly kind: 'done' }

/** Takes the day's message for this process: its row is written, with what goes into it, before anything is handed over. */
export async function claimMail(
  context: Context,
  user: SignedIn,
  { day, days }: { readonly day: Day; readonly days: Worklist['days'] },
): Promise<Claim> {
  const open = days.filter(({ due, isOver }) => !isOver && due >= day)
  const occasions = new Set(open.map(({ occasion }) => occasion))
  return transact<Claim>(context, user, async (tx) => {
    const claim = { status: 'sending', claimedAt: context.now() } as const
    const [fresh] = await tx
      .insert(reminderMails)
      .values({ userId: user.id, day, attempts: 1, ...claim })
      .onConflictDoNothing()
      .returning()
    if (fresh) {
      const news = await newsOfToday(within(context, tx), user, { tx, day, occasions })
      if (news.length > 0) return { answer: { kind: 'ours', news }, audit: [audit('reminder.mail_begun', day, news.length)] }
      // Nothing to say yet: what comes later today may still go out.
      await tx.delete(reminderMails).where(isThe(user, day))
      return { answer: { kind: 'done' }, audit: [] }
    }
    const [row] = await tx.select().from(reminderMails).where(isThe(user, day)).for('update')
    if (!row || row.status === 'sent' || row.status === 'refused') return { answer: { kind: 'done' }, audit: [] }
    if (row.status === 'sending' && Date.parse(context.now()) - Date.parse(row.claimedAt) < STALE_MS)
      return { answer: { kind: 'busy' }, audit: [] }
    await tx
      .update(reminderMails)
      .set({ ...claim, attempts: row.attempts + 1 })
      .where(isThe(user, day))
    const news = await newsMailedOn(tx, user, day)
    return { answer: { kind: 'ours', news }, audit: [audit('reminder.mail_begun', day, news.length)] }
  })
}

interface Today {
  readonly tx: Transaction
  readonly day: Day
  /** What is still to come and waited for, by the occasions of its news. */
  readonly occasions: ReadonlySet<string>
}

async function newsOfToday(inside: Context, user: SignedIn, { tx, day, occasions }: Today) {
  const { isEmailOn, emailKinds } = await preferencesOf(inside, user)
  if (!isEmailOn) return []
  // A day that has passed, or that nobody waits for by now, is no reminder.
  const isDue = ({ type, occasion }: NotificationRow): boolean =>
    type !== 'deadline_approaching' || TOLD_AT_ONCE.test(occasion) || occasions.has(occasion)
  return takeNewsForMail(tx, user, { day, since: newsSince(inside), kinds: emailKinds, isDue })
}

/** A court's day is told when its paper comes, however far it is. */
const TOLD_AT_ONCE = /^paper:.*:came$/

const audit = (action: string, day: Day, count: number) => ({
  action,
  subjectKind: 'reminder',
  subjectId: day,
  detail: { count },
})

/** What became of it. */
export async function endClaim(
  context: Context,
  user: SignedIn,
  { day, status, and: more }: { day: Day; status: 'waiting' | 'sent' | 'refused'; and?: (tx: Transaction) => Promise<unknown> },
): Promise<void> {
  await transact(context, user, async (tx) => {
    const sentAt = status === 'sent' ? context.now() : null
    await tx.update(reminderMails).set({ status, sentAt }).where(isThe(user, day))
    await more?.(tx)
    const action = `reminder.mail_${status}`
    return { answer: undefined, audit: [{ action, subjectKind: 'reminder', subjectId: day }] }
  })
}

/** Which of them have a message of the day already, on its way or done. */
export async function membersWithMail(context: Context, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set()
  const rows = await context.db
    .select({ userId: reminderMails.userId, day: reminderMails.day })
    .from(reminderMails)
    .where(inArray(reminderMails.userId, [...userIds]))
  return new Set(rows.map(({ userId, day }) => `${userId} ${day}`))
}
