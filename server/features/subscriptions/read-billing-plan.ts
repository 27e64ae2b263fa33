import type { readBillingPlan as endpoint } from '#contract/subscriptions.ts'
import { cardsOf } from '#server/features/subscriptions/contract-rows.ts'
import { planAnswer } from '#server/features/subscriptions/plan-answer.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readBillingPlan: Operation<typeof endpoint> = async (context, { user }) => {
  cardsOf(context)
  return planAnswer(context, user)
}
