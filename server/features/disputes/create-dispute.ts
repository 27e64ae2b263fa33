import type { createDispute as endpoint } from '#contract/disputes.ts'
import { disputeAnswer } from '#server/features/disputes/dispute-rows.ts'
import { openDispute } from '#server/features/disputes/open-dispute.ts'
import { ownedItem, saysPractice } from '#server/features/negative-items/negative-items.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'

/**
 * Opens a dispute from the form. What the user typed is their own statement; a `userId` in the body is ignored. The same form
 * again answers the dispute that it opened, while that is open.
 */
export const createDispute: Operation<typeof endpoint> = async (context, { user, body }) => {
  const item = body.negativeItemId ? await ownedItem(context, user, body.negativeItemId) : null
  const { dispute, isNew } = await openDispute(context, user, {
    negativeItemId: item?.id ?? null,
    creditor: body.creditor,
    description: body.description,
    // A dispute becomes what the form says only by its own moves; it begins as pending.
    status: 'pending',
    priority: body.priority,
    estimatedImpact: body.estimatedImpact,
    disputeTargets: [...new Set(body.disputeTargets)],
    submissionMethod: body.submissionMethod,
    isPractice: item?.isPractice ?? (await saysPractice(context, user, { creditor: body.creditor, text: body.description })),
  })
  const answer = disputeAnswer(dispute, context.now().slice(0, 10))
  return isNew ? answer : new Repeat(answer)
}
