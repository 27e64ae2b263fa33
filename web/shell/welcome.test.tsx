import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { subscriptionInShell } from '#web/shell/subscription.ts'
import { WelcomeFirst } from '#web/shell/welcome.tsx'

const PAID = { payment_intent_client_secret: 'pi_1_secret_2', tab: 'all' }

interface Address {
  readonly search: Readonly<Record<string, string>>
  readonly state: { readonly welcome?: string }
}
const address = vi.hoisted((): { now: Address } => ({ now: { search: {}, state: {} } }))

// Where the browser is is given here, and where it is sent is written out.
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof import('@tanstack/react-router')>()),
  useSearch: ({ select }: { readonly select: (search: Address['search']) => unknown }) => select(address.now.search),
  useLocation: ({ select }: { readonly select: (location: Address) => unknown }) => select(address.now),
  Navigate: ({ search, state }: { readonly search: (before: object) => object; readonly state: object }) =>
    JSON.stringify([search(address.now.search), state]),
}))
vi.mock('#web/ui/link-button.tsx', () => ({
  LinkButton: ({ to, children }: { readonly to: string; readonly children: ReactNode }) => <a href={to}>{children}</a>,
}))

function page(isActive: boolean | null): string {
  const client = new QueryClient()
  if (isActive !== null)
    client.setQueryData(subscriptionInShell.queryKey, {
      status: isActive ? 'active' : 'demo_payment_required',
      hasActiveSubscription: isActive,
    })
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <WelcomeFirst>the page</WelcomeFirst>
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  address.now = { search: {}, state: {} }
})

describe('the welcome', () => {
  it('comes first to whoever is back from paying and has a subscription; the address is cleaned', () => {
    address.now = { search: PAID, state: {} }
    expect(page(null)).toContain('Checking your subscription')
    expect(page(false)).toBe('the page')
    expect(JSON.parse(page(true).replaceAll('&quot;', '"'))).toEqual([{ tab: 'all' }, { welcome: 'first' }])
  })

  it('offers the two ways to a report and to skip them; each leads away from it', () => {
    address.now = { search: {}, state: { welcome: 'first' } }
    const shown = page(true)
    expect(shown).not.toContain('the page')
    for (const words of ['Recommended', 'All three bureaus', '2-3 minutes']) expect(shown).toContain(words)
    expect([...shown.matchAll(/<a href="([^"]+)">([^<]+)/g)].map(([, to, label]) => [label, to])).toEqual([
      ['One-Click Fetch', '/upload'],
      ['Upload Reports', '/upload'],
      ['Skip for Now', '/dashboard'],
    ])
  })

  it('ends with the choice: the next place is the page itself', () => {
    expect(page(true)).toBe('the page')
  })
})
