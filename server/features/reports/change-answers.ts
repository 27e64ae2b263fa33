import type { AnsweredValues } from '#engine/reading/doubts/answered-values.ts'
import type { SetAside } from '#engine/reading/doubts/doubts.ts'
import { within, type Context } from '#server/context.ts'
import { writtenAnswer } from '#server/features/reports/answer-with-parts.ts'
import { readingIfKept } from '#server/features/reports/reading-rows.ts'
import { answersOf, ownedReport, ownedStored, type ReportRow, takeReports } from '#server/features/reports/report-rows.ts'
import { writeAnew } from '#server/features/reports/write-anew.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Repeat, type Written } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

const BEING_READ = 'We’re still reading this report. Wait until it’s done.'

/** A report as it follows from what was said about it, and how the audit log tells it. */
export interface ChangedAnswers {
  readonly aside: SetAside
  readonly answered: AnsweredValues
  readonly action: string
  readonly detail: Readonly<Record<string, number>>
}

interface Asked {
  readonly user: SignedIn
  /** The report's. */
  readonly id: string
  readonly of: 'confirmValues' | 'takeBackValue'
  /** From the report and what was said about it before; null where nothing changes. */
  change(row: Owned<ReportRow>, before: AnsweredValues | null): ChangedAnswers | null
}

/**
 * Changes what the member said about a report's values; all of it is judged again. A report that is still being read is not touched: the
 * word would be lost with the reading.
 */
export async function changeAnswers(context: Context, { user, id, of, change }: Asked): Promise<Written | Repeat<Written>> {
  if (await readingIfKept(context, user, id)) throw new Refusal('conflict', BEING_READ)
  const isRepeat = await transact(context, user, async (tx) => {
    await takeReports(tx, user)
    const inside = within(context, tx)
    const row = await ownedReport(inside, user, id)
    const changed = change(row, await answersOf(inside, row))
    if (changed === null) return { answer: true, audit: [] }
    await writeAnew(inside, tx, { user, row, changed })
    const { action, detail } = changed
    return { answer: false, audit: [{ action, subjectKind: 'report', subjectId: row.id, detail }] }
  })
  const answer = await writtenAnswer(context, user, { of, reports: [await ownedStored(context, user, id)] })
  return isRepeat ? new Repeat(answer) : answer
}
