import { and, eq } from 'drizzle-orm'
import { negativeItems } from '#engine/audit/negative-items.ts'
import type { AnsweredValues } from '#engine/reading/answered-values.ts'
import type { SetAside } from '#engine/reading/doubts.ts'
import { within, type Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { reports } from '#server/database/tables/reports.ts'
import { renameItems } from '#server/features/negative-items/negative-items.ts'
import { itemsOfReport } from '#server/features/reports/items-of-report.ts'
import { judgeAnew } from '#server/features/reports/judge-anew.ts'
import { readingIfKept } from '#server/features/reports/reading-rows.ts'
import { ownedReport, type ReportRow, sealAnswers, sealReport, takeReports } from '#server/features/reports/report-rows.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

const BEING_READ = 'This report is still being read. Wait until it is done.'

/** Somebody's word on a report that is still being read would be lost with the reading. */
export async function refuseWhileRead(context: Context, user: SignedIn, id: string): Promise<void> {
  if (await readingIfKept(context, user, id)) throw new Refusal('conflict', BEING_READ)
}

/** The user's own report, which nobody else changes until the transaction ends. */
export async function takeReport(inside: Context, tx: Transaction, { user, id }: { user: SignedIn; id: string }) {
  await takeReports(tx, user)
  return ownedReport(inside, user, id)
}

interface Settled {
  readonly user: SignedIn
  readonly row: Owned<ReportRow>
  readonly aside: SetAside
  readonly answered: AnsweredValues
}

/** The report as it is now, what was said of it, and findings and items as they follow from it. */
export async function keepSettled(context: Context, tx: Transaction, { user, row, aside, answered }: Settled): Promise<void> {
  const inside = within(context, tx)
  const isPractice = row.source === 'practice'
  const { sure, doubts } = aside
  const sealed = await sealReport(inside, { userId: row.userId, id: row.id, content: JSON.stringify(sure), doubts })
  await tx
    .update(reports)
    .set({ ...sealed, ...(await sealAnswers(inside, row, answered)), reportDate: sure.reportDate })
    .where(and(eq(reports.userId, user.id), eq(reports.id, row.id)))
  await renameItems(inside, tx, { user, of: itemsOfReport({ ...row, isPractice }, negativeItems(sure), []) })
  await judgeAnew(inside, tx, { user, isPractice, also: [row.id] })
}
