import Stripe from 'stripe'
import { PaymentsRefused, PaymentsUnavailable } from '#adapters/payments/card-payments.ts'

/** Waits for Stripe; what it throws becomes one of ours. Its sentences are not kept: they may quote a name or an address. */
export async function asked<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    throw translated(error)
  }
}

/** Why the bank did not pay. Whatever else went wrong is thrown. */
export function declineOf(error: unknown): string {
  if (error instanceof Stripe.errors.StripeCardError) return error.decline_code ?? error.code ?? 'card_declined'
  // No card is kept any more, or the invoice was paid between our look and our try.
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return error.code ?? 'refused'
  throw translated(error)
}

export const isGone = (error: unknown): boolean => error instanceof PaymentsRefused && error.code === 'resource_missing'

function translated(error: unknown): unknown {
  const { errors } = Stripe
  if (error instanceof errors.StripeInvalidRequestError) return new PaymentsRefused(error.code ?? 'invalid_request')
  if (error instanceof errors.StripeCardError) return new PaymentsRefused(error.code ?? 'card_error')
  if (error instanceof errors.StripeError) return new PaymentsUnavailable(error.code ?? error.type)
  return error
}
