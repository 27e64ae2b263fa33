import { QueryClient } from '@tanstack/react-query'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { subscriptionAtGate, subscriptionInShell } from '#web/shell/subscription.ts'

describe('the subscription', () => {
  it('is always stale at the gate, asked again on focus, never tried twice', () => {
    expect(subscriptionAtGate).toMatchObject({ staleTime: 0, refetchOnWindowFocus: true, refetchOnMount: true, retry: false })
  })

  it('is fresh for 30 seconds in the shell', () => {
    expect(subscriptionInShell).toMatchObject({ staleTime: 30_000, retry: false })
    expect(subscriptionInShell.queryKey).toEqual(subscriptionAtGate.queryKey)
  })
})

describe('who is signed in', () => {
  beforeAll(() => vi.stubGlobal('document', { getElementById: () => null }))

  it('is asked once, kept for 10 and 15 minutes', async () => {
    const { currentUserQuery } = await import('#web/shell/current-user.ts')
    expect(currentUserQuery).toMatchObject({ staleTime: 600_000, gcTime: 900_000, retry: false })
  })

  it.each([401, 500])('is nobody when the answer is %s: Authentication failed', async (status) => {
    const { currentUserQuery } = await import('#web/shell/current-user.ts')
    const fetched = vi.fn<typeof fetch>(async () => new Response('', { status }))
    vi.stubGlobal('fetch', fetched)
    await expect(new QueryClient().fetchQuery(currentUserQuery)).rejects.toThrow(/^Authentication failed$/)
    expect(fetched).toHaveBeenCalledTimes(1)
  })
})
