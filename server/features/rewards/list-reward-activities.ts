import type { listRewardActivities as endpoint } from '#contract/rewards.ts'
import { allDisputes } from '#server/features/disputes/disputes.ts'
import { actsOf } from '#server/features/rewards/rewards.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Latest first. The log names no creditor; the dispute itself does. */
export const listRewardActivities: Operation<typeof endpoint> = async (context, { user }) => {
  const [acts, disputes] = await Promise.all([actsOf(context, user), allDisputes(context, user)])
  const creditors = new Map(disputes.map(({ id, creditor }) => [id, creditor]))
  return acts.toReversed().map((act) => {
    const creditor = act.disputeId === null ? undefined : creditors.get(act.disputeId)
    return creditor === undefined ? act : { ...act, description: `${act.description}: ${creditor}` }
  })
}
