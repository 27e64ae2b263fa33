import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { followReadings as endpoint, readingEvent } from '#contract/readings.ts'
import type { Context } from '#server/context.ts'
import { reports } from '#server/database/tables/reports.ts'
import { allReadings, type ReadingRow, watchReadings } from '#server/features/reports/reading-rows.ts'
import { filePlace } from '#server/features/reports/original-files.ts'
import { holdsFile } from '#server/features/reports/report-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Should a change not be heard, it is seen by looking. */
const LOOK_MS = 20_000

type ReadingEvent = z.input<typeof readingEvent>

/** The state of all readings at once, then each page, then the end of each; until nothing is being read. */
export const followReadings: Operation<typeof endpoint> = (context, { user }) => Promise.resolve(changes(context, user))

async function* changes(context: Context, user: SignedIn): AsyncGenerator<ReadingEvent> {
  const watch = watchReadings(context, user.id)
  const told = new Map<string, string>()
  let going = new Map<string, ReadingRow>()
  try {
    for (;;) {
      const rows = await allReadings(context, user)
      const ended = [...going.values()].filter(({ id }) => rows.every((row) => row.id !== id))
      const events = [...rows.map(eventOf), ...(await Promise.all(ended.map((row) => endOf(context, user, row)))).flat()]
      for (const event of events) {
        const text = JSON.stringify(event)
        if (told.get(event.id) === text) continue
        told.set(event.id, text)
        yield event
      }
      going = new Map(rows.filter(({ status }) => status === 'processing').map((row) => [row.id, row]))
      if (going.size === 0) return
      await watch.change(LOOK_MS)
    }
  } finally {
    watch.stop()
  }
}

const eventOf = (row: ReadingRow): ReadingEvent => ({
  id: row.id,
  status: row.status,
  page: row.pagesRead,
  pages: row.pageCount,
  reportIds: [],
  message: row.failure?.message ?? null,
})

/** The reports that came of it; nothing where it was deleted. */
async function endOf(context: Context, user: SignedIn, row: ReadingRow): Promise<ReadingEvent[]> {
  const kept = await context.db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.userId, user.id), holdsFile(user.id, 'file_key', filePlace(user.id, row.id))))
  if (kept.length === 0) return []
  const ids = kept.map(({ id }) => id)
  const reportIds = [...ids.filter((id) => id === row.id), ...ids.filter((id) => id !== row.id)]
  return [{ ...eventOf(row), status: 'ready', page: row.pageCount, reportIds, message: null }]
}
