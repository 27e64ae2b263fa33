import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { uploadReport as endpoint } from '#contract/reports.ts'
import type { Report } from '#engine/report/report.ts'
import { type Bureau, BUREAU_NAMES } from '#engine/words/bureau.ts'
import { within, type Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { countDisputes } from '#server/features/disputes/disputes.ts'
import { keepFindings } from '#server/features/findings/findings.ts'
import { recordItems, recordPastItems } from '#server/features/negative-items/negative-items.ts'
import { answerOne } from '#server/features/reports/answer-with-parts.ts'
import { readFile, type ReadReport } from '#server/features/reports/read-file.ts'
import { itemsOfReport } from '#server/features/reports/items-of-report.ts'
import { allReports, asPrinted, filePlace, takeReports, type ReportRow } from '#server/features/reports/reports.ts'
import { reports } from '#server/database/tables/reports.ts'
import type { Owned, SignedIn, UploadedFile } from '#server/platform/caller.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { seal } from '#server/platform/seal.ts'
import { keyedHash } from '#server/platform/secret.ts'
import { transact, type Change } from '#server/platform/transact.ts'

/** Reads a report and keeps it with what follows from it. A file that was uploaded before answers with the stored report. */
export const uploadReport: Operation<typeof endpoint> = async (context, { user, body, files }) => {
  const file = chosenFile(files)
  const fileHash = keyedHash(context.secret, 'report file', file.bytes)
  const known = await storedBefore(context, user, fileHash)
  if (known) {
    refuseMismatch(body.bureau, known.bureau)
    return new Repeat(await answered(context, user, known))
  }

  const reportId = randomUUID()
  const earlier = (await allReports(context, user)).map((row) => row.content)
  const hasDisputes = (await countDisputes(context, user)).total > 0
  const disputes = hasDisputes ? null : { open: [], ever: [] }
  const read = await readFile(context, { bytes: file.bytes, password: body.password ?? null, reportId, earlier, disputes })
  refuseMismatch(body.bureau, read.report.bureau)
  const kept = await keep(context, user, { reportId, fileHash, read })
  if (kept) return answered(context, user, kept)
  const winner = await storedBefore(context, user, fileHash)
  if (!winner) throw new Refusal('conflict', 'This report was deleted while it was uploaded. Upload it again.')
  return new Repeat(await answered(context, user, winner))
}

function chosenFile(files: readonly UploadedFile[]): UploadedFile {
  const file = files.find((one) => one.field === 'creditReport')
  // A browser whose user chose no file sends an empty one without a name.
  if (!file || file.name === '') throw new Refusal('invalid', 'Please select both a file and credit bureau.')
  if (file.bytes.length === 0) {
    throw new Refusal('damaged_file', 'This file is empty. Download the report again from the bureau and upload the new file.')
  }
  return file
}

function refuseMismatch(chosen: Bureau | 'auto', detected: Bureau): void {
  if (chosen === 'auto' || chosen === detected) return
  const [wrong, right] = [BUREAU_NAMES[chosen], BUREAU_NAMES[detected]]
  const message = `You chose ${wrong}, but this is a report from ${right}. Choose ${right} and upload it again.`
  throw new Refusal('bureau_mismatch', message, { detected })
}

async function answered(context: Context, user: SignedIn, row: Owned<ReportRow>) {
  const report = await answerOne(context, user, row)
  return { report, reports: [report] }
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
  const { reportId, fileHash, read } = keeping
  await takeReports(tx, user)
  const values = {
    userId: user.id,
    id: reportId,
    bureau: read.report.bureau,
    source: 'upload' as const,
    reportDate: read.report.reportDate,
    uploadedAt: context.now(),
    fileKey: filePlace(user.id, reportId),
    fileHash,
    pageCount: read.pageCount,
    content: read.report,
  }
  const [row] = await tx.insert(reports).values(values).onConflictDoNothing().returning()
  if (!row) return { answer: null, audit: [] }
  await keepFindings(tx, user, read.findings)
  const of = itemsOfReport({ ...row, isPractice: false }, read.negativeItems, read.findings)
  const record = (await isNewest(within(context, tx), user, read.report)) ? recordItems : recordPastItems
  await record(context, tx, { user, of })
  const detail = {
    bureau: row.bureau,
    format: read.report.format,
    accounts: read.report.accounts.length,
    findings: read.findings.length,
  }
  return { answer: row, audit: [{ action: 'report.uploaded', subjectKind: 'report', subjectId: reportId, detail }] }
}

/** An older report of the bureau adds history; it does not bring back what the newest one no longer lists. */
async function isNewest(context: Context, user: SignedIn, report: Report): Promise<boolean> {
  const isNewer = sql`${asPrinted} > ${report.reportDate ?? ''}`
  const newer = and(eq(reports.userId, user.id), eq(reports.bureau, report.bureau), ne(reports.id, report.id), isNewer)
  return (await context.db.$count(reports, newer)) === 0
}
