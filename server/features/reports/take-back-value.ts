import type { takeBackValue as endpoint } from '#contract/confirmations.ts'
import { withoutAnswer } from '#engine/reading/answered-values.ts'
import { within } from '#server/context.ts'
import { writtenAnswer } from '#server/features/reports/answer-with-parts.ts'
import { keepSettled, refuseWhileRead, takeReport } from '#server/features/reports/keep-settled.ts'
import { answersOf, ownedStored } from '#server/features/reports/report-rows.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'
import { transact } from '#server/platform/transact.ts'

/** The value waits for the member's word again, and what rested on it is judged anew. What was not said, or is taken back, changes nothing. */
export const takeBackValue: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  await refuseWhileRead(context, user, params.id)
  const isRepeat = await transact(context, user, async (tx) => {
    const inside = within(context, tx)
    const row = await takeReport(inside, tx, { user, id: params.id })
    const before = await answersOf(inside, row)
    const left = before && withoutAnswer(before, body.key)
    if (left === null) return { answer: true, audit: [] }
    await keepSettled(context, tx, { user, row, ...left })
    const detail = { left: left.aside.doubts.length }
    return { answer: false, audit: [{ action: 'report.value_taken_back', subjectKind: 'report', subjectId: row.id, detail }] }
  })
  const answer = await writtenAnswer(context, user, {
    of: 'takeBackValue',
    reports: [await ownedStored(context, user, params.id)],
  })
  return isRepeat ? new Repeat(answer) : answer
}
