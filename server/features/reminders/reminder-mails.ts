import type { Language } from '#contract/display.ts'
import { and, eq, inArray, lte, or, sql } from 'drizzle-orm'
import { NEWS_PRIORITY } from '#engine/disputes/announcements.ts'
import type { Day } from '#engine/values/day.ts'
import { type Context, within } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { reminderMails } from '#server/database/tables/reminders.ts'
import type { Worklist } from '#server/features/matters/matters.ts'
import { type NotificationRow, notify, preferencesOfAll, takeNewsForMail } from '#server/features/notifications/notifications.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { instantBefore } from '#server/platform/instants.ts'
import { removeOld } from '#server/platform/remove-old.ts'
import { inTransaction, recordAudits } from '#server/platform/transact.ts'

/** As long as a job may take, with every mail server's patience in it: the one who has held a message longer has died over it. */
const STALE_MS = 15 * 60_000
/** What was told longer ago is no news any more. */
const NEWS_MS = 48 * 60 * 60 * 1000

/** Long after no message of that day can be sent any more. */
export const sweepReminders = (context: Context, before: string): Promise<void> =>
  removeOld(context, reminderMails, { at: reminderMails.claimedAt, before })

export const newsSince = (context: Context): string => instantBefore(context.now(), NEWS_MS)

interface OfDay {
  readonly day: Day
  readonly userIds: readonly string[]
}

const areOf = ({ day, userIds }: OfDay) => and(eq(reminderMails.day, day), inArray(reminderMails.userId, [...userIds]))

/** Writes the rows of those who have no message of the day yet, on its way or done; answers whose they are. */
export async function planMails(context: Context, tx: Transaction, { day, userIds }: OfDay): Promise<readonly string[]> {
  const planned = await tx
    .insert(reminderMails)
    // In one order, so that two rounds at once do not wait for each other.
    .values(
      userIds.toSorted().map((userId) => ({ userId, day, attempts: 0, status: 'waiting' as const, claimedAt: context.now() })),
    )
    .onConflictDoNothing()
    .returning({ userId: reminderMails.userId })
  return planned.map(({ userId }) => userId)
}

/** Of whom the message of the day is still to be handed over. */
export async function stillToMail(context: Context, of: OfDay): Promise<readonly string[]> {
  const rows = await context.db
    .select({ userId: reminderMails.userId, status: reminderMails.status })
    .from(reminderMails)
    .where(areOf(of))
  const done = new Set(rows.flatMap(({ userId, status }) => (status === 'sent' || status === 'refused' ? [userId] : [])))
  return of.userIds.filter((userId) => !done.has(userId))
}

/** A member with what is open for them. */
export interface ReadyMember {
  readonly user: SignedIn
  readonly worklist: Worklist
  /** Of the mail; null: English. */
  readonly language: Language | null
}

/** A message that is ours to hand over, with what goes into it. */
export interface ClaimedMail extends ReadyMember {
  readonly news: readonly NotificationRow[]
}

interface Claims {
  readonly ours: readonly ClaimedMail[]
  /** Of a process that died: the mail server has it, and only its end is still to be written. */
  readonly handedOver: readonly SignedIn[]
  /** Someone else is handing one of them over. */
  readonly areBusy: boolean
}

/** Takes the day's messages for this process: their rows are written, with what goes into each, before anything is handed over. */
export async function claimMails(
  context: Context,
  { day, ready }: { readonly day: Day; readonly ready: readonly ReadyMember[] },
): Promise<Claims> {
  const userIds = ready.map(({ user }) => user.id).toSorted()
  if (userIds.length === 0) return { ours: [], handedOver: [], areBusy: false }
  return inTransaction<Claims>(context, async (tx) => {
    await planMails(context, tx, { day, userIds })
    const stale = instantBefore(context.now(), STALE_MS)
    const isFree = or(
      eq(reminderMails.status, 'waiting'),
      and(eq(reminderMails.status, 'sending'), lte(reminderMails.claimedAt, stale)),
    )
    const rows = await tx
      .update(reminderMails)
      .set({ status: 'sending', claimedAt: context.now(), attempts: sql`${reminderMails.attempts} + 1` })
      .where(and(areOf({ day, userIds }), isFree))
      .returning({ userId: reminderMails.userId, sentAt: reminderMails.sentAt })
    const claimed = new Set(rows.flatMap(({ userId, sentAt }) => (sentAt === null ? [userId] : [])))
    const taken = new Set(rows.map(({ userId }) => userId))
    const handedOver = ready.flatMap(({ user }) => (taken.has(user.id) && !claimed.has(user.id) ? [user] : []))
    const inside = within(context, tx)
    const news = await newsOf(inside, tx, { day, members: ready.filter(({ user }) => claimed.has(user.id)) })
    const ours = ready.flatMap((one) => {
      const told = news.get(one.user.id) ?? []
      return told.length === 0 ? [] : [{ ...one, news: told }]
    })
    // Nothing to say yet: what comes later today may still go out.
    const silent = [...claimed].filter((userId) => !ours.some(({ user }) => user.id === userId))
    if (silent.length > 0) await tx.delete(reminderMails).where(areOf({ day, userIds: silent }))
    await recordAudits(
      context,
      tx,
      ours.map(({ user, news: told }) => ({ user, rows: [audit('reminder.mail_begun', day, { count: told.length })] })),
    )
    const others = userIds.filter((userId) => !taken.has(userId))
    return { ours, handedOver, areBusy: others.length > 0 && (await stillToMail(inside, { day, userIds: others })).length > 0 }
  })
}

/** The mail server has it: whoever goes on where this process dies does not hand it over again. Its end is written with the others'. */
export async function noteHandedOver(context: Context, user: SignedIn, day: Day): Promise<void> {
  await context.db
    .update(reminderMails)
    .set({ sentAt: context.now() })
    .where(areOf({ day, userIds: [user.id] }))
}

/** What goes into the message of each: what went into it at an earlier try, else what waits now. */
async function newsOf(
  inside: Context,
  tx: Transaction,
  { day, members }: { readonly day: Day; readonly members: readonly ReadyMember[] },
): Promise<ReadonlyMap<string, readonly NotificationRow[]>> {
  const userIds = members.map(({ user }) => user.id)
  const preferences = await preferencesOfAll(inside, userIds)
  const wanted = members.map(({ user, worklist }) => {
    const open = worklist.days.filter(({ due, isOver }) => !isOver && due >= day)
    const occasions = new Set(open.map(({ occasion }) => occasion))
    const { isEmailOn, emailKinds } = preferences(user.id)
    return {
      user,
      kinds: isEmailOn ? emailKinds : [],
      // A day that has passed or no longer matters needs no reminder.
      isDue: ({ type, occasion }: NotificationRow): boolean =>
        type !== 'deadline_approaching' || TOLD_AT_ONCE.test(occasion) || occasions.has(occasion),
    }
  })
  return takeNewsForMail(tx, { day, since: newsSince(inside), wanted })
}

/** A court's day is announced when its paper comes, however far off. */
const TOLD_AT_ONCE = /^paper:.*:came$/

const audit = (action: string, day: Day, detail: { readonly count?: number } = {}) => ({
  action,
  subjectKind: 'reminder',
  subjectId: day,
  detail,
})

/** What became of a message. */
export interface EndedMail {
  readonly user: SignedIn
  readonly status: 'waiting' | 'sent' | 'refused'
  /** Why the queue has to try it again. */
  readonly failure: unknown
}

export async function endMails(
  context: Context,
  { day, ended }: { readonly day: Day; readonly ended: readonly EndedMail[] },
): Promise<void> {
  if (ended.length === 0) return
  await inTransaction(context, async (tx) => {
    for (const status of ['sent', 'waiting', 'refused'] as const) {
      const userIds = ended.filter((one) => one.status === status).map(({ user }) => user.id)
      const sentAt = status === 'sent' ? context.now() : null
      if (userIds.length > 0) await tx.update(reminderMails).set({ status, sentAt }).where(areOf({ day, userIds }))
    }
    for (const { user, status } of ended) if (status === 'refused') await tellRefused(context, tx, { user, day })
    await recordAudits(
      context,
      tx,
      ended.map(({ user, status }) => ({ user, rows: [audit(`reminder.mail_${status}`, day)] })),
    )
  })
}

const tellRefused = (context: Context, tx: Transaction, { user, day }: { user: SignedIn; day: Day }): Promise<boolean> =>
  notify(tx, user, {
    occasion: `email_refused:${day}`,
    type: 'email_refused',
    title: 'A reminder didn’t reach your mailbox',
    message: 'The mail server rejects your email address. Your reminders are here and in the calendar. See your settings.',
    priority: NEWS_PRIORITY.email_refused,
    isPractice: false,
    at: context.now(),
  })
