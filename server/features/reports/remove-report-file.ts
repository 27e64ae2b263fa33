import { and, eq } from 'drizzle-orm'
import type { removeReportFile as endpoint } from '#contract/report-files.ts'
import type { ReportFiles } from '#engine/reading/files/join-files.ts'
import { within } from '#server/context.ts'
import { reportFiles, reportReadings } from '#server/database/tables/reports.ts'
import { filesAsRead, joined } from '#server/features/reports/files-of-report.ts'
import { ownedReport, takeReports } from '#server/features/reports/report-rows.ts'
import { writeAnew } from '#server/features/reports/write-anew.ts'
import { sweepLater, sweepNow } from '#server/platform/kept-files.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

const ONLY_FILE = 'This is the only file of the report. Delete the report instead.'

/** What only this file shows goes with it; pages behind it move up, and all of the report is judged again. */
export const removeReportFile: Operation<typeof endpoint> = async (context, { user, params }) => {
  const number = Number.parseInt(params.number, 10)
  await transact(context, user, async (tx) => {
    await takeReports(tx, user)
    const inside = within(context, tx)
    const row = await ownedReport(inside, user, params.id)
    const gone = row.files.find((file) => file.number === number)
    const [first, ...others] = row.files.filter((file) => file !== gone)
    if (first === undefined) throw new Refusal('conflict', ONLY_FILE)
    if (gone === undefined) throw new Refusal('not_found')
    const isOf = and(eq(reportFiles.userId, user.id), eq(reportFiles.reportId, row.id))
    const read = await filesAsRead(inside, row)
    const [one, ...more] = read.filter((file) => file.number !== number)
    if (one === undefined) throw new Refusal('conflict', ONLY_FILE)
    const files: ReportFiles = [one, ...more]
    const changed = await joined(inside, row, files)
    await tx.delete(reportFiles).where(and(isOf, eq(reportFiles.number, number)))
    await tx.delete(reportReadings).where(and(eq(reportReadings.userId, user.id), eq(reportReadings.fileHash, gone.fileHash)))
    const { fileKey, originalKey, fileHash } = first
    const pageCount = [first, ...others].reduce((sum, file) => sum + file.pageCount, 0)
    await writeAnew(inside, tx, { user, row, changed, head: { fileKey, originalKey, fileHash, pageCount } })
    await sweepLater(context, tx, user.id)
    const detail = { file: number, left: files.length }
    return { answer: undefined, audit: [{ action: 'report.file_removed', subjectKind: 'report', subjectId: row.id, detail }] }
  })
  await sweepNow(context, user.id)
  return { message: 'The file and what only it showed are gone. The rest of the report stays.' }
}
