import { and, eq } from 'drizzle-orm'
import type { sayToCheck as endpoint } from '#contract/answers.ts'
import { SAID_EVENTS } from '#engine/answers/tell-answer.ts'
import { resultChecks } from '#server/database/tables/answers.ts'
import { ownedAnswer } from '#server/features/answers/answer-rows.ts'
import { checkAnswer, checksOf } from '#server/features/answers/check-rows.ts'
import { addEvent, ownedDispute } from '#server/features/disputes/disputes.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** What only the member knows about an entry that a later report lists; the last word counts. */
export const sayToCheck: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  const answer = await ownedAnswer(context, user, params.id)
  const dispute = await ownedDispute(context, user, answer.disputeId)
  const found = (await checksOf(context, user, [answer.id])).find(({ reportId }) => reportId === body.reportId)
  if (!found) throw new Refusal('not_found')
  if (found.check.question === null) throw new Refusal('invalid', 'There’s no question here.')
  if (found.said === body.said) return checkAnswer(found)
  const at = context.now()
  await transact(context, user, async (tx) => {
    const isIt = and(
      eq(resultChecks.userId, user.id),
      eq(resultChecks.answerId, answer.id),
      eq(resultChecks.reportId, found.reportId),
    )
    await tx.update(resultChecks).set({ said: body.said, saidAt: at }).where(isIt)
    await addEvent(context, tx, {
      dispute,
      at,
      kind: 'said',
      text: SAID_EVENTS[body.said],
      facts: { by: 'member', answerId: answer.id },
    })
    const detail = { said: body.said }
    return { answer: undefined, audit: [{ action: 'answer.said', subjectKind: 'dispute', subjectId: dispute.id, detail }] }
  })
  return checkAnswer({ ...found, said: body.said, saidAt: at })
}
