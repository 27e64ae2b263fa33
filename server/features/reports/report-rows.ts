import { and, asc, desc, eq, getTableColumns, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { AnsweredValues } from '#engine/reading/doubts/answered-values.ts'
import type { Doubt } from '#engine/reading/doubts/doubts.ts'
import type { Report } from '#engine/report/report.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { reports } from '#server/database/tables/reports.ts'
import { type Owned, owned, ownedIfAny, ownedRows, type SignedIn } from '#server/platform/caller.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import { oneAtATime } from '#server/platform/one-at-a-time.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { textSealsOf } from '#server/platform/sealed-text.ts'
import type { Sealing } from '#server/platform/vault.ts'

type Row = typeof reports.$inferSelect

/** One of the files that a report came in. */
export interface FileOfReport {
  readonly number: number
  readonly fileKey: string
  readonly originalKey: string | null
  readonly fileHash: string
  readonly pageCount: number
  readonly uploadedAt: string
}

/** What is known of a report besides what it says. */
export interface ReportHead extends Omit<Row, 'sealedContent' | 'sealedDoubts' | 'sealedAnswers' | 'content' | 'doubts'> {
  /** In their order; none where it is one file, which its own columns name. */
  readonly files: readonly FileOfReport[]
  /** Whether the member said what values of it are: that can be taken back. */
  readonly hasAnswers: boolean
}

/** A report as it is kept. */
export interface ReportRow extends ReportHead {
  readonly content: Report
  readonly doubts: readonly Doubt[]
}

/** A report unsealed: what it says is JSON, of which only who needs it makes objects. */
export interface StoredReport extends ReportHead {
  readonly content: string
  readonly doubts: readonly Doubt[]
}

const {
  sealedContent: CONTENT,
  sealedDoubts: DOUBTS,
  sealedAnswers: _answers,
  content: _plain,
  doubts: _plainDoubts,
  ...PLAIN
} = getTableColumns(reports)

/** The member is named here, too: where members lie on many machines, only a query that names one throughout goes to theirs alone. */
const filesColumn = (userId: string) => sql<readonly FileOfReport[]>`(
  select coalesce(json_agg(json_build_object(
    'number', f.number, 'fileKey', f.file_key, 'originalKey', f.original_key, 'fileHash', f.file_hash, 'pageCount', f.page_count,
    'uploadedAt', to_char(f.uploaded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by f.number), '[]')
  from report_files f where f.user_id = ${userId}::uuid and f.report_id = reports.id)`

const headColumns = (userId: string) => ({
  ...PLAIN,
  hasAnswers: sql<boolean>`${reports.sealedAnswers} is not null`,
  files: filesColumn(userId),
})

const sealedColumns = (userId: string) => ({ ...headColumns(userId), sealedContent: CONTENT, sealedDoubts: DOUBTS })

type SealedReport = ReportHead & Pick<Row, 'sealedContent' | 'sealedDoubts'>

const contentPlace = ({ userId, id }: Pick<Row, 'userId' | 'id'>): string => `${userId}/report-content/${id}`
const doubtsPlace = ({ userId, id }: Pick<Row, 'userId' | 'id'>): string => `${userId}/report-doubts/${id}`
const answersPlace = ({ userId, id }: Pick<Row, 'userId' | 'id'>): string => `${userId}/report-answers/${id}`

/** The columns that hold what a report says. */
export async function sealReport(
  context: Sealing,
  of: Pick<StoredReport, 'userId' | 'id' | 'content' | 'doubts'>,
): Promise<Pick<Row, 'sealedContent' | 'sealedDoubts'>> {
  const seals = await textSealsOf(context, of.userId)
  const sealedDoubts = of.doubts.length === 0 ? null : await seals.seal(doubtsPlace(of), JSON.stringify(of.doubts))
  return { sealedContent: await seals.seal(contentPlace(of), of.content), sealedDoubts }
}

/** The column that holds what was said about a report's values; empty again when all of it is taken back. */
export async function sealAnswers(
  context: Sealing,
  of: Pick<Row, 'userId' | 'id'>,
  answered: AnsweredValues,
): Promise<Pick<Row, 'sealedAnswers'>> {
  if (answered.said.length === 0) return { sealedAnswers: null }
  const seals = await textSealsOf(context, of.userId)
  return { sealedAnswers: await seals.seal(answersPlace(of), JSON.stringify(answered)) }
}

/** What the user said about the values of their own report; null where they said nothing. */
export async function answersOf(context: Context, row: Owned<ReportHead>): Promise<AnsweredValues | null> {
  if (!row.hasAnswers) return null
  const [found] = await context.db
    .select({ sealed: reports.sealedAnswers })
    .from(reports)
    .where(and(eq(reports.userId, row.userId), eq(reports.id, row.id)))
  if (!found?.sealed) return null
  const seals = await textSealsOf(context, row.userId)
  return JSON.parse(await seals.open(answersPlace(row), found.sealed))
}

/** Rows of one user, unsealed. Ours alone writes them, so what opens has the shape it was sealed with. */
async function unsealReports(context: Sealing, rows: readonly SealedReport[]): Promise<Owned<StoredReport>[]> {
  const [first] = rows
  if (first === undefined) return []
  const seals = await textSealsOf(context, first.userId)
  return Promise.all(
    rows.map(async ({ sealedContent, sealedDoubts, ...head }) => {
      if (sealedContent === null) throw new Error('what earlier versions kept in plain text is sealed when the product starts')
      const doubts = sealedDoubts === null ? [] : JSON.parse(await seals.open(doubtsPlace(head), sealedDoubts))
      return owned({ id: first.userId }, { ...head, content: await seals.open(contentPlace(head), sealedContent), doubts })
    }),
  )
}

/** Makes objects of what it says. */
export const openReport = (stored: Owned<StoredReport>): Owned<ReportRow> => ({ ...stored, content: JSON.parse(stored.content) })

/** ISO text in its own order, whatever collation the database has. */
export const asPrinted = sql`coalesce(${reports.reportDate}, '') collate "C"`
const NEWEST: readonly SQL[] = [desc(asPrinted), desc(reports.uploadedAt), desc(reports.id)]

interface Asked {
  readonly where?: SQL | undefined
  /** Newest first where none is given. */
  readonly order?: readonly SQL[]
  readonly most?: number
}

/** The user's reports, or those of them that are asked for. */
export async function storedReports(
  context: Context,
  user: SignedIn,
  { where, order = NEWEST, most }: Asked,
): Promise<Owned<StoredReport>[]> {
  const found = context.db
    .select(sealedColumns(user.id))
    .from(reports)
    .where(and(eq(reports.userId, user.id), where))
    .orderBy(...order)
  return unsealReports(context, await (most === undefined ? found : found.limit(most)))
}

interface Stretch {
  /** The last report before them; null: from the newest on. */
  readonly behind: readonly [reportDate: string, uploadedAt: string, id: string] | null
  readonly most: number
}

/** Behind a place in the order of the list. */
const isBehind = ([reportDate, uploadedAt, id]: NonNullable<Stretch['behind']>): SQL =>
  sql`(${asPrinted}, ${reports.uploadedAt}, ${reports.id}) < (${reportDate}, ${uploadedAt}::timestamptz, ${id}::uuid)`

/** Some of the user's reports, newest first. */
export const newestStored = (context: Context, user: SignedIn, { behind, most }: Stretch): Promise<Owned<StoredReport>[]> =>
  storedReports(context, user, { most, where: behind === null ? undefined : isBehind(behind) })

/** A head with what its seals begin with: a random number of their own, so that it is another one whenever something was sealed again. */
export interface StampedHead extends ReportHead {
  readonly stamp: string
}

const STAMP_CHARACTERS = 64
const stampOf = (column: typeof reports.sealedContent | typeof reports.sealedDoubts): SQL =>
  sql`coalesce(left(${column}, ${STAMP_CHARACTERS}), '')`
const stampColumn = sql<string>`${stampOf(reports.sealedContent)} || ' ' || ${stampOf(reports.sealedDoubts)}`

/** The same without what they say. */
export async function newestHeads(context: Context, user: SignedIn, { behind, most }: Stretch): Promise<Owned<StampedHead>[]> {
  const rows = await context.db
    .select({ ...headColumns(user.id), stamp: stampColumn })
    .from(reports)
    .where(and(eq(reports.userId, user.id), behind === null ? undefined : isBehind(behind)))
    .orderBy(...NEWEST)
    .limit(most)
  return ownedRows(user, rows)
}

/** Those that came before this instant, each with whether some of its values wait for the member's word. */
export async function headsBefore(
  context: Context,
  user: SignedIn,
  before: string,
): Promise<Owned<ReportHead & { readonly isWaiting: boolean }>[]> {
  const rows = await context.db
    .select({ ...headColumns(user.id), isWaiting: sql<boolean>`${reports.sealedDoubts} is not null` })
    .from(reports)
    .where(and(eq(reports.userId, user.id), lt(reports.uploadedAt, before)))
  return ownedRows(user, rows)
}

/** When the oldest of the reports came that are no older than this instant; null where there is none. */
export async function oldestSince(context: Context, user: SignedIn, since: string): Promise<string | null> {
  const [row] = await context.db
    .select({ uploadedAt: reports.uploadedAt })
    .from(reports)
    .where(and(eq(reports.userId, user.id), gte(reports.uploadedAt, since)))
    .orderBy(asc(reports.uploadedAt))
    .limit(1)
  return row?.uploadedAt ?? null
}

/** Those of the user's reports that have these ids. */
export const storedAmong = async (context: Context, user: SignedIn, ids: readonly string[]): Promise<Owned<StoredReport>[]> =>
  ids.length === 0 ? [] : storedReports(context, user, { where: inArray(reports.id, [...ids]) })

/** Which of these are reports already. */
export async function keptAmong(context: Context, user: SignedIn, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await context.db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.userId, user.id), inArray(reports.id, [...ids])))
  return new Set(rows.map(({ id }) => id))
}

/** Whose reports the user has, by their ids. */
export async function bureausOfReports(context: Context, user: SignedIn): Promise<ReadonlyMap<string, Bureau>> {
  const rows = await context.db
    .select({ id: reports.id, bureau: reports.bureau })
    .from(reports)
    .where(eq(reports.userId, user.id))
  return new Map(rows.map(({ id, bureau }) => [id, bureau]))
}

/** The user's own report; someone else's is not found. */
export async function ownedReport(context: Context, user: SignedIn, id: string): Promise<Owned<ReportRow>> {
  const row = isUuid(id) ? await reportIfKept(context, user, id) : null
  if (!row) throw new Refusal('not_found')
  return row
}

export const NOT_SAID = 'First tell us if this report is yours. We won’t use it until then.'

/** The same where something is to follow from it: the member has to say first that it is theirs. */
export async function usableReport(context: Context, user: SignedIn, id: string): Promise<Owned<ReportRow>> {
  const row = await ownedReport(context, user, id)
  if (row.ownership === 'asked') throw new Refusal('conflict', NOT_SAID)
  return row
}

/** The user's own report; null when it was deleted. */
export async function reportIfKept(context: Context, user: SignedIn, id: string): Promise<Owned<ReportRow> | null> {
  const [stored] = await storedReports(context, user, { where: eq(reports.id, id) })
  return stored === undefined ? null : openReport(stored)
}

const isIt = (user: SignedIn, id: string) => and(eq(reports.userId, user.id), eq(reports.id, id))

/** The reports that hold a file, alone or among others. */
export function holdsFile(userId: string, by: 'file_hash' | 'file_key' | 'id', value: string): SQL {
  const column = sql.identifier(by)
  return sql`(reports.${column} = ${value} or exists (
    select from report_files f where f.user_id = ${userId}::uuid and f.report_id = reports.id and f.${column} = ${value}))`
}

/** The id under which a file lies: that of its reading, and of the report that it was alone. */
export const placeIdOf = ({ fileKey }: Pick<FileOfReport, 'fileKey'>): string => fileKey.split('/').at(-1) ?? ''

/** The files of a report, in their order. */
export const filesOf = (row: ReportHead): readonly [FileOfReport, ...FileOfReport[]] => {
  const [first, ...others] = row.files
  return first === undefined ? [{ ...row, number: 1 }] : [first, ...others]
}

/** The same as it is stored, also by the id that a file of it had by itself. */
export async function ownedStored(context: Context, user: SignedIn, id: string): Promise<Owned<StoredReport>> {
  const [row] = isUuid(id) ? await storedReports(context, user, { where: holdsFile(user.id, 'id', id) }) : []
  if (!row) throw new Refusal('not_found')
  return row
}

/** What is known of the user's own report besides what it says; null when it was deleted. */
export async function headIfKept(context: Context, user: SignedIn, id: string): Promise<Owned<ReportHead> | null> {
  const [row] = await context.db.select(headColumns(user.id)).from(reports).where(isIt(user, id))
  return ownedIfAny(user, row)
}

/** The same, also by the id that a file of it had by itself; someone else's is not found. */
export async function ownedHead(context: Context, user: SignedIn, id: string): Promise<Owned<ReportHead>> {
  const isHeld = and(eq(reports.userId, user.id), isUuid(id) ? holdsFile(user.id, 'id', id) : sql`false`)
  const [row] = ownedRows(user, await context.db.select(headColumns(user.id)).from(reports).where(isHeld))
  if (!row) throw new Refusal('not_found')
  return row
}

/** The reports of one file that wait for their member to say whose they are. */
export async function askedOfFile(
  context: Context,
  user: SignedIn,
  { fileHash }: Pick<ReportHead, 'fileHash'>,
): Promise<Owned<ReportHead>[]> {
  const rows = await context.db
    .select(headColumns(user.id))
    .from(reports)
    .where(and(eq(reports.userId, user.id), eq(reports.fileHash, fileHash), eq(reports.ownership, 'asked')))
  return ownedRows(user, rows)
}

/** All reports from which something follows, newest first. */
export const allReports = async (context: Context, user: SignedIn): Promise<Owned<ReportRow>[]> =>
  (await storedReports(context, user, { where: counts })).map(openReport)

/** Each report, also one that waits for its member to say whose it is. */
export const allStored = (context: Context, user: SignedIn): Promise<Owned<StoredReport>[]> => storedReports(context, user, {})

interface World {
  /** The practice reports, else those of the user's own file. */
  readonly isPractice: boolean
  /** The id of a report that is left out: what it says need not be fetched. */
  readonly without?: string | undefined
}

/** Those of the user's own file or of the practice one. */
export const storedOfWorld = (context: Context, user: SignedIn, { isPractice, without }: World): Promise<Owned<StoredReport>[]> =>
  storedReports(context, user, {
    where: and(isInWorld(isPractice), without === undefined ? undefined : ne(reports.id, without)),
  })

/** The newest of the user's own reports of each bureau; a practice report is never among them. */
export const newestOwnReports = (context: Context, user: SignedIn): Promise<ReportRow[]> => newestOf(context, user, false)

/** Of a report that may be someone else's nothing follows. */
const counts = ne(reports.ownership, 'asked')

const isInWorld = (isPractice: boolean) =>
  isPractice ? eq(reports.source, 'practice') : and(ne(reports.source, 'practice'), counts)

async function newestOf(context: Context, user: SignedIn, isPractice: boolean): Promise<Owned<ReportRow>[]> {
  const rows = await context.db
    .selectDistinctOn([reports.bureau], sealedColumns(user.id))
    .from(reports)
    .where(and(eq(reports.userId, user.id), isInWorld(isPractice)))
    .orderBy(reports.bureau, desc(asPrinted), desc(reports.uploadedAt))
  return (await unsealReports(context, rows)).map(openReport)
}

/** What figures, advice and runs rest on. Practice reports count only for someone who has no report of their own (decision 0007). */
export interface FileAtHand {
  readonly isPractice: boolean
  /** The newest report of each bureau. */
  readonly reports: readonly Owned<ReportRow>[]
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

/** The newest report of each bureau in either world, by their ids alone: for the one who needs nothing of what they say. */
function newestIds(context: Context, user: SignedIn): Promise<Newest[]> {
  const isPractice = sql<boolean>`(${reports.source} = 'practice')`
  return context.db
    .selectDistinctOn([reports.bureau, isPractice], { id: reports.id, isPractice })
    .from(reports)
    .where(and(eq(reports.userId, user.id), counts))
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

/** Until the transaction ends, no one else changes the user's reports: which one is the newest decides what is still listed. */
export const takeReports = (tx: Transaction, user: SignedIn): Promise<void> => oneAtATime(tx, `reports ${user.id}`)
