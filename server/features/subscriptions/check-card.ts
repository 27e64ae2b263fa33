import type { checkCard as endpoint } from '#contract/subscriptions.ts'
import { atStripe } from '#server/features/subscriptions/at-stripe.ts'
import { cardsOf } from '#server/features/subscriptions/contract-rows.ts'
import { keepCard } from '#server/features/subscriptions/keep-card.ts'
import { planAnswer } from '#server/features/subscriptions/plan-answer.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Anyone who comes back from Stripe's page need not wait for its message. */
export const checkCard: Operation<typeof endpoint> = async (context, { user }) => {
  cardsOf(context)
  await atStripe(() => keepCard(context, user))
  return planAnswer(context, user)
}
