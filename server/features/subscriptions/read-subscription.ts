import type { readSubscription as endpoint } from '#contract/subscriptions.ts'
import { hasActiveSubscription } from '#server/features/subscriptions/subscriptions.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readSubscription: Operation<typeof endpoint> = async (context, { user }) => {
  const hasActive = await hasActiveSubscription(context, user)
  if (hasActive) return { status: 'active', hasActiveSubscription: true }
  const unpaid = context.settings.PAYMENTS === 'demo' ? 'demo_payment_required' : 'stripe_not_configured'
  return { status: unpaid, hasActiveSubscription: false }
}
