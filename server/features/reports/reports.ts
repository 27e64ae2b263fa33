import { and, desc, eq, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { reports } from '#server/database/tables/reports.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { unseal } from '#server/platform/seal.ts'

/** Front door of the reports: what other features may ask of them. */
export type ReportRow = typeof reports.$inferSelect

/** ISO text in its own order, whatever collation the database has. */
export const asPrinted = sql`coalesce(${reports.reportDate}, '') collate "C"`

/** The user's own report; somebody else's is not found. */
export async function ownedReport(context: Context, user: SignedIn, id: string): Promise<Owned<ReportRow>> {
  const row = isUuid(id) ? await reportIfKept(context, user, id) : null
  if (!row) throw new Refusal('not_found')
  return row
}

/** The user's own report; null when it was deleted. */
export async function reportIfKept(context: Context, user: SignedIn, id: string): Promise<Owned<ReportRow> | null> {
  const [row] = await context.db
    .select()
    .from(reports)
    .where(and(eq(reports.userId, user.id), eq(reports.id, id)))
  return row ?? null
}

/** All reports, newest first. */
export function allReports(context: Context, user: SignedIn): Promise<ReportRow[]> {
  return context.db.select().from(reports).where(eq(reports.userId, user.id)).orderBy(desc(asPrinted), desc(reports.uploadedAt))
}

/** The newest report of each bureau: what the negative items and the figures rest on. */
export async function newestReports(context: Context, user: SignedIn): Promise<ReportRow[]> {
  return context.db
    .selectDistinctOn([reports.bureau])
    .from(reports)
    .where(eq(reports.userId, user.id))
    .orderBy(reports.bureau, desc(asPrinted), desc(reports.uploadedAt))
}

/** The same by their ids alone, for whoever needs nothing of what they say. */
export async function newestReportIds(context: Context, user: SignedIn): Promise<string[]> {
  const rows = await context.db
    .selectDistinctOn([reports.bureau], { id: reports.id })
    .from(reports)
    .where(eq(reports.userId, user.id))
    .orderBy(reports.bureau, desc(asPrinted), desc(reports.uploadedAt))
  return rows.map((row) => row.id)
}

export const countReports = (context: Context, user: SignedIn): Promise<number> =>
  context.db.$count(reports, eq(reports.userId, user.id))

/** Until the transaction ends, nobody else changes the user's reports: which one is the newest decides what is still listed. */
export async function takeReports(tx: Transaction, user: SignedIn): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`reports ${user.id}`}, 0))`)
}

export const filePlace = (userId: string, reportId: string): string => `${userId}/reports/${reportId}`

/** The original file of a report, opened. */
export async function readOriginal(context: Context, row: Owned<ReportRow>): Promise<Uint8Array> {
  const sealed = await context.files.get(row.fileKey)
  if (sealed === null)
    throw new Refusal('not_found', 'The original file of this report is gone. Delete the report and upload it again.')
  return unseal(context.secret, filePlace(row.userId, row.id), sealed)
}
