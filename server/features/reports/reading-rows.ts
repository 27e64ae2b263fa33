import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { reportReadings, reports } from '#server/database/tables/reports.ts'
import { OTHER_PAPER_CAME } from '#server/features/reports/other-paper-came.ts'
import { holdsFile } from '#server/features/reports/report-rows.ts'
import type { OwnPiece } from '#server/platform/background-queue.ts'
import { type Owned, ownedIfAny, ownedRows, type SignedIn } from '#server/platform/caller.ts'
import { tellEverywhere, watchEverywhere } from '#server/platform/change-feed.ts'
import type { Watch } from '#server/platform/change-signals.ts'
import type { TurnTable } from '#server/platform/claimed-turns.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { type AuditRow, transact } from '#server/platform/transact.ts'

/** A reading that goes on, or has failed. */
export type ReadingRow = typeof reportReadings.$inferSelect

const topic = (userId: string): string => `readings ${userId}`
/** Says in every process that a reading of this user has changed. */
export const tellReadings = (context: Context, userId: string): Promise<void> => tellEverywhere(context, topic(userId))
export const watchReadings = (context: Context, userId: string): Watch => watchEverywhere(context, topic(userId))

/** The user's own reading; null when it has ended well, was deleted, or never was. */
export async function readingIfKept(context: Context, user: SignedIn, id: string): Promise<Owned<ReadingRow> | null> {
  if (!isUuid(id)) return null
  const [row] = await context.db
    .select()
    .from(reportReadings)
    .where(and(eq(reportReadings.userId, user.id), eq(reportReadings.id, id)))
  return ownedIfAny(user, row)
}

export async function ownedReading(context: Context, user: SignedIn, id: string): Promise<Owned<ReadingRow>> {
  const row = await readingIfKept(context, user, id)
  if (!row) throw new Refusal('not_found')
  return row
}

/** The reading of this very file; null for none. */
export async function readingOfFile(context: Context, user: SignedIn, fileHash: string): Promise<Owned<ReadingRow> | null> {
  const [row] = await context.db
    .select()
    .from(reportReadings)
    .where(and(eq(reportReadings.userId, user.id), eq(reportReadings.fileHash, fileHash)))
  return ownedIfAny(user, row)
}

/** All readings of a user, newest first. */
export async function allReadings(context: Context, user: SignedIn): Promise<Owned<ReadingRow>[]> {
  const isTheirs = eq(reportReadings.userId, user.id)
  const rows = await context.db.select().from(reportReadings).where(isTheirs).orderBy(desc(reportReadings.startedAt))
  return ownedRows(user, rows)
}

/** Readings of all users, in turns; only for the reader behind the calls. */
export const TURNS: TurnTable = { name: 'report_readings', cameAt: 'started_at' }

const isIt = ({ userId, id }: OwnPiece) => and(eq(reportReadings.userId, userId), eq(reportReadings.id, id))

/** The reading whose turn it is; null where it was deleted. */
export async function readingOfPiece(context: Context, piece: OwnPiece): Promise<ReadingRow | null> {
  const [row] = await context.db.select().from(reportReadings).where(isIt(piece))
  return row ?? null
}

/** Keeps how far it has come. False where it was deleted. No act of its own: what comes of it has its audit row. */
export async function keepProgress(
  context: Context,
  row: ReadingRow,
  progress: Pick<ReadingRow, 'pagesRead' | 'wanted' | 'isScan'>,
): Promise<boolean> {
  const kept = await context.db.update(reportReadings).set(progress).where(isIt(row)).returning({ id: reportReadings.id })
  await tellReadings(context, row.userId)
  return kept.length > 0
}

/**
 * Of a file that was to be kept again next to its reports: they stand, so nothing has failed that its member could mend. False where
 * there are none, or the reading has ended already.
 */
export async function endIfKept(
  context: Context,
  row: ReadingRow,
  { code }: NonNullable<ReadingRow['failure']>,
): Promise<boolean> {
  const isOfFile = and(eq(reports.userId, row.userId), holdsFile(row.userId, 'file_hash', row.fileHash))
  const isEnded = await transact(context, { id: row.userId }, async (tx) => {
    if ((await tx.$count(reports, isOfFile)) === 0) return { answer: false, audit: [] }
    const ended = await tx.delete(reportReadings).where(isIt(row)).returning({ id: reportReadings.id })
    return { answer: ended.length > 0, audit: ended.map(({ id }) => unreadable(id, code)) }
  })
  if (isEnded) await tellReadings(context, row.userId)
  return isEnded
}

const unreadable = (id: string, code: string): AuditRow => ({
  action: 'report.unreadable',
  subjectKind: 'report',
  subjectId: id,
  detail: { code },
})

/** It stays with the reason, until it is deleted or replaced. Another paper goes on to whoever keeps those. */
export async function failReading(
  context: Context,
  row: ReadingRow,
  { isOtherPaper, ...failure }: NonNullable<ReadingRow['failure']> & { readonly isOtherPaper: boolean },
): Promise<void> {
  await transact(context, { id: row.userId }, async (tx) => {
    const failed = await tx.update(reportReadings).set({ status: 'failed', failure }).where(isIt(row)).returning()
    if (isOtherPaper && failed.length > 0)
      await context.jobs.send(tx, OTHER_PAPER_CAME, { userId: row.userId, readingId: row.id })
    return { answer: undefined, audit: failed.map(({ id }) => unreadable(id, failure.code)) }
  })
  await tellReadings(context, row.userId)
}
