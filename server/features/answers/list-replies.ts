import type {
  listReplies as listEndpoint,
  readDisputeAnswers as disputeEndpoint,
  readReplyOf as oneEndpoint,
} from '#contract/answers.ts'
import { ANSWER_MEANINGS } from '#engine/answers/answer-meaning.ts'
import { ENDED_STATUSES } from '#engine/words/dispute-status.ts'
import type { LocalDays } from '#engine/values/local-day.ts'
import { allAnswers, answerAnswer, type AnswerRow, answersOfDispute } from '#server/features/answers/answer-rows.ts'
import { checkAnswer, checksOf } from '#server/features/answers/check-rows.ts'
import { allReplies, ownedReply } from '#server/features/answers/reply-rows.ts'
import { replyAnswer, replyWorld, tellReply } from '#server/features/answers/reply-answer.ts'
import { allDisputes, disputeAnswer, type DisputeRow, ownedDispute } from '#server/features/disputes/disputes.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Waiting disputes that the inbox names: the nearest days first. */
const MOST_EXPECTED = 100

/** The answer inbox. */
export const listReplies: Operation<typeof listEndpoint> = async (context, { user }) => {
  const [rows, world, disputes] = await Promise.all([
    allReplies(context, user),
    replyWorld(context, user),
    allDisputes(context, user),
  ])
  const recorded = await allAnswers(context, user)
  const checks = await checksOf(
    context,
    user,
    recorded.map(({ id }) => id),
  )
  const days = await daysOf(context, user)
  return {
    replies: rows.map((row) => tellReply(row, world)),
    answers: recorded.toReversed().map(answerAnswer),
    checks: checks.toReversed().map(checkAnswer),
    expected: expectedAnswers(disputes, { recorded, days }),
  }
}

export const readReplyOf: Operation<typeof oneEndpoint> = async (context, { user, params }) =>
  replyAnswer(context, user, await ownedReply(context, user, params.id))

/** What was answered to one dispute, with the replies it is in. */
export const readDisputeAnswers: Operation<typeof disputeEndpoint> = async (context, { user, params }) => {
  const dispute = await ownedDispute(context, user, params.id)
  const [recorded, rows, world] = await Promise.all([
    answersOfDispute(context, user, dispute.id),
    allReplies(context, user),
    replyWorld(context, user),
  ])
  const checks = await checksOf(
    context,
    user,
    recorded.map(({ id }) => id),
  )
  const replies = rows.map((row) => tellReply(row, world))
  const isAbout = (one: (typeof replies)[number]): boolean =>
    one.disputeId === dispute.id ||
    one.results.some(({ answer, suggested, isAboutNone }) =>
      answer === null ? suggested === dispute.id && !isAboutNone : answer.disputeId === dispute.id,
    )
  return {
    answers: recorded.map(answerAnswer),
    checks: checks.map(checkAnswer),
    replies: replies.filter(isAbout),
  }
}

interface Told {
  readonly recorded: readonly AnswerRow[]
  readonly days: LocalDays
}

/** Who was asked and has not answered: what a company writes of itself takes no bureau's answer away. */
function expectedAnswers(disputes: readonly DisputeRow[], { recorded, days }: Told) {
  const answered = Map.groupBy(recorded, ({ disputeId }) => disputeId)
  const waitsFor = ({ id, answeredOn, disputeTargets }: DisputeRow) => {
    const own = answered.get(id) ?? []
    if (answeredOn !== null && own.length === 0) return []
    return disputeTargets.filter((target) => !own.some((one) => one.target === target && ANSWER_MEANINGS[one.kind].isReply))
  }
  return disputes
    .filter((row) => row.submittedAt !== null && !ENDED_STATUSES.includes(row.status) && waitsFor(row).length > 0)
    .map((row) => {
      const { clock } = disputeAnswer(row, days).tracker
      return {
        disputeId: row.id,
        creditor: row.creditor,
        targets: waitsFor(row),
        due: clock?.due ?? null,
        lateFrom: clock?.lateFrom ?? null,
        why: clock?.why ?? null,
        isPractice: row.isPractice,
      }
    })
    .toSorted((a, b) => ((a.due ?? '9') < (b.due ?? '9') ? -1 : 1))
    .slice(0, MOST_EXPECTED)
}
