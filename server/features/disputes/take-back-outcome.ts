import { and, eq } from 'drizzle-orm'
import type { takeBackOutcome as endpoint } from '#contract/disputes.ts'
import { beforeOutcome, OUTCOME_TAKEN_BACK } from '#engine/disputes/recorded-outcome.ts'
import { ENDED_STATUSES } from '#engine/words/dispute-status.ts'
import { within } from '#server/context.ts'
import { disputes } from '#server/database/tables/disputes.ts'
import { addEvent, changedDispute, eventsOf, takeDispute } from '#server/features/disputes/dispute-events.ts'
import { disputeAnswer, ownedDispute, refuseBesideOpen } from '#server/features/disputes/dispute-rows.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

const NOT_BY_HAND = 'You didn’t record an outcome for this dispute yourself. If an answer ended it, undo that answer instead.'

/** Takes back the outcome that a member recorded by mistake: what was recorded stays in the timeline, with the correction behind it. */
export const takeBackOutcome: Operation<typeof endpoint> = async (context, { user, params }) => {
  const found = await ownedDispute(context, user, params.id)
  const restored = await transact(context, user, async (tx) => {
    const row = await takeDispute(tx, found)
    const before = beforeOutcome(row.status, await eventsOf(within(context, tx), row))
    if (before === null) throw new Refusal('conflict', NOT_BY_HAND)
    const isEnded = ENDED_STATUSES.includes(before)
    if (!isEnded) await refuseBesideOpen(within(context, tx), user, row)
    const [updated] = await tx
      .update(disputes)
      .set({ status: before, outcome: 'pending', resolvedAt: isEnded ? row.resolvedAt : null })
      .where(and(eq(disputes.userId, user.id), eq(disputes.id, row.id)))
      .returning()
    const dispute = changedDispute(row, updated)
    await addEvent(context, tx, {
      dispute,
      at: context.now(),
      kind: OUTCOME_TAKEN_BACK,
      text: 'You undid the outcome you had recorded.',
      facts: { by: 'member', from: row.status, to: before, outcome: row.outcome },
    })
    const detail = { from: row.status, to: before, outcome: row.outcome, practice: row.isPractice }
    return {
      answer: dispute,
      audit: [{ action: 'dispute.outcome_taken_back', subjectKind: 'dispute', subjectId: row.id, detail }],
    }
  })
  return disputeAnswer(restored, await daysOf(context, user))
}
