import { MONTHLY_CENTS } from '#adapters/payments/monthly-price.ts'
import type { PaymentsPort } from '#adapters/payments/port.ts'

/** The demo: the documents' $39.00 is simulated and nothing is charged. It keeps nothing; who has confirmed is the caller's record. */
export function embeddedPayments(): PaymentsPort {
  return {
    status: async () => ({ kind: 'demo', monthlyCents: MONTHLY_CENTS }),
    confirmDemo: async () => ({ kind: 'confirmed', simulatedCents: MONTHLY_CENTS, chargedCents: 0 }),
    cards: null,
  }
}
