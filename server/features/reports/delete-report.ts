import type { deleteReport as endpoint } from '#contract/reports.ts'
import { ownedReading, tellReadings } from '#server/features/reports/reading-rows.ts'
import { removeReading, removeReport } from '#server/features/reports/remove-report.ts'
import { headIfKept, takeReports } from '#server/features/reports/report-rows.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import { sweepLater, sweepNow } from '#server/platform/kept-files.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/**
 * Deletes the report with its findings and items, or stops its reading. Letters and disputes stay: they carry the facts they
 * rest on.
 */
export const deleteReport: Operation<typeof endpoint> = async (context, { user, params: { id } }) => {
  if (!isUuid(id)) throw new Refusal('not_found')
  await transact(context, user, async (tx) => {
    await takeReports(tx, user)
    const inside = { ...context, db: tx }
    const row = await headIfKept(inside, user, id)
    const audit = row
      ? await removeReport(context, tx, { user, row })
      : await removeReading(tx, await ownedReading(inside, user, id))
    await sweepLater(context, tx, user.id)
    return { answer: undefined, audit }
  })
  context.readings.stop(id)
  await sweepNow(context, user.id)
  await tellReadings(context, user.id)
  return { message: 'The report, its original and what we read from it are deleted.' }
}
