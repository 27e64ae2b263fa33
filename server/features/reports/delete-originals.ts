import { within, type Context } from '#server/context.ts'
import { filesOf, headsBefore, oldestSince, takeReports } from '#server/features/reports/report-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { removeFiles } from '#server/platform/kept-files.ts'
import { readAudit } from '#server/platform/read-audit.ts'
import { transact } from '#server/platform/transact.ts'

interface Sweeping {
  /** Reports that were uploaded before this instant. */
  readonly before: string
  /** Which of the reports something still rests on, asked in the transaction. */
  readonly isInUse: (inside: Context) => Promise<(reportId: string) => boolean>
}

interface LeftFiles {
  readonly isSomeLeft: boolean
  readonly nextCameAt: string | null
}

/**
 * Deletes the files of old reports; what was read of them stays. A file of several reports goes when none of them is needed, and what
 * waits for the member's word keeps its pages. Answers whether files are left that have had their time, and when the next one came.
 */
export async function deleteOriginals(context: Context, user: SignedIn, { before, isInUse }: Sweeping): Promise<LeftFiles> {
  const present = new Set(await context.files.list(user.id))
  const { gone, isSomeLeft } = await transact(context, user, async (tx) => {
    await takeReports(tx, user)
    const old = await headsBefore(within(context, tx), user, before)
    const rows = old.filter((row) => filesOf(row).every(({ uploadedAt }) => uploadedAt < before))
    const needed = await isInUse(within(context, tx))
    // What was uploaded again has its time from then on.
    const restored = await readAudit(within(context, tx), user, ['report.original_restored'])
    const isFresh = (reportId: string): boolean => restored.some(({ subjectId, at }) => subjectId === reportId && at >= before)
    const kept = new Set(rows.filter((row) => row.isWaiting || needed(row.id) || isFresh(row.id)).map((row) => row.fileKey))
    const isThere = (row: (typeof rows)[number]): boolean => filesOf(row).some(({ fileKey }) => present.has(fileKey))
    const going = rows.filter((row) => !kept.has(row.fileKey) && isThere(row))
    const isLeft = old.some((row) => isThere(row) && !going.includes(row))
    const files = going
      .flatMap(filesOf)
      .flatMap(({ fileKey, originalKey }) => [
        fileKey,
        ...[...present].filter((key) => originalKey !== null && key.startsWith(`${originalKey}/`)),
      ])
    const audit = going.map((row) => ({ action: 'report.original_deleted', subjectKind: 'report', subjectId: row.id }))
    return { answer: { gone: files, isSomeLeft: isLeft }, audit }
  })
  await removeFiles(context, user.id, [...new Set(gone)])
  return { isSomeLeft, nextCameAt: await oldestSince(context, user, before) }
}
