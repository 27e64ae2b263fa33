import { and, eq } from 'drizzle-orm'
import type { deleteReport as endpoint } from '#contract/reports.ts'
import { ownedReport } from '#server/features/reports/reports.ts'
import { reports } from '#server/database/tables/reports.ts'
import type { Operation } from '#server/platform/operations.ts'
import { transact } from '#server/platform/transact.ts'

/** Deletes the report with its findings and items. Letters and disputes stay: they carry the facts they rest on. */
export const deleteReport: Operation<typeof endpoint> = async (context, { user, params }) => {
  const row = await ownedReport(context, user, params.id)
  await transact(context, user, async (tx) => {
    await tx.delete(reports).where(and(eq(reports.userId, user.id), eq(reports.id, row.id)))
    return { answer: undefined, audit: [{ action: 'report.deleted', subjectKind: 'report', subjectId: row.id }] }
  })
  await context.files.delete(row.fileKey)
  return { message: 'The report, its original and what was read from it are deleted.' }
}
