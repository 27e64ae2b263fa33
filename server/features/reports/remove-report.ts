import { and, eq, inArray } from 'drizzle-orm'
import { within, type Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { reportReadings, reports } from '#server/database/tables/reports.ts'
import { judgeAnew } from '#server/features/reports/judge-anew.ts'
import type { ReadingRow } from '#server/features/reports/reading-rows.ts'
import { readingIfKept } from '#server/features/reports/reading-rows.ts'
import { filesOf, headIfKept, type ReportHead, takeReports } from '#server/features/reports/report-rows.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { sweepLater, sweepNow } from '#server/platform/kept-files.ts'
import { type AuditRow, transact } from '#server/platform/transact.ts'

/** Removes a report with its findings and items. Its files are swept, unless another report of the same file needs them. */
export async function removeReport(
  context: Context,
  tx: Transaction,
  { user, row }: { user: SignedIn; row: Owned<ReportHead> },
): Promise<AuditRow[]> {
  // The one before it says again what its bureau lists, and what was found by comparing with this one is gone.
  await judgeAnew(within(context, tx), tx, { user, isPractice: row.source === 'practice', without: row.id })
  await tx.delete(reports).where(and(eq(reports.userId, user.id), eq(reports.id, row.id)))
  const shared = await tx.$count(reports, and(eq(reports.userId, user.id), eq(reports.fileKey, row.fileKey)))
  // Its file may be about to be kept again.
  if (shared === 0)
    await tx.delete(reportReadings).where(
      and(
        eq(reportReadings.userId, user.id),
        inArray(
          reportReadings.fileHash,
          filesOf(row).map(({ fileHash }) => fileHash),
        ),
      ),
    )
  return [deletedAudit(row.id)]
}

const deletedAudit = (id: string): AuditRow => ({ action: 'report.deleted', subjectKind: 'report', subjectId: id })

/** Removes a reading that goes on or has failed. */
export async function removeReading(tx: Transaction, row: ReadingRow): Promise<AuditRow[]> {
  await tx.delete(reportReadings).where(and(eq(reportReadings.userId, row.userId), eq(reportReadings.id, row.id)))
  return [deletedAudit(row.id)]
}

/** Removes what another report takes the place of; nothing where it is gone already. */
export async function removeReplaced(
  context: Context,
  tx: Transaction,
  { user, id }: { user: SignedIn; id: string },
): Promise<AuditRow[]> {
  const row = await headIfKept(context, user, id)
  if (row) return removeReport(context, tx, { user, row })
  const reading = await readingIfKept(context, user, id)
  return reading ? removeReading(tx, reading) : []
}

/** The same as a change of its own, where the report that takes the place was there already. */
export async function removeIfReplaced(
  context: Context,
  user: SignedIn,
  { id, unless }: { id: string | null; unless: readonly string[] },
): Promise<void> {
  if (id === null || unless.includes(id)) return
  await transact(context, user, async (tx) => {
    await takeReports(tx, user)
    await sweepLater(context, tx, user.id)
    return { answer: undefined, audit: await removeReplaced(within(context, tx), tx, { user, id }) }
  })
  context.readings.stop(id)
  await sweepNow(context, user.id)
}
