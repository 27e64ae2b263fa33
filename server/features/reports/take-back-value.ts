import type { takeBackValue as endpoint } from '#contract/confirmations.ts'
import { withoutAnswer } from '#engine/reading/doubts/answered-values.ts'
import { changeAnswers } from '#server/features/reports/change-answers.ts'
import type { Operation } from '#server/platform/operations.ts'

/** The value waits for the member's word again, and what rested on it is judged again. What was not said, or is taken back, changes nothing. */
export const takeBackValue: Operation<typeof endpoint> = (context, { user, params, body }) =>
  changeAnswers(context, {
    user,
    id: params.id,
    of: 'takeBackValue',
    change: (_row, before) => {
      const left = before && withoutAnswer(before, body.key)
      return left && { ...left, action: 'report.value_taken_back', detail: { left: left.aside.doubts.length } }
    },
  })
