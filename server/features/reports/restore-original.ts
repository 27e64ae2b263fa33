import { and, eq } from 'drizzle-orm'
import type { Context } from '#server/context.ts'
import { reports } from '#server/database/tables/reports.ts'
import type { ReadReports } from '#server/features/reports/read-file.ts'
import { type FileOfReport, holdsFile, takeReports } from '#server/features/reports/report-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { keepFiles } from '#server/platform/kept-files.ts'
import { type AuditRow, transact } from '#server/platform/transact.ts'

export const RESTORED = 'The original is saved again.'
export const BEING_RESTORED = `${RESTORED} You can see its pages as soon as they’re ready.`

/** Whether a file of kept reports was deleted, or a part of it. */
export async function isOriginalGone(context: Context, user: SignedIn, { fileKey, originalKey }: FileOfReport): Promise<boolean> {
  const present = await context.files.list(user.id)
  const hasOriginal = originalKey === null || present.some((key) => key.startsWith(`${originalKey}/`))
  return !present.includes(fileKey) || !hasOriginal
}

export const restoredAudit = (rows: readonly { readonly id: string }[]): AuditRow[] =>
  rows.map(({ id }) => ({ action: 'report.original_restored', subjectKind: 'report', subjectId: id }))

/**
 * Keeps the file of reports again where it was; what was read of it stays as it is. False where it would have other pages than
 * those that its entries point to, or the reports were deleted meanwhile.
 */
export async function restoreOriginal(
  context: Context,
  user: SignedIn,
  { file: { fileKey, originalKey, pageCount }, read }: { readonly file: FileOfReport; readonly read: ReadReports },
): Promise<boolean> {
  if (read.pageCount !== pageCount || (originalKey === null) !== (read.original === null)) return false
  const original = read.original === null ? null : { key: `${originalKey}/1.${read.original.ending}`, bytes: read.original.bytes }
  const files = [{ key: fileKey, bytes: read.pages }, ...(original === null ? [] : [original])]
  return keepFiles(context, { userId: user.id, files }, () =>
    transact(context, user, async (tx) => {
      await takeReports(tx, user)
      const rows = await tx
        .select({ id: reports.id })
        .from(reports)
        .where(and(eq(reports.userId, user.id), holdsFile(user.id, 'file_key', fileKey)))
      return { answer: rows.length > 0, audit: restoredAudit(rows) }
    }),
  )
}
