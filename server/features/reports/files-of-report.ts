import { and, eq } from 'drizzle-orm'
import { answeredAgain, type AnsweredValues } from '#engine/reading/doubts/answered-values.ts'
import { setAside, withDoubts } from '#engine/reading/doubts/doubts.ts'
import { joinFiles, type ReportFile, type ReportFiles } from '#engine/reading/files/join-files.ts'
import type { Report } from '#engine/report/report.ts'
import type { Context } from '#server/context.ts'
import { reportFiles } from '#server/database/tables/reports.ts'
import { answersOf, type FileOfReport, filesOf, type ReportRow } from '#server/features/reports/report-rows.ts'
import type { ChangedReport } from '#server/features/reports/write-anew.ts'
import type { Owned } from '#server/platform/caller.ts'
import { textSealsOf } from '#server/platform/sealed-text.ts'

const placeOf = (userId: string, reportId: string, number: number): string => `${userId}/report-file/${reportId}/${number}`

interface FileRow extends FileOfReport {
  readonly id: string
  readonly reading: Report
}

/** The row of a file of this report. */
export async function fileRow(
  inside: Context,
  { userId, id: reportId }: Pick<ReportRow, 'userId' | 'id'>,
  { reading, ...file }: FileRow,
): Promise<typeof reportFiles.$inferInsert> {
  const seals = await textSealsOf(inside, userId)
  const sealedReading = await seals.seal(placeOf(userId, reportId, file.number), JSON.stringify(reading))
  return { ...file, userId, reportId, sealedReading }
}

/** Each file of a report as it was read by itself, before its member said anything of its values. */
export async function filesAsRead(inside: Context, row: Owned<ReportRow>): Promise<ReportFiles> {
  const [file, ...others] = filesOf(row)
  if (row.files.length === 0) return [{ ...file, report: readAlone(row, await answersOf(inside, row)) }]
  const seals = await textSealsOf(inside, row.userId)
  const sealed = await inside.db
    .select({ number: reportFiles.number, reading: reportFiles.sealedReading })
    .from(reportFiles)
    .where(and(eq(reportFiles.userId, row.userId), eq(reportFiles.reportId, row.id)))
  const asRead = async ({ number, pageCount }: FileOfReport): Promise<ReportFile> => {
    const reading = sealed.find((one) => one.number === number)?.reading
    if (reading === undefined) throw new Error('a file of a report has its reading')
    // Ours alone writes it, so what opens has the shape it was sealed with.
    return { number, pageCount, report: JSON.parse(await seals.open(placeOf(row.userId, row.id, number), reading)) }
  }
  return [await asRead(file), ...(await Promise.all(others.map(asRead)))]
}

function readAlone({ content, doubts }: ReportRow, answered: AnsweredValues | null): Report {
  const { sure, doubts: asked } = answered?.read ?? { sure: content, doubts }
  return withDoubts(sure, asked)
}

/** What the files are together, with what the member has said about their values so far. */
export async function joined(inside: Context, row: Owned<ReportRow>, files: ReportFiles): Promise<ChangedReport> {
  const read = setAside(joinFiles(row.id, files))
  const before = await answersOf(inside, row)
  return before === null ? { aside: read, answered: null } : answeredAgain({ read, said: before.said })
}
