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
        'The payment service isn’t answering right now. Nothing was charged twice. Try again in a minute.',
      )
    if (error instanceof PaymentsRefused)
      throw new Refusal('conflict', 'The payment service didn’t accept this. Reload the page and check again.')
    throw error
  }
}
