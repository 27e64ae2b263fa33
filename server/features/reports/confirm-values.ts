import type { confirmValues as endpoint } from '#contract/confirmations.ts'
import { withAnswers } from '#engine/reading/doubts/answered-values.ts'
import { isAnsweredSo } from '#engine/reading/doubts/is-answered-so.ts'
import { keyOf } from '#engine/reading/doubts/confirmations.ts'
import { type Answer, settle } from '#engine/reading/doubts/settle-doubts.ts'
import { coverSsn } from '#engine/values/social-security-number.ts'
import { changeAnswers } from '#server/features/reports/change-answers.ts'
import type { ReportRow } from '#server/features/reports/report-rows.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** Takes the member's word on values: what they say is what the page says. All of it is judged again; all answers are taken or none. */
export const confirmValues: Operation<typeof endpoint> = (context, { user, params, body }) =>
  changeAnswers(context, {
    user,
    id: params.id,
    of: 'confirmValues',
    change: (row, before) => {
      const answers = openAnswers(row, body.values)
      if (answers.length === 0) return null
      const read = { sure: row.content, doubts: row.doubts }
      const aside = settle(read, answers)
      if ('problems' in aside) throw refused(aside.problems)
      const corrected = answers.filter(isCorrection(row)).length
      const detail = { values: answers.length, left: aside.doubts.length, corrected }
      return { aside, answered: withAnswers(before, read, answers), action: 'report.confirmed', detail }
    },
  })

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
