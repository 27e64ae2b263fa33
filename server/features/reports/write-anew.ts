import { and, eq } from 'drizzle-orm'
import { negativeItems } from '#engine/audit/negative-items.ts'
import type { AnsweredValues } from '#engine/reading/doubts/answered-values.ts'
import type { SetAside } from '#engine/reading/doubts/doubts.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { reports } from '#server/database/tables/reports.ts'
import { renameItems } from '#server/features/negative-items/negative-items.ts'
import { itemsOfReport } from '#server/features/reports/items-of-report.ts'
import { judgeAnew } from '#server/features/reports/judge-anew.ts'
import { type ReportHead, type ReportRow, sealAnswers, sealReport } from '#server/features/reports/report-rows.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'

/** What a kept report says from now on. */
export interface ChangedReport {
  readonly aside: SetAside
  /** Null where nothing was said about its values. */
  readonly answered: AnsweredValues | null
}

interface Writing {
  readonly user: SignedIn
  readonly row: Owned<ReportRow>
  readonly changed: ChangedReport
  /** What else of it changes. */
  readonly head?: Partial<Pick<ReportHead, 'fileKey' | 'originalKey' | 'fileHash' | 'pageCount'>>
}

/** The report as it is now, what was said about it, and findings and items as they follow from it. */
export async function writeAnew(inside: Context, tx: Transaction, { user, row, changed, head = {} }: Writing): Promise<void> {
  const isPractice = row.source === 'practice'
  const { sure, doubts } = changed.aside
  const sealed = await sealReport(inside, { userId: row.userId, id: row.id, content: JSON.stringify(sure), doubts })
  const answers = changed.answered === null ? {} : await sealAnswers(inside, row, changed.answered)
  // Pages or values that change what is counted open the question about the totals again.
  const isCountedAlike = JSON.stringify(sure.totals) === JSON.stringify(row.content.totals)
  const totalsAnswer = isCountedAlike ? row.totalsAnswer : null
  await tx
    .update(reports)
    .set({ ...head, ...sealed, ...answers, reportDate: sure.reportDate, totalsAnswer })
    .where(and(eq(reports.userId, user.id), eq(reports.id, row.id)))
  await renameItems(inside, tx, { user, of: itemsOfReport({ ...row, isPractice }, negativeItems(sure), []) })
  await judgeAnew(inside, tx, { user, isPractice, also: [row.id] })
}
