import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { ResultOf } from '#contract/endpoint.ts'
import type { readSubscription } from '#contract/subscriptions.ts'
import { subscriptionAtGate } from '#web/shell/subscription.ts'
import { BENEFITS, SubscriptionGate } from '#web/shell/subscription-gate.tsx'

// A link of the router needs the whole table of screens around it; here it is enough to see where it leads.
vi.mock('#web/ui/link-button.tsx', () => ({
  LinkButton: ({ to, children }: { readonly to: string; readonly children: ReactNode }) => <a href={to}>{children}</a>,
}))

type Answer = {
  readonly status: ResultOf<typeof readSubscription>['status']
  readonly hasActiveSubscription: boolean
}

/** The gate before a screen, once the status is known; null while it loads. */
function gate(answer: Answer | null): string {
  const client = new QueryClient()
  if (answer !== null) client.setQueryData(subscriptionAtGate.queryKey, answer)
  return drawn(client)
}

const drawn = (client: QueryClient): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <SubscriptionGate feature="Dashboard">the content</SubscriptionGate>
    </QueryClientProvider>,
  )

describe('the subscription gate', () => {
  it('turns while the status loads and decides nothing', () => {
    expect(gate(null)).toContain('Checking your subscription')
    expect(gate(null)).toContain('animate-turn')
    expect(gate(null)).not.toMatch(/Payment|the content/)
  })

  it('shows the content to whoever has a subscription', () => {
    expect(gate({ status: 'active', hasActiveSubscription: true })).toBe('the content')
  })

  it.each([
    ['demo_payment_required', '<h1>Payment Required</h1>', 'Pay $39 Now'],
    ['stripe_not_configured', '<h1>Payment Setup Required</h1>', 'Pay $39 Now'],
    ['active', '<h1>Payment Required - $39.00/Month</h1>', 'PAY $39 NOW'],
  ] as const)('shows the card of %s, whose button leads to the payment', (status, title, button) => {
    const card = gate({ status, hasActiveSubscription: false })
    expect(card).toContain(title)
    expect(card).toContain(`<a href="/payment-simple">${button}</a>`)
    expect(card).toContain('Dashboard')
    expect(card).not.toContain('the content')
  })

  it.each([
    ['not_sold_here', 'Not Sold Here'],
    ['contract_needed', 'A Contract Comes First'],
    ['hold', 'Your Plan Has Not Begun'],
    ['card_needed', 'A Card Is Missing'],
    ['unpaid', 'A Payment Is Open'],
    ['cancelled', 'Your Contract Has Ended'],
  ] as const)('says what is between %s and the plan, and never that something is paid now', (status, title) => {
    const card = gate({ status, hasActiveSubscription: false })
    expect(card).toContain(`<h1>${title}</h1>`)
    expect(card).toContain('<a href="/payment-simple">')
    expect(card).not.toMatch(/Pay \$39|the content/i)
  })

  it('stays open for the one who is within the grace of a failed payment', () => {
    expect(gate({ status: 'past_due', hasActiveSubscription: true })).toBe('the content')
  })

  it('names the price where payment is not set up, and the benefits on the wall', () => {
    expect(gate({ status: 'stripe_not_configured', hasActiveSubscription: false })).toContain('$39.00/month')
    const wall = gate({ status: 'active', hasActiveSubscription: false })
    for (const benefit of [...BENEFITS, 'Cancel anytime. 30-day guarantee.']) expect(wall).toContain(benefit)
  })

  it('takes an error for no subscription', async () => {
    // Drawn as it comes after the answer, not as it is asked once more.
    const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
    const queryFn = () => Promise.reject(new Error('500: broken'))
    await client.prefetchQuery({ queryKey: subscriptionAtGate.queryKey, queryFn, retry: false })
    expect(drawn(client)).toContain('Payment Required - $39.00/Month')
  })
})
