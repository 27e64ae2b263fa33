import type { z } from 'zod'
import { DISPUTE_DEFAULTS, type createDispute as endpoint } from '#contract/disputes.ts'
import { moveDispute } from '#engine/disputes/dispute-moves.ts'
import { BUREAU_NAMES, type DisputeTarget } from '#engine/words/bureau.ts'
import type { DisputeStatus } from '#engine/words/dispute-status.ts'
import type { Context } from '#server/context.ts'
import { disputeAnswer } from '#server/features/disputes/dispute-rows.ts'
import { fromFinding, type ToDispute, toDispute } from '#server/features/disputes/from-finding.ts'
import { fromItem, type NewDispute, openDispute } from '#server/features/disputes/open-dispute.ts'
import { ownedItem, saysPractice } from '#server/features/negative-items/negative-items.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

/**
 * Opens a dispute from the form, about an item, about a finding, or about neither. What the user typed is their own statement; a
 * `userId` in the body is ignored. The same again answers the dispute that it opened, while that is open.
 */
export const createDispute: Operation<typeof endpoint> = async (context, { user, body }) => {
  const status = firstStatus(body.status)
  const about = await aboutOf(context, user, body)
  const { creditor = about?.creditor ?? '', description = about?.description ?? '' } = body
  const { dispute, isNew } = await openDispute(context, user, {
    negativeItemId: null,
    ...about,
    creditor,
    description,
    status,
    priority: body.priority,
    estimatedImpact: body.estimatedImpact,
    disputeTargets: [...new Set(body.disputeTargets ?? about?.disputeTargets ?? DISPUTE_DEFAULTS.disputeTargets)],
    submissionMethod: body.submissionMethod,
    isPractice: about?.isPractice ?? (await saysPractice(context, user, { creditor, text: description })),
  })
  const answer = disputeAnswer(dispute, await daysOf(context, user))
  return isNew ? answer : new Repeat(answer)
}

/** What the dispute would be by itself, where the form names an item or a finding. */
async function aboutOf(
  context: Context,
  user: SignedIn,
  { findingId, negativeItemId, disputeTargets = [] }: z.output<typeof endpoint.body>,
): Promise<NewDispute | null> {
  const found = findingId ? await toDispute(context, user, findingId) : null
  const item = found ? found.item : negativeItemId ? await ownedItem(context, user, negativeItemId) : null
  if (found) refuseOtherBureau(found, disputeTargets)
  if (item !== null) return fromItem(item, item.bureau)
  return found && fromFinding(context, user, found)
}

/** A finding is disputed with the bureau whose entry harms, or with the company; with no other bureau. */
function refuseOtherBureau({ finding: { bureau } }: ToDispute, targets: readonly DisputeTarget[]): void {
  if (targets.every((target) => target === bureau || target === 'creditor')) return
  const message = `${BUREAU_NAMES[bureau]} reports what is wrong here. Dispute it with ${BUREAU_NAMES[bureau]} or with the company.`
  throw new Refusal('conflict', message, { issues: [{ path: 'disputeTargets', message }] })
}

/** A dispute begins as pending; the form may say what its user could do with it next: that it was sent already. */
function firstStatus(wanted: DisputeStatus): DisputeStatus {
  if (wanted !== 'withdrawn' && moveDispute('pending', wanted, 'consumer').kind !== 'refused') return wanted
  const message = 'A new dispute is pending, or in progress where it was sent already. It becomes the rest by what happens to it.'
  throw new Refusal('invalid', message, { issues: [{ path: 'status', message }] })
}
