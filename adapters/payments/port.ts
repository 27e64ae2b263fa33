import type { CardPayments } from '#adapters/payments/card-payments.ts'

export type { CardPayments, ChargeOutcome, PaymentNews, VendorInvoice } from '#adapters/payments/card-payments.ts'
export { PaymentsRefused, PaymentsUnavailable } from '#adapters/payments/card-payments.ts'

/** How money is taken, and what a month costs in integer cents. */
export type PaymentsStatus =
  /** Nothing is ever charged; the payment is simulated and says so. */
  | { readonly kind: 'demo'; readonly monthlyCents: number }
  /** Stripe was chosen, but the settings named here are missing. */
  | { readonly kind: 'stripe_not_configured'; readonly monthlyCents: number; readonly missing: readonly string[] }
  | { readonly kind: 'stripe'; readonly monthlyCents: number }

/** What came of a simulated payment; integer cents. */
export interface DemoReceipt {
  readonly kind: 'confirmed'
  /** Shown as the amount of the simulated payment. */
  readonly simulatedCents: number
  /** What was really taken. */
  readonly chargedCents: 0
}

/** Takes money, or says how it would. */
export interface PaymentsPort {
  status(): Promise<PaymentsStatus>
  /** Simulates a month's payment; refused wherever real money is taken, or will be. */
  confirmDemo(): Promise<DemoReceipt | { readonly kind: 'refused'; readonly reason: 'not_a_demo' }>
  /** What takes real money; null wherever none is taken. */
  readonly cards: CardPayments | null
}
