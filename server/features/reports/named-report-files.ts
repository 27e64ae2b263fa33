import { eq } from 'drizzle-orm'
import { reportFiles, reportReadings, reports } from '#server/database/tables/reports.ts'
import { recognisedPlace } from '#server/features/reports/recognise-pages.ts'
import type { NamedFiles } from '#server/platform/kept-files.ts'

/** The pages of kept reports, what was uploaded for them, and the parts and pages of readings. */
export const namedReportFiles: NamedFiles = async (db, userId, keys) => {
  const alone = await db
    .select({ fileKey: reports.fileKey, originalKey: reports.originalKey })
    .from(reports)
    .where(eq(reports.userId, userId))
  const among = await db
    .select({ fileKey: reportFiles.fileKey, originalKey: reportFiles.originalKey })
    .from(reportFiles)
    .where(eq(reportFiles.userId, userId))
  const kept = [...alone, ...among]
  const reading = await db
    .select({ id: reportReadings.id, fileKeys: reportReadings.fileKeys, status: reportReadings.status })
    .from(reportReadings)
    .where(eq(reportReadings.userId, userId))
  const files = new Set([...kept.map(({ fileKey }) => fileKey), ...reading.flatMap(({ fileKeys }) => fileKeys)])
  const folders = new Set([
    ...kept.map(({ originalKey }) => originalKey),
    // Pages lie next to a reading until it has ended.
    ...reading.flatMap(({ id, status }) => (status === 'processing' ? [recognisedPlace(userId, id)] : [])),
  ])
  return new Set(keys.filter((key) => files.has(key) || folders.has(key.slice(0, key.lastIndexOf('/')))))
}
