import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

/** Whether the subscription gate is open, and if not, why. */
export const subscription = z
  .object({
    status: z.enum(['demo_payment_required', 'stripe_not_configured', 'active']),
    hasActiveSubscription: z.boolean(),
  })
  .meta({ id: 'Subscription' })

export const readSubscription = endpoint({
  method: 'GET',
  path: '/api/subscription-status',
  summary: 'Whether the signed-in user has an active subscription',
  tag: 'subscriptions',
  access: 'signed_in',
  answer: subscription,
  refusals: ['unauthenticated'],
})

export const confirmDemoPayment = endpoint({
  method: 'POST',
  path: '/api/confirm-demo-payment',
  summary: 'Go through the simulated payment of $39.00; nothing is charged',
  tag: 'subscriptions',
  access: 'signed_in',
  answer: z.object({ success: z.boolean(), message: z.string() }),
  refusals: ['unauthenticated', 'conflict'],
})
