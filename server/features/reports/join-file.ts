import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { withDoubts } from '#engine/reading/doubts/doubts.ts'
import { isOneReport, isPart } from '#engine/reading/files/is-one-report.ts'
import type { ReportFile } from '#engine/reading/files/join-files.ts'
import type { Report } from '#engine/report/report.ts'
import { dayIn } from '#engine/values/local-day.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { reportFiles, reports } from '#server/database/tables/reports.ts'
import { timeZoneOf } from '#server/features/profile/profile.ts'
import { fileRow, filesAsRead, joined } from '#server/features/reports/files-of-report.ts'
import {
  type FileOfReport,
  filesOf,
  openReport,
  placeIdOf,
  type ReportRow,
  storedReports,
} from '#server/features/reports/report-rows.ts'
import { writeAnew } from '#server/features/reports/write-anew.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'

/** A file that was just read. */
export interface NewFile extends Omit<FileOfReport, 'number'> {
  /** With what is in doubt. */
  readonly report: Report
  readonly isPractice: boolean
}

/** The report of which a new file shows further pages; null where it is a report of its own. The caller has taken the reports. */
export async function reportToJoin(inside: Context, user: SignedIn, file: NewFile): Promise<Owned<ReportRow> | null> {
  const { report } = file
  if (!isPart(report)) return null
  const candidates = await storedReports(inside, user, {
    where: and(
      eq(reports.bureau, report.bureau),
      // The second page of an account prints no day.
      report.reportDate === null ? undefined : or(isNull(reports.reportDate), eq(reports.reportDate, report.reportDate)),
      file.isPractice ? eq(reports.source, 'practice') : ne(reports.source, 'practice'),
      ne(reports.ownership, 'asked'),
    ),
  })
  const timeZone = await timeZoneOf(inside, user)
  for (const row of candidates.map(openReport)) {
    // Pages that print no day belong to those that came on the same one.
    const isOfDay =
      (report.reportDate !== null && row.reportDate !== null) ||
      filesOf(row).every((one) => dayIn(one.uploadedAt, timeZone) === dayIn(file.uploadedAt, timeZone))
    if (isOfDay && isOneReport(withDoubts(row.content, row.doubts), report)) return row
  }
  return null
}

/** Adds the file to the report behind its other pages, and judges all of it again. */
export async function joinFile(
  inside: Context,
  tx: Transaction,
  { user, row, file }: { user: SignedIn; row: Owned<ReportRow>; file: NewFile },
): Promise<void> {
  const before = await filesAsRead(inside, row)
  if (row.files.length === 0) await keepFile(inside, tx, { row, file: filesOf(row)[0], read: before[0] })
  const number = Math.max(...before.map((one) => one.number)) + 1
  const added = { number, pageCount: file.pageCount, report: file.report }
  await keepFile(inside, tx, { row, file: { ...file, number }, read: added })
  await writeAnew(inside, tx, {
    user,
    row,
    changed: await joined(inside, row, [...before, added]),
    head: { pageCount: row.pageCount + file.pageCount },
  })
}

async function keepFile(
  inside: Context,
  tx: Transaction,
  { row, file, read }: { row: Owned<ReportRow>; file: FileOfReport; read: ReportFile },
): Promise<void> {
  const { number, fileKey, originalKey, fileHash, pageCount, uploadedAt } = file
  const values = { number, fileKey, originalKey, fileHash, pageCount, uploadedAt, id: placeIdOf(file), reading: read.report }
  await tx.insert(reportFiles).values(await fileRow(inside, row, values))
}
