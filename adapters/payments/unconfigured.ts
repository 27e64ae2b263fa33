import { MONTHLY_CENTS } from '#adapters/payments/monthly-price.ts'
import type { PaymentsPort } from '#adapters/payments/port.ts'

/** Stripe chosen without its keys: says which settings are missing, takes nothing and simulates nothing. */
export function unconfiguredPayments(missing: readonly string[]): PaymentsPort {
  return {
    status: async () => ({ kind: 'stripe_not_configured', monthlyCents: MONTHLY_CENTS, missing }),
    confirmDemo: async () => ({ kind: 'refused', reason: 'not_a_demo' }),
    cards: null,
  }
}
