import type { Context } from '#server/context.ts'
import { type ReportRows, storedBefore } from '#server/features/reports/keep-report.ts'
import { type ReadingRow, readingIfKept, watchReadings } from '#server/features/reports/reading-rows.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Should a change not be heard, it is seen by looking. */
const LOOK_MS = 20_000
const PATIENCE_MS = 90_000
const STILL_READ =
  'Your pictures are still being read. You’ll find them under your reports. When they’re done, run the analysis again with the same files.'

/** The reports that come of a reading, for a call that needs them; refused where it fails, or takes longer than a call may. */
export async function awaitReading(context: Context, user: SignedIn, reading: Owned<ReadingRow>): Promise<ReportRows> {
  const watch = watchReadings(context, user.id)
  const end = performance.now() + PATIENCE_MS
  try {
    while (performance.now() < end) {
      const row = await readingIfKept(context, user, reading.id)
      if (row?.failure) throw new Refusal('not_a_report', row.failure.message)
      if (row === null) {
        const rows = await storedBefore(context, user, reading.fileHash)
        if (rows) return rows
        throw new Refusal('conflict', 'This report was deleted while we were reading it. Upload it again.')
      }
      await watch.change(LOOK_MS)
    }
  } finally {
    watch.stop()
  }
  throw new Refusal('conflict', STILL_READ)
}
