import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'

// Where the visitor is sent is all that matters here; the router itself is walked through by the journeys.
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof import('@tanstack/react-router')>()),
  useRouter: () => ({ latestLocation: { href: '/tracker?tab=all' } }),
  Navigate: ({ to, state }: { readonly to: string; readonly state: { readonly from: string } }) => `to ${to} from ${state.from}`,
}))

beforeAll(() => vi.stubGlobal('document', { getElementById: () => null }))

async function guarded(client: QueryClient): Promise<string> {
  const { LoginGuard } = await import('#web/shell/login-guard.tsx')
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LoginGuard>the content</LoginGuard>
    </QueryClientProvider>,
  )
}

describe('the login guard', () => {
  it('decides nothing while nobody knows who is looking', async () => {
    const page = await guarded(new QueryClient())
    expect(page).toContain('Loading')
    expect(page).not.toMatch(/the content|login/)
  })

  it('sends whoever is not signed in to /login, and remembers from where', async () => {
    const { currentUserQuery } = await import('#web/shell/current-user.ts')
    const client = new QueryClient()
    const queryFn = () => Promise.reject(new Error('Authentication failed'))
    await client.prefetchQuery({ queryKey: currentUserQuery.queryKey, queryFn, retry: false })
    expect(await guarded(client)).toBe('to /login from /tracker?tab=all')
  })

  it('shows the page to whoever is', async () => {
    const { currentUserQuery } = await import('#web/shell/current-user.ts')
    const client = new QueryClient()
    const user = { id: '1', name: 'Dana', username: 'dana', email: 'dana@example.test' }
    client.setQueryData(currentUserQuery.queryKey, { user })
    expect(await guarded(client)).toBe('the content')
  })
})
