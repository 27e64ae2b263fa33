import { and, eq } from 'drizzle-orm'
import type { deleteReport as endpoint } from '#contract/reports.ts'
import { negativeItems } from '#engine/audit/negative-items.ts'
import { within, type Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { findingsOfReports } from '#server/features/findings/findings.ts'
import { recordItems } from '#server/features/negative-items/negative-items.ts'
import { itemsOfReport } from '#server/features/reports/items-of-report.ts'
import { allReports, ownedReport, takeReports, type ReportRow } from '#server/features/reports/report-rows.ts'
import { reports } from '#server/database/tables/reports.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { transact } from '#server/platform/transact.ts'

/** Deletes the report with its findings and items. Letters and disputes stay: they carry the facts they rest on. */
export const deleteReport: Operation<typeof endpoint> = async (context, { user, params }) => {
  const row = await ownedReport(context, user, params.id)
  await transact(context, user, async (tx) => {
    await takeReports(tx, user)
    await relist(within(context, tx), tx, { user, without: row })
    await tx.delete(reports).where(and(eq(reports.userId, user.id), eq(reports.id, row.id)))
    return { answer: undefined, audit: [{ action: 'report.deleted', subjectKind: 'report', subjectId: row.id }] }
  })
  await context.files.delete(row.fileKey)
  return { message: 'The report, its original and what was read from it are deleted.' }
}

/** Where the newest report of a bureau goes, the one before it says again what is listed; its entries keep their disputes. */
async function relist(
  context: Context,
  tx: Transaction,
  { user, without }: { user: SignedIn; without: ReportRow },
): Promise<void> {
  const ofBureau = (await allReports(context, user)).filter(
    ({ bureau, source }) => bureau === without.bureau && (source === 'practice') === (without.source === 'practice'),
  )
  const [newest, before] = ofBureau
  if (newest?.id !== without.id || before === undefined) return
  const findings = await findingsOfReports(context, user, [before.id])
  const report = { ...before, isPractice: before.source === 'practice' }
  await recordItems(context, tx, { user, of: itemsOfReport(report, negativeItems(before.content), findings) })
}
