import { and, eq } from 'drizzle-orm'
import type { confirmValues as endpoint } from '#contract/reports.ts'
import type { Doubt } from '#engine/reading/doubts.ts'
import { isAnsweredSo } from '#engine/reading/is-answered-so.ts'
import { negativeItems } from '#engine/audit/negative-items.ts'
import { keyOf } from '#engine/reading/confirmations.ts'
import { type Answer, settle } from '#engine/reading/settle-doubts.ts'
import { coverSsn } from '#engine/values/social-security-number.ts'
import type { Report } from '#engine/report/report.ts'
import { within, type Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { reports } from '#server/database/tables/reports.ts'
import { renameItems } from '#server/features/negative-items/negative-items.ts'
import { writtenAnswer } from '#server/features/reports/answer-with-parts.ts'
import { itemsOfReport } from '#server/features/reports/items-of-report.ts'
import { judgeAnew } from '#server/features/reports/judge-anew.ts'
import { readingIfKept } from '#server/features/reports/reading-rows.ts'
import { ownedReport, ownedStored, type ReportRow, sealReport, takeReports } from '#server/features/reports/report-rows.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'
import { transact } from '#server/platform/transact.ts'

const BEING_READ = 'This report is still being read. Wait until it is done.'

/** Takes the member's word on values: what they say is what the page says. All of it is judged anew; all answers are taken or none. */
export const confirmValues: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  if (await readingIfKept(context, user, params.id)) throw new Refusal('conflict', BEING_READ)
  const isRepeat = await transact(context, user, async (tx) => {
    await takeReports(tx, user)
    const inside = within(context, tx)
    const found = await ownedReport(inside, user, params.id)
    const answers = openAnswers(found, body.values)
    if (answers.length === 0) return { answer: true, audit: [] }
    const settled = settle({ sure: found.content, doubts: found.doubts }, answers)
    if ('problems' in settled) throw refused(settled.problems)
    await keepSettled(inside, tx, { user, row: found, report: settled.sure, doubts: settled.doubts })
    const detail = { values: answers.length, left: settled.doubts.length, corrected: answers.filter(isCorrection(found)).length }
    const audit = [{ action: 'report.confirmed', subjectKind: 'report', subjectId: found.id, detail }]
    return { answer: false, audit }
  })
  const answer = await writtenAnswer(context, user, {
    of: 'confirmValues',
    reports: [await ownedStored(context, user, params.id)],
  })
  return isRepeat ? new Repeat(answer) : answer
}

function refused(problems: readonly { readonly key: string; readonly message: string }[]): Refusal {
  const issues = problems.map(({ key, message }) => ({ path: coverSsn(key), message }))
  return new Refusal('invalid', issues[0]?.message, { issues })
}

/** Without those that were given before: the same word twice changes nothing. */
function openAnswers(row: ReportRow, answers: readonly Answer[]): readonly Answer[] {
  const open = new Set(row.doubts.map(keyOf))
  return answers.filter((answer) => open.has(answer.key) || !isAnsweredSo(row.content, answer))
}

const isCorrection =
  (row: ReportRow) =>
  ({ key, value }: Answer): boolean =>
    row.doubts.some((doubt) => keyOf(doubt) === key && String(doubt.value) !== value)

interface Settled {
  readonly user: SignedIn
  readonly row: Owned<ReportRow>
  readonly report: Report
  readonly doubts: readonly Doubt[]
}

/** The report as it is now, with findings and items as they follow from it. */
async function keepSettled(inside: Context, tx: Transaction, { user, row, report, doubts }: Settled): Promise<void> {
  const isPractice = row.source === 'practice'
  const sealed = await sealReport(inside, { userId: row.userId, id: row.id, content: JSON.stringify(report), doubts })
  await tx
    .update(reports)
    .set({ ...sealed, reportDate: report.reportDate })
    .where(and(eq(reports.userId, user.id), eq(reports.id, row.id)))
  await renameItems(inside, tx, { user, of: itemsOfReport({ ...row, isPractice }, negativeItems(report), []) })
  await judgeAnew(inside, tx, { user, isPractice, also: [row.id] })
}
