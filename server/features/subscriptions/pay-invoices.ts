import type { payInvoices as endpoint } from '#contract/subscriptions.ts'
import { atStripe } from '#server/features/subscriptions/at-stripe.ts'
import { cardsOf } from '#server/features/subscriptions/contract-rows.ts'
import { keepCard } from '#server/features/subscriptions/keep-card.ts'
import { planAnswer } from '#server/features/subscriptions/plan-answer.ts'
import { settle } from '#server/features/subscriptions/settle.ts'
import type { Operation } from '#server/platform/operations.ts'

/** The member does not wait for the next day on which it is tried. */
export const payInvoices: Operation<typeof endpoint> = async (context, { user }) => {
  cardsOf(context)
  await atStripe(async () => {
    await keepCard(context, user)
    await settle(context, user, { isAsked: true })
  })
  return planAnswer(context, user)
}
