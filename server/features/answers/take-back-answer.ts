import { and, eq } from 'drizzle-orm'
import type { takeBackAnswer as endpoint } from '#contract/answers.ts'
import { takenBackEvent } from '#engine/answers/tell-answer.ts'
import { within } from '#server/context.ts'
import { answers } from '#server/database/tables/answers.ts'
import {
  answerAnswer,
  type AnswerRow,
  answersOfDispute,
  openAnswer,
  ownedAnswer,
  takeAnswerRow,
} from '#server/features/answers/answer-rows.ts'
import { type DisputeRow, ownedDispute, takeAnswer, takeDispute } from '#server/features/disputes/disputes.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

/** Takes back the newest answer of a dispute: what was recorded stays in the timeline, with the correction behind it. */
export const takeBackAnswer: Operation<typeof endpoint> = async (context, { user, params }) => {
  const found = await ownedAnswer(context, user, params.id)
  const row = await transact(context, user, async (tx) => {
    const inside = within(context, tx)
    const dispute = await takeDispute(tx, await ownedDispute(inside, user, found.disputeId))
    const answer = await takeAnswerRow(inside, found)
    if (answer.takenBackAt !== null) return { answer, audit: [] }
    const newest = (await answersOfDispute(inside, user, dispute.id)).at(-1)
    if (newest?.id !== answer.id) throw new Refusal('conflict', 'There’s a newer answer. Undo that one first.')
    const at = context.now()
    const text = takenBackEvent({ ...answer, creditor: dispute.creditor })
    const standing = isUntouched(dispute, answer) ? standingBefore(answer) : standingNow(dispute)
    const facts = {
      by: 'member',
      answerId: answer.id,
      from: dispute.status,
      to: standing.status,
      outcome: standing.outcome,
    } as const
    await takeAnswer(context, tx, { dispute, standing, event: { at, kind: 'answer_taken_back', text, facts } })
    const [taken] = await tx
      .update(answers)
      .set({ takenBackAt: at })
      .where(and(eq(answers.userId, user.id), eq(answers.id, answer.id)))
      .returning()
    const opened = await openAnswer(inside, user, taken)
    if (opened === null) throw new Refusal('not_found')
    const detail = { kind: answer.kind, from: dispute.status, to: standing.status }
    return { answer: opened, audit: [{ action: 'answer.taken_back', subjectKind: 'dispute', subjectId: dispute.id, detail }] }
  })
  return answerAnswer(row)
}

/** Letters sent since then wait for their own answer, and stay. */
const isUntouched = (dispute: DisputeRow, answer: AnswerRow): boolean =>
  answer.kind === 'no_answer' || dispute.answeredOn === answer.receivedOn

const standingBefore = ({ statusBefore, outcomeBefore, resolvedAtBefore, answeredOnBefore }: AnswerRow) => ({
  status: statusBefore,
  outcome: outcomeBefore,
  resolvedAt: resolvedAtBefore,
  answeredOn: answeredOnBefore,
})

const standingNow = ({ status, outcome, resolvedAt, answeredOn }: DisputeRow) => ({ status, outcome, resolvedAt, answeredOn })
