import { mayAct } from '#engine/billing/standing.ts'
import type { readSubscription as endpoint } from '#contract/subscriptions.ts'
import { readStanding } from '#server/features/subscriptions/contract-rows.ts'
import { hasActiveSubscription } from '#server/features/subscriptions/subscriptions.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readSubscription: Operation<typeof endpoint> = async (context, { user }) => {
  if (context.payments.cards !== null) {
    const { standing } = await readStanding(context, user)
    return { status: standing, hasActiveSubscription: mayAct(standing, 'use') }
  }
  if (await hasActiveSubscription(context, user)) return { status: 'active', hasActiveSubscription: true }
  const payments = await context.payments.status()
  const status = payments.kind === 'demo' ? 'demo_payment_required' : 'stripe_not_configured'
  return { status, hasActiveSubscription: false }
}
