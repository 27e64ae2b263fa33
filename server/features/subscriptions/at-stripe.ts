import { PaymentsRefused, PaymentsUnavailable } from '#adapters/payments/port.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** What Stripe does not do, in words for the member. */
export async function atStripe<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PaymentsUnavailable)
      throw new Refusal(
        'unavailable',
        'The payment service does not answer just now. Nothing was charged twice; try again in a minute.',
      )
    if (error instanceof PaymentsRefused)
      throw new Refusal('conflict', 'The payment service did not take this. Reload the page and look at it again.')
    throw error
  }
}
