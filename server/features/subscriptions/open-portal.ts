import type { openPortal as endpoint } from '#contract/subscriptions.ts'
import { atStripe } from '#server/features/subscriptions/at-stripe.ts'
import { cardsOf, customerOf } from '#server/features/subscriptions/contract-rows.ts'
import { pageLink } from '#server/platform/compose-mail.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

export const openPortal: Operation<typeof endpoint> = async (context, { user }) => {
  const cards = cardsOf(context)
  const customerId = await customerOf(context, user)
  if (customerId === null) throw new Refusal('conflict', 'There is no card yet.')
  const back = pageLink(context.settings, '/subscribe', { card: 'kept' })
  return { url: await atStripe(() => cards.portalPage(customerId, back)) }
}
