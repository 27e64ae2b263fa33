import type { cancelContract as endpoint } from '#contract/subscriptions.ts'
import { mayAct } from '#engine/billing/standing.ts'
import type { Context } from '#server/context.ts'
import { cardsOf, readStanding } from '#server/features/subscriptions/contract-rows.ts'
import { endContract } from '#server/features/subscriptions/end-contract.ts'
import { planAnswer } from '#server/features/subscriptions/plan-answer.ts'
import { settle } from '#server/features/subscriptions/settle.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { describeError } from '#server/platform/log.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Ends the contract at this moment, by the button or by the signed notice: one is as good as the other. */
export const cancelContract: Operation<typeof endpoint> = async (context, { user, body }) => {
  cardsOf(context)
  const { standing, contract } = await readStanding(context, user)
  if (contract !== null && mayAct(standing, 'cancel')) {
    await endContract(context, user, { contract, by: body.signature ? 'notice' : 'button' })
    await settleSoon(context, user)
  }
  return planAnswer(context, user)
}

/** What was done until now is billed; where Stripe does not answer the round of the hour does it. Ending never fails for that. */
async function settleSoon(context: Context, user: SignedIn): Promise<void> {
  try {
    await settle(context, user)
  } catch (error) {
    context.log.error(describeError(error), 'settling after a cancellation waits')
  }
}
