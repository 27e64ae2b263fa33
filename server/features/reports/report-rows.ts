import { and, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { reports } from '#server/database/tables/reports.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import { oneAtATime } from '#server/platform/one-at-a-time.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { unseal } from '#server/platform/vault.ts'

/** A report as it is stored. */
export type ReportRow = typeof reports.$inferSelect

/** A report as it lies there: what it says is JSON, of which only who needs it makes objects. */
export type StoredReport = Omit<ReportRow, 'content'> & { readonly content: string }

/** What is known of a report besides what it says. */
export type ReportHead = Omit<ReportRow, 'content' | 'doubts'>

/** The columns of a `StoredReport`. */
export const STORED = { ...getTableColumns(reports), content: sql<string>`${reports.content}::text` }

const { content: _content, doubts: _doubts, ...HEAD } = getTableColumns(reports)

/** Ours alone writes these rows, so what is read has the shape it was written with. */
export const openReport = (stored: Owned<StoredReport>): Owned<ReportRow> => ({ ...stored, content: JSON.parse(stored.content) })

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
  const [row] = await context.db.select().from(reports).where(isIt(user, id))
  return row ?? null
}

const isIt = (user: SignedIn, id: string) => and(eq(reports.userId, user.id), eq(reports.id, id))

/** The same as it is stored. */
export async function ownedStored(context: Context, user: SignedIn, id: string): Promise<Owned<StoredReport>> {
  const [row] = isUuid(id) ? await context.db.select(STORED).from(reports).where(isIt(user, id)) : []
  if (!row) throw new Refusal('not_found')
  return row
}

/** What is known of the user's own report besides what it says; null when it was deleted. */
export async function headIfKept(context: Context, user: SignedIn, id: string): Promise<Owned<ReportHead> | null> {
  const [row] = await context.db.select(HEAD).from(reports).where(isIt(user, id))
  return row ?? null
}

/** The same; somebody else's is not found. */
export async function ownedHead(context: Context, user: SignedIn, id: string): Promise<Owned<ReportHead>> {
  const row = isUuid(id) ? await headIfKept(context, user, id) : null
  if (!row) throw new Refusal('not_found')
  return row
}

/** All reports, newest first. */
export function allReports(context: Context, user: SignedIn): Promise<ReportRow[]> {
  return context.db.select().from(reports).where(eq(reports.userId, user.id)).orderBy(desc(asPrinted), desc(reports.uploadedAt))
}

/** The same as they are stored. */
export function allStored(context: Context, user: SignedIn): Promise<Owned<StoredReport>[]> {
  return context.db
    .select(STORED)
    .from(reports)
    .where(eq(reports.userId, user.id))
    .orderBy(desc(asPrinted), desc(reports.uploadedAt))
}

interface World {
  /** The practice reports, else those of the user's own file. */
  readonly isPractice: boolean
  /** The id of a report that is left out: what it says need not be fetched. */
  readonly without?: string | undefined
}

/** Those of the user's own file or of the practice one. */
export const storedOfWorld = (context: Context, user: SignedIn, { isPractice, without }: World): Promise<Owned<StoredReport>[]> =>
  context.db
    .select(STORED)
    .from(reports)
    .where(and(eq(reports.userId, user.id), isInWorld(isPractice), without === undefined ? undefined : ne(reports.id, without)))
    .orderBy(desc(asPrinted), desc(reports.uploadedAt))

/** The newest of the user's own reports of each bureau; a practice report is never among them. */
export const newestOwnReports = (context: Context, user: SignedIn): Promise<ReportRow[]> => newestOf(context, user, false)

const isInWorld = (isPractice: boolean) => (isPractice ? eq(reports.source, 'practice') : ne(reports.source, 'practice'))

function newestOf(context: Context, user: SignedIn, isPractice: boolean): Promise<ReportRow[]> {
  return context.db
    .selectDistinctOn([reports.bureau])
    .from(reports)
    .where(and(eq(reports.userId, user.id), isInWorld(isPractice)))
    .orderBy(reports.bureau, desc(asPrinted), desc(reports.uploadedAt))
}

/** What figures, advice and runs rest on. Practice reports count only for somebody who has no report of their own (decision 0007). */
export interface FileAtHand {
  readonly isPractice: boolean
  /** The newest report of each bureau. */
  readonly reports: readonly ReportRow[]
}

export async function fileAtHand(context: Context, user: SignedIn): Promise<FileAtHand> {
  const own = await newestOf(context, user, false)
  if (own.length > 0) return { isPractice: false, reports: own }
  const practice = await newestOf(context, user, true)
  return { isPractice: practice.length > 0, reports: practice }
}

interface Newest {
  readonly id: string
  readonly isPractice: boolean
}

/** The newest report of each bureau in either world, by their ids alone: for whoever needs nothing of what they say. */
function newestIds(context: Context, user: SignedIn): Promise<Newest[]> {
  const isPractice = sql<boolean>`(${reports.source} = 'practice')`
  return context.db
    .selectDistinctOn([reports.bureau, isPractice], { id: reports.id, isPractice })
    .from(reports)
    .where(eq(reports.userId, user.id))
    .orderBy(reports.bureau, isPractice, desc(asPrinted), desc(reports.uploadedAt))
}

const idsOf = (rows: readonly Newest[]): string[] => rows.map(({ id }) => id)

/** What lists show: the newest reports of one's own and the newest practice ones. */
export const listedReportIds = async (context: Context, user: SignedIn): Promise<string[]> =>
  idsOf(await newestIds(context, user))

/** The file at hand by the ids of its reports. */
export async function idsAtHand(
  context: Context,
  user: SignedIn,
): Promise<{ isPractice: boolean; reportIds: readonly string[] }> {
  const newest = await newestIds(context, user)
  const own = newest.filter((one) => !one.isPractice)
  return own.length > 0
    ? { isPractice: false, reportIds: idsOf(own) }
    : { isPractice: newest.length > 0, reportIds: idsOf(newest) }
}

export const countReports = (context: Context, user: SignedIn, { isPractice }: { isPractice: boolean }): Promise<number> =>
  context.db.$count(reports, and(eq(reports.userId, user.id), isInWorld(isPractice)))

/** Until the transaction ends, nobody else changes the user's reports: which one is the newest decides what is still listed. */
export const takeReports = (tx: Transaction, user: SignedIn): Promise<void> => oneAtATime(tx, `reports ${user.id}`)

/** Where the pages of a file's reports lie, by the id of the first of them. */
export const filePlace = (userId: string, reportId: string): string => `${userId}/reports/${reportId}`
/** The folder of what was uploaded, where that is no PDF with text. */
export const originalsPlace = (userId: string, reportId: string): string => `${userId}/originals/${reportId}`

/** The pages of a report, a PDF: what was uploaded, or what pictures and data forms were set as. */
export const readOriginal = (context: Context, row: Owned<ReportHead>): Promise<Uint8Array> => openFile(context, row.fileKey)

/** The same; null once it was deleted, as the member chose. */
export async function originalIfKept(context: Context, row: Owned<ReportHead>): Promise<Uint8Array | null> {
  const sealed = await context.files.get(row.fileKey)
  return sealed === null ? null : unseal(context, row.fileKey, sealed)
}

/** A sealed file, opened. */
export async function openFile(context: Context, key: string): Promise<Uint8Array> {
  const sealed = await context.files.get(key)
  if (sealed === null)
    throw new Refusal(
      'not_found',
      'The original file of this report is gone, or was deleted as your settings say. Upload the report again to see its pages.',
    )
  return unseal(context, key, sealed)
}
