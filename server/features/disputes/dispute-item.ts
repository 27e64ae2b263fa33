import type { disputeWithBureau as bureauEndpoint, disputeWithCreditor as creditorEndpoint } from '#contract/disputes.ts'
import type { DisputeTarget } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { disputeAnswer } from '#server/features/disputes/dispute-rows.ts'
import { fromItem, openDispute } from '#server/features/disputes/open-dispute.ts'
import { ownedItem, type ItemRow } from '#server/features/negative-items/negative-items.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { Repeat, type Operation } from '#server/platform/operations.ts'

async function disputeItem(context: Context, user: SignedIn, { item, target }: { item: Owned<ItemRow>; target: DisputeTarget }) {
  const { dispute, isNew } = await openDispute(context, user, fromItem(item, target))
  const answer = disputeAnswer(dispute, await daysOf(context, user))
  return isNew ? answer : new Repeat(answer)
}

/** Disputes the item with the bureau whose report lists it. */
export const disputeWithBureau: Operation<typeof bureauEndpoint> = async (context, { user, params }) => {
  const item = await ownedItem(context, user, params.negativeItemId)
  return disputeItem(context, user, { item, target: item.bureau })
}

/** Disputes the item with the company that reports it. */
export const disputeWithCreditor: Operation<typeof creditorEndpoint> = async (context, { user, params }) => {
  const item = await ownedItem(context, user, params.negativeItemId)
  return disputeItem(context, user, { item, target: 'creditor' })
}
