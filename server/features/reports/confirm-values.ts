import type { confirmValues as endpoint } from '#contract/confirmations.ts'
import { withAnswers } from '#engine/reading/answered-values.ts'
import { isAnsweredSo } from '#engine/reading/is-answered-so.ts'
import { keyOf } from '#engine/reading/confirmations.ts'
import { type Answer, settle } from '#engine/reading/settle-doubts.ts'
import { coverSsn } from '#engine/values/social-security-number.ts'
import { within } from '#server/context.ts'
import { writtenAnswer } from '#server/features/reports/answer-with-parts.ts'
import { keepSettled, refuseWhileRead, takeReport } from '#server/features/reports/keep-settled.ts'
import { answersOf, ownedStored, type ReportRow } from '#server/features/reports/report-rows.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'
import { transact } from '#server/platform/transact.ts'

/** Takes the member's word on values: what they say is what the page says. All of it is judged anew; all answers are taken or none. */
export const confirmValues: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  await refuseWhileRead(context, user, params.id)
  const isRepeat = await transact(context, user, async (tx) => {
    const inside = within(context, tx)
    const found = await takeReport(inside, tx, { user, id: params.id })
    const answers = openAnswers(found, body.values)
    if (answers.length === 0) return { answer: true, audit: [] }
    const read = { sure: found.content, doubts: found.doubts }
    const settled = settle(read, answers)
    if ('problems' in settled) throw refused(settled.problems)
    const answered = withAnswers(await answersOf(inside, found), read, answers)
    await keepSettled(context, tx, { user, row: found, aside: settled, answered })
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
