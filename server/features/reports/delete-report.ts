import type { deleteReport as endpoint } from '#contract/reports.ts'
import { ownedReading, tellReadings } from '#server/features/reports/reading-rows.ts'
import { letGoOfFiles, removeFilesNow } from '#server/features/reports/remove-files.ts'
import { removeReading, removeReport } from '#server/features/reports/remove-report.ts'
import { headIfKept, takeReports } from '#server/features/reports/report-rows.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/**
 * Deletes the report with its findings and items, or stops its reading. Letters and disputes stay: they carry the facts they
 * rest on.
 */
export const deleteReport: Operation<typeof endpoint> = async (context, { user, params: { id } }) => {
  if (!isUuid(id)) throw new Refusal('not_found')
  const gone = await transact(context, user, async (tx) => {
    await takeReports(tx, user)
    const inside = { ...context, db: tx }
    const row = await headIfKept(inside, user, id)
    const removed = row
      ? await removeReport(context, tx, { user, row })
      : await removeReading(tx, await ownedReading(inside, user, id))
    await letGoOfFiles(context, tx, { userId: user.id, keys: removed.files })
    return { answer: removed.files, audit: removed.audit }
  })
  context.readings.stop(id)
  await removeFilesNow(context, { userId: user.id, keys: gone })
  tellReadings(user.id)
  return { message: 'The report, its original and what was read from it are deleted.' }
}
