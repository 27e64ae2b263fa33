import { DISPUTE_DEFAULTS, type createDispute as endpoint } from '#contract/disputes.ts'
import { moveDispute } from '#engine/disputes/dispute-moves.ts'
import type { DisputeStatus } from '#engine/words/dispute-status.ts'
import { disputeAnswer } from '#server/features/disputes/dispute-rows.ts'
import { openDispute } from '#server/features/disputes/open-dispute.ts'
import { ownedItem, saysPractice } from '#server/features/negative-items/negative-items.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

/**
 * Opens a dispute from the form. What the user typed is their own statement; a `userId` in the body is ignored. The same form
 * again answers the dispute that it opened, while that is open.
 */
export const createDispute: Operation<typeof endpoint> = async (context, { user, body }) => {
  const status = firstStatus(body.status)
  const item = body.negativeItemId ? await ownedItem(context, user, body.negativeItemId) : null
  const { dispute, isNew } = await openDispute(context, user, {
    negativeItemId: item?.id ?? null,
    creditor: body.creditor,
    description: body.description,
    status,
    priority: body.priority,
    estimatedImpact: body.estimatedImpact,
    disputeTargets: [...new Set(body.disputeTargets ?? (item ? [item.bureau] : DISPUTE_DEFAULTS.disputeTargets))],
    submissionMethod: body.submissionMethod,
    isPractice: item?.isPractice ?? (await saysPractice(context, user, { creditor: body.creditor, text: body.description })),
  })
  const answer = disputeAnswer(dispute, await daysOf(context, user))
  return isNew ? answer : new Repeat(answer)
}

/** A dispute begins as pending; the form may say what its user could do with it next: that it was sent already. */
function firstStatus(wanted: DisputeStatus): DisputeStatus {
  if (moveDispute('pending', wanted, 'consumer').kind !== 'refused') return wanted
  const message = 'A new dispute is pending, or in progress where it was sent already. It becomes the rest by what happens to it.'
  throw new Refusal('invalid', message, { issues: [{ path: 'status', message }] })
}
