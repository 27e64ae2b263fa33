import { eq, and } from 'drizzle-orm'
import { withDoubts } from '#engine/reading/doubts/doubts.ts'
import type { ReportIds } from '#engine/reading/read-document.ts'
import { within, type Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { reportReadings, reports } from '#server/database/tables/reports.ts'
import type { Ownership } from '#engine/words/ownership.ts'
import type { PersonalInfo, Report } from '#engine/report/report.ts'
import type { Concluded } from '#server/features/reports/conclude.ts'
import { joinFile, reportToJoin } from '#server/features/reports/join-file.ts'
import { judgeAnew } from '#server/features/reports/judge-anew.ts'
import type { Arrival, ReportRows } from '#server/features/reports/keep-report.ts'
import type { ReadReports } from '#server/features/reports/read-file.ts'
import type { ReadingRow } from '#server/features/reports/reading-rows.ts'
import { ownershipJudge } from '#server/features/reports/ownership.ts'
import { recordChanges, watchedEntries } from '#server/features/reports/record-changes.ts'
import { removeReplaced } from '#server/features/reports/remove-report.ts'
import { restoredAudit } from '#server/features/reports/restore-original.ts'
import { filePlace, originalsPlace } from '#server/features/reports/original-files.ts'
import { holdsFile, ownedStored, sealReport, type StoredReport, takeReports } from '#server/features/reports/report-rows.ts'
import type { AuditRow } from '#server/platform/transact.ts'
import { type Owned, owned, type SignedIn } from '#server/platform/caller.ts'
import { keepFiles } from '#server/platform/kept-files.ts'
import { transact } from '#server/platform/transact.ts'

export interface Keeping {
  readonly ids: ReportIds
  readonly fileHash: string
  readonly read: ReadReports
  readonly arrival: Arrival
  /** The report, or the failed reading, that these take the place of. */
  readonly replaces: string | null
  /** The reading that ends with this; its parts become the original. */
  readonly reading: ReadingRow | null
}

/**
 * The files first, then every row in one transaction: what is stored is never half a report. Null when the same file came
 * first, or its reading was deleted meanwhile.
 */
export async function keepRead(context: Context, user: SignedIn, keeping: Keeping): Promise<ReportRows | null> {
  const { ids, read } = keeping
  const pages = filePlace(user.id, ids[0])
  const original = read.original === null ? null : `${originalsPlace(user.id, ids[0])}/1.${read.original.ending}`
  const files = [
    { key: pages, bytes: read.pages },
    ...(read.original === null || original === null ? [] : [{ key: original, bytes: read.original.bytes }]),
  ]
  return keepFiles(context, { userId: user.id, files }, () =>
    transact(context, user, async (tx) => {
      const done = await keepRows(context, tx, { user, keeping })
      return done === null
        ? { answer: null, audit: restoredAudit(await ownersOf(tx, user, pages)) }
        : { answer: done.rows, audit: done.audit }
    }),
  )
}

/** The reports that are kept of the file at a place: it was deleted, and is kept again. */
const ownersOf = (tx: Transaction, user: SignedIn, fileKey: string): Promise<{ id: string }[]> =>
  tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.userId, user.id), holdsFile(user.id, 'file_key', fileKey)))

interface KeptRows {
  readonly rows: ReportRows
  readonly audit: readonly AuditRow[]
}

async function keepRows(
  context: Context,
  tx: Transaction,
  { user, keeping }: { user: SignedIn; keeping: Keeping },
): Promise<KeptRows | null> {
  const { fileHash, read, reading, replaces } = keeping
  await takeReports(tx, user)
  if (reading !== null && !(await endReading(tx, reading))) return null
  const isKnown = and(eq(reports.userId, user.id), holdsFile(user.id, 'file_hash', fileHash))
  if ((await tx.$count(reports, isKnown)) > 0) return null
  const isPractice = isKeptAsPractice(keeping)
  const judge = isPractice ? (): Ownership => 'mine' : await ownershipJudge(within(context, tx), user, keeping.arrival.askedAs)
  const replaced = replaces === null ? [] : await removeReplaced(within(context, tx), tx, { user, id: replaces })
  const added = await keepJoined(within(context, tx), tx, { user, keeping, judge })
  if (added !== null) return { ...added, audit: [...added.audit, ...replaced] }
  const [first, ...others] = read.reports
  // The reports of one file come in one moment: that is how they are known to belong together.
  const at = context.now()
  const kept = await keepOne(within(context, tx), tx, {
    user,
    keeping,
    one: first,
    id: keeping.ids[0],
    at,
    ownership: judge(first.personalInfo),
  })
  const rows: [Owned<StoredReport>, ...Owned<StoredReport>[]] = [kept.row]
  const audit = [kept.audit]
  for (const one of others) {
    const next = await keepOne(within(context, tx), tx, {
      user,
      keeping,
      one,
      id: one.id,
      at,
      ownership: judge(one.personalInfo),
    })
    rows.push(next.row)
    audit.push(next.audit)
  }
  const ids = rows.filter(({ ownership }) => ownership !== 'asked').map(({ id }) => id)
  if (ids.length > 0) {
    const watched = await watchedEntries(within(context, tx), user, isPractice)
    await judgeAnew(within(context, tx), tx, { user, isPractice, also: ids })
    await recordChanges(within(context, tx), tx, { user, watched, ids })
    await context.jobs.send(tx, context.reportKept, { userId: user.id })
  }
  return { rows, audit: [...audit, ...replaced] }
}

interface Joining {
  readonly user: SignedIn
  readonly keeping: Keeping
  readonly judge: (person: PersonalInfo) => Ownership
}

/** The report that the file shows further pages of, with them; null where it is a report of its own. */
async function keepJoined(inside: Context, tx: Transaction, { user, keeping, judge }: Joining): Promise<KeptRows | null> {
  const { fileHash, read, arrival } = keeping
  const [one, ...others] = read.reports
  if (others.length > 0 || judge(one.personalInfo) === 'asked') return null
  const sure: Report = JSON.parse(one.content)
  const isPractice = isKeptAsPractice(keeping)
  const places = placesOf(user, keeping)
  const file = {
    ...places,
    fileHash,
    pageCount: read.pageCount,
    uploadedAt: inside.now(),
    report: withDoubts(sure, one.doubts),
    isPractice,
  }
  const row = await reportToJoin(inside, user, file)
  if (row === null) return null
  const watched = await watchedEntries(inside, user, isPractice)
  await joinFile(inside, tx, { user, row, file })
  await recordChanges(inside, tx, { user, watched, ids: [row.id] })
  await inside.jobs.send(tx, inside.reportKept, { userId: user.id })
  const detail = { bureau: row.bureau, accounts: one.accountCount, file: fileHash, source: arrival.source, practice: isPractice }
  return {
    rows: [await ownedStored(inside, user, row.id)],
    audit: [{ action: 'report.file_added', subjectKind: 'report', subjectId: row.id, detail }],
  }
}

/** Where the file's pages lie, and what was uploaded where that is no PDF. */
const placesOf = (user: SignedIn, { ids, read, reading }: Keeping): Pick<StoredReport, 'fileKey' | 'originalKey'> => ({
  fileKey: filePlace(user.id, ids[0]),
  originalKey: read.original !== null || reading !== null ? originalsPlace(user.id, ids[0]) : null,
})

const isKeptAsPractice = ({ read, arrival }: Keeping): boolean => read.isPractice || arrival.source === 'practice'

/** False where it is gone: it was deleted, or someone else has kept it. */
async function endReading(tx: Transaction, reading: ReadingRow): Promise<boolean> {
  const ended = await tx
    .delete(reportReadings)
    .where(and(eq(reportReadings.userId, reading.userId), eq(reportReadings.id, reading.id)))
    .returning({ id: reportReadings.id })
  return ended.length > 0
}

interface KeepingOne {
  readonly user: SignedIn
  readonly keeping: Keeping
  readonly one: Concluded
  readonly id: string
  readonly at: string
  readonly ownership: Ownership
}

async function keepOne(
  inside: Context,
  tx: Transaction,
  { user, keeping, one, id, at, ownership }: KeepingOne,
): Promise<{ row: Owned<StoredReport>; audit: AuditRow }> {
  const { fileHash, read, arrival } = keeping
  const isPractice = isKeptAsPractice(keeping)
  const row = owned<StoredReport>(user, {
    userId: user.id,
    id,
    bureau: one.bureau,
    source: isPractice ? ('practice' as const) : arrival.source,
    reportDate: one.reportDate,
    uploadedAt: at,
    ...placesOf(user, keeping),
    fileHash,
    pageCount: read.pageCount,
    content: withScore(one.content, arrival.score),
    doubts: one.doubts,
    ownership,
    isOwnershipSaid: false,
    totalsAnswer: null,
    hasAnswers: false,
    files: [],
  })
  const { content: _content, doubts: _doubts, hasAnswers: _hasAnswers, files: _files, ...head } = row
  await tx.insert(reports).values({ ...head, ...(await sealReport(inside, row)) })
  const detail = {
    bureau: row.bureau,
    format: one.format,
    accounts: one.accountCount,
    doubts: one.doubts.length,
    reportDate: row.reportDate,
    file: fileHash,
    practice: isPractice,
    asked: ownership === 'asked',
  }
  return { row, audit: { action: arrival.action, subjectKind: 'report', subjectId: id, detail } }
}

function withScore(content: string, score: Arrival['score']): string {
  if (score === null) return content
  const report: Report = JSON.parse(content)
  return report.score === null ? JSON.stringify({ ...report, score: score.value, scoreModel: score.model }) : content
}
