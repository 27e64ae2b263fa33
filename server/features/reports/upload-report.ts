import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { uploadReport as endpoint } from '#contract/reports.ts'
import type { Report } from '#engine/report/report.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { keepFindings } from '#server/features/findings/findings.ts'
import { recordItems } from '#server/features/negative-items/negative-items.ts'
import { answerOne } from '#server/features/reports/answer-with-parts.ts'
import { readFile, type ReadReport } from '#server/features/reports/read-file.ts'
import { allReports, filePlace, type ReportRow } from '#server/features/reports/reports.ts'
import { reports } from '#server/database/tables/reports.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { seal } from '#server/platform/seal.ts'
import { keyedHash } from '#server/platform/secret.ts'
import { transact } from '#server/platform/transact.ts'

/** Reads a report and keeps it with what follows from it. A file that was uploaded before answers with the stored report. */
export const uploadReport: Operation<typeof endpoint> = async (context, { user, body, files }) => {
  const file = files.find((one) => one.field === 'creditReport')
  if (!file || file.bytes.length === 0) throw new Refusal('invalid', 'Please select both a file and credit bureau.')
  const fileHash = keyedHash(context.secret, 'report file', file.bytes)
  const known = await storedBefore(context, user, fileHash)
  if (known) return new Repeat(await answered(context, user, known))

  const reportId = randomUUID()
  const earlier = (await allReports(context, user)).map((row) => row.content)
  const read = await readFile(context, { bytes: file.bytes, password: body.password ?? null, reportId, earlier })
  if (body.bureau !== 'auto' && body.bureau !== read.report.bureau) {
    const [chosen, detected] = [BUREAU_NAMES[body.bureau], BUREAU_NAMES[read.report.bureau]]
    const message = `You chose ${chosen}, but this is a report from ${detected}. Choose ${detected} and upload it again.`
    throw new Refusal('bureau_mismatch', message, { detected: read.report.bureau })
  }
  return answered(context, user, await keep(context, user, { reportId, fileHash, read }))
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

/** The file first, then every row in one transaction: what is stored is never half a report. */
async function keep(context: Context, user: SignedIn, { reportId, fileHash, read }: Keeping): Promise<Owned<ReportRow>> {
  const place = filePlace(user.id, reportId)
  await context.files.put(place, seal(context.secret, place, read.original))
  try {
    return await transact(context, user, async (tx) => {
      const values = {
        userId: user.id,
        id: reportId,
        bureau: read.report.bureau,
        source: 'upload' as const,
        reportDate: read.report.reportDate,
        uploadedAt: context.now(),
        fileKey: place,
        fileHash,
        pageCount: read.pageCount,
        content: read.report,
      }
      const [row] = await tx.insert(reports).values(values).returning()
      if (!row) throw new Error('an inserted report comes back')
      await keepFindings(tx, user, read.findings)
      if (await isNewest(context, user, read.report)) {
        await recordItems(context, tx, { user, of: itemsOf(reportId, read) })
      }
      const detail = { bureau: row.bureau, format: read.report.format, accounts: read.report.accounts.length, findings: read.findings.length }
      return { answer: row, audit: [{ action: 'report.uploaded', subjectKind: 'report', subjectId: reportId, detail }] }
    })
  } catch (error) {
    await context.files.delete(place)
    throw error
  }
}

/** An older report of the bureau adds history; it does not bring back what the newest one no longer lists. */
async function isNewest(context: Context, user: SignedIn, report: Report): Promise<boolean> {
  const others = (await allReports(context, user)).filter((row) => row.bureau === report.bureau && row.id !== report.id)
  return others.every((row) => (row.reportDate ?? '') <= (report.reportDate ?? ''))
}

function itemsOf(reportId: string, read: ReadReport) {
  const counts = new Map<string, number>()
  for (const { subjectId } of read.findings) {
    if (subjectId !== null) counts.set(subjectId, (counts.get(subjectId) ?? 0) + 1)
  }
  return { reportId, bureau: read.report.bureau, isPractice: false, items: read.negativeItems, findingCounts: counts }
}
