import type { recordDisputeAnswer as endpoint } from '#contract/answers.ts'
import { within } from '#server/context.ts'
import { answerAnswer, type AnswerRow, answersOfDispute } from '#server/features/answers/answer-rows.ts'
import { recordAnswer } from '#server/features/answers/record-answer.ts'
import { refuseBeforeReceipt } from '#server/features/answers/refuse-before-receipt.ts'
import { refuseFuture } from '#server/features/answers/refuse-future.ts'
import { ownedDispute, takeDispute } from '#server/features/disputes/disputes.ts'
import { ownedLetter } from '#server/features/letters/letters.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import type { Owned } from '#server/platform/caller.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'
import { transact } from '#server/platform/transact.ts'

/** Records an answer that came without paper to upload, or a silence. The same again at once is one answer. */
export const recordDisputeAnswer: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  const days = await daysOf(context, user)
  refuseFuture(days, 'receivedOn', body.receivedOn)
  if (body.datedOn) refuseFuture(days, 'datedOn', body.datedOn)
  const found = await ownedDispute(context, user, params.id)
  if (body.letterId) await ownedLetter(context, user, body.letterId)
  const { note, datedOn = null, letterId = null, ...said } = body
  const { row, isNew } = await transact<{ row: Owned<AnswerRow>; isNew: boolean }>(context, user, async (tx) => {
    const dispute = await takeDispute(tx, found)
    const last = (await answersOfDispute(within(context, tx), user, dispute.id)).at(-1)
    const isSame =
      last !== undefined && last.kind === said.kind && last.target === said.target && last.receivedOn === said.receivedOn
    if (isSame) return { answer: { row: last, isNew: false }, audit: [] }
    await refuseBeforeReceipt(within(context, tx), user, { ...said, disputeId: dispute.id })
    const recorded = await recordAnswer(context, tx, { user, dispute, ...said, datedOn, letterId, quote: note ?? null })
    return { answer: { row: recorded.answer, isNew: true }, audit: recorded.audit }
  })
  return isNew ? answerAnswer(row) : new Repeat(answerAnswer(row))
}
