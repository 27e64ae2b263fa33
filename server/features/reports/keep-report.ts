import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Bureau } from '#engine/words/bureau.ts'
import { within, type Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { reports } from '#server/database/tables/reports.ts'
import { countDisputes } from '#server/features/disputes/disputes.ts'
import { keepFindings } from '#server/features/findings/findings.ts'
import { recordItems, recordPastItems } from '#server/features/negative-items/negative-items.ts'
import type { World } from '#server/features/reports/digest.ts'
import { itemsOfReport } from '#server/features/reports/items-of-report.ts'
import { readFile, type ReadReport } from '#server/features/reports/read-file.ts'
import { allReports, filePlace, isNewestReport, takeReports, type ReportRow } from '#server/features/reports/report-rows.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { seal } from '#server/platform/seal.ts'
import { keyedHash } from '#server/platform/secret.ts'
import { transact, type Change } from '#server/platform/transact.ts'

/** A report file, however it came. */
export interface ArrivedReport {
  readonly bytes: Uint8Array
  readonly password: string | null
  /** What says that it comes from the practice bureaus is kept as practice, whatever stands here. */
  readonly source: ReportRow['source']
  /** The act for the audit log; rewards count these. */
  readonly action: 'report.uploaded' | 'report.generated' | 'report.pulled' | 'report.fetched' | 'report.connected'
  /** A score that came beside the file; one that the file prints stands over it. */
  readonly score: { readonly value: number; readonly model: string } | null
  /** Throws a refusal for a bureau that was not meant. */
  readonly accept: (bureau: Bureau) => void
}

export interface KeptReport {
  readonly row: Owned<ReportRow>
  /** False where the very same file was kept before. */
  readonly isNew: boolean
}

/** Reads a file and keeps the report with its pages, findings and negative items. The same file twice is one report. */
export async function keepReport(context: Context, user: SignedIn, arrived: ArrivedReport): Promise<KeptReport> {
  const fileHash = keyedHash(context.secret, 'report file', arrived.bytes)
  const known = await storedBefore(context, user, fileHash)
  if (known) {
    arrived.accept(known.bureau)
    return { row: known, isNew: false }
  }
  const reportId = randomUUID()
  const [own, practice] = await worldsOf(context, user)
  const { bytes, password } = arrived
  const read = await readFile(context, { bytes, password, reportId, own, practice })
  arrived.accept(read.report.bureau)
  const row = await keep(context, user, { reportId, fileHash, read, arrived })
  if (row) return { row, isNew: true }
  const winner = await storedBefore(context, user, fileHash)
  if (!winner) throw new Refusal('conflict', 'This report was deleted while it was uploaded. Upload it again.')
  return { row: winner, isNew: false }
}

/** What is known of the user's own file and of the practice one. */
async function worldsOf(context: Context, user: SignedIn): Promise<readonly [own: World, practice: World]> {
  const [rows, ownDisputes, practiceDisputes] = await Promise.all([
    allReports(context, user),
    countDisputes(context, user, { isPractice: false }),
    countDisputes(context, user, { isPractice: true }),
  ])
  const world = (isPractice: boolean, disputes: number): World => ({
    earlier: rows.filter(({ source }) => (source === 'practice') === isPractice).map(({ content }) => content),
    disputes: disputes > 0 ? null : { open: [], ever: [] },
  })
  return [world(false, ownDisputes.total), world(true, practiceDisputes.total)]
}

async function storedBefore(context: Context, user: SignedIn, fileHash: string): Promise<Owned<ReportRow> | null> {
  const [row] = await context.db
    .select()
    .from(reports)
    .where(and(eq(reports.userId, user.id), eq(reports.fileHash, fileHash)))
  return row ?? null
}

interface Keeping {
  readonly reportId: string
  readonly fileHash: string
  readonly read: ReadReport
  readonly arrived: ArrivedReport
}

/** The file first, then every row in one transaction: what is stored is never half a report. Null when the same file came first. */
async function keep(context: Context, user: SignedIn, keeping: Keeping): Promise<Owned<ReportRow> | null> {
  const { reportId, read } = keeping
  const place = filePlace(user.id, reportId)
  await context.files.put(place, seal(context.secret, place, read.original))
  try {
    const kept = await transact(context, user, (tx) => keepRows(context, tx, { user, keeping }))
    if (kept === null) await context.files.delete(place)
    return kept
  } catch (error) {
    await context.files.delete(place)
    throw error
  }
}

async function keepRows(
  context: Context,
  tx: Transaction,
  { user, keeping }: { user: SignedIn; keeping: Keeping },
): Promise<Change<Owned<ReportRow> | null>> {
  const { reportId, fileHash, read, arrived } = keeping
  const isPractice = read.isPractice || arrived.source === 'practice'
  await takeReports(tx, user)
  const values = {
    userId: user.id,
    id: reportId,
    bureau: read.report.bureau,
    source: isPractice ? ('practice' as const) : arrived.source,
    reportDate: read.report.reportDate,
    uploadedAt: context.now(),
    fileKey: filePlace(user.id, reportId),
    fileHash,
    pageCount: read.pageCount,
    content: withScore(read.report, arrived.score),
  }
  const [row] = await tx.insert(reports).values(values).onConflictDoNothing().returning()
  if (!row) return { answer: null, audit: [] }
  await keepFindings(tx, user, { list: read.findings, isPractice })
  const of = itemsOfReport({ ...row, isPractice }, read.negativeItems, read.findings)
  const record = (await isNewestReport(within(context, tx), row)) ? recordItems : recordPastItems
  await record(context, tx, { user, of })
  const detail = {
    bureau: row.bureau,
    format: read.report.format,
    accounts: read.report.accounts.length,
    findings: read.findings.length,
    reportDate: row.reportDate,
    file: fileHash,
    practice: isPractice,
  }
  return { answer: row, audit: [{ action: arrived.action, subjectKind: 'report', subjectId: reportId, detail }] }
}

const withScore = (report: ReadReport['report'], score: ArrivedReport['score']): ReadReport['report'] =>
  score === null || report.score !== null ? report : { ...report, score: score.value, scoreModel: score.model }
