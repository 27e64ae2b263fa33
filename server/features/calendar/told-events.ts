import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { CalendarEvent } from '#engine/matters/event-of.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { calendarEvents } from '#server/database/tables/calendar.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { instantBefore } from '#server/platform/instants.ts'

/** The same with how often it has been told again, and when it last was. */
export interface ToldEvent extends CalendarEvent {
  readonly sequence: number
  readonly changedAt: string
}

/** How long a removed date is still sent as cancelled, so that programs that look rarely learn of it too. */
const GONE_DAYS = 60
const DAY_MS = 24 * 60 * 60 * 1000

const digestOf = ({ due, status, title, description }: CalendarEvent): string =>
  createHash('sha256')
    .update(JSON.stringify([due, status, title, description]))
    .digest('base64url')

/**
 * Numbers the changes since the calendar was last sent, and keeps what is sent now. No act of the member: nothing of theirs
 * changes by being looked at, so the log tells nothing of it.
 */
export const tellEvents = (context: Context, user: SignedIn, events: readonly CalendarEvent[]): Promise<readonly ToldEvent[]> =>
  context.db.transaction(async (tx) => {
    const rows = await tx.select().from(calendarEvents).where(eq(calendarEvents.userId, user.id)).for('update')
    const known = new Map(rows.map((row) => [row.id, row]))
    const current = new Set(events.map(({ id }) => id))
    const now = context.now()
    const oldest = instantBefore(now, GONE_DAYS * DAY_MS)
    const gone = rows
      .filter((row) => !current.has(row.id) && !(row.status === 'cancelled' && row.changedAt < oldest))
      .map(
        (row): CalendarEvent => ({
          ...row,
          place: row.disputeId === null ? '/calendar' : `/disputes/${row.disputeId}`,
          isFirst: false,
          status: 'cancelled',
          title: 'No longer a date',
          description: GONE,
        }),
      )
    // What no program has heard of needs no cancelling.
    const heard = events.filter(({ id, status }) => status !== 'cancelled' || known.has(id))
    const told = [...heard, ...gone].map((event): ToldEvent & { digest: string } => {
      const before = known.get(event.id)
      const digest = digestOf(event)
      if (before === undefined) return { ...event, digest, sequence: 0, changedAt: now }
      const isSame = before.digest === digest
      return { ...event, digest, sequence: before.sequence + (isSame ? 0 : 1), changedAt: isSame ? before.changedAt : now }
    })
    await keep(
      tx,
      user,
      told.filter(({ id, digest }) => known.get(id)?.digest !== digest),
    )
    return told
  })

const GONE = 'This deadline no longer runs.'
const MOST_AT_ONCE = 500

async function keep(tx: Transaction, user: SignedIn, events: readonly (ToldEvent & { digest: string })[]): Promise<void> {
  for (let from = 0; from < events.length; from += MOST_AT_ONCE) {
    await tx
      .insert(calendarEvents)
      .values(
        events.slice(from, from + MOST_AT_ONCE).map(({ id, disputeId, due, status, digest, sequence, changedAt }) => ({
          userId: user.id,
          id,
          disputeId,
          due,
          status,
          digest,
          sequence,
          changedAt,
        })),
      )
      .onConflictDoUpdate({
        target: [calendarEvents.userId, calendarEvents.id],
        set: {
          due: sql`excluded.due`,
          status: sql`excluded.status`,
          digest: sql`excluded.digest`,
          sequence: sql`excluded.sequence`,
          changedAt: sql`excluded.changed_at`,
        },
      })
  }
}
