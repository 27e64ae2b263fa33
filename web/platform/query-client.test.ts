import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { createQueryClient, fetchAnew, read, refresh } from '#web/platform/query-client.ts'
import { retryDelay, shouldRetry } from '#web/platform/try-again.ts'

const readThing = endpoint({
  method: 'GET',
  path: '/api/things/:id',
  summary: '',
  tag: '',
  access: 'signed_in',
  params: z.object({ id: z.string() }),
  answer: z.object({ valid: z.boolean() }),
  refusals: [],
})

describe('the defaults of a query', () => {
  it('are fresh for 10 minutes, kept for 15, never fetched by focus, mount or clock, only online', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      staleTime: 600_000,
      gcTime: 900_000,
      refetchOnWindowFocus: false,
      refetchOnMount: false,
      refetchInterval: false,
      networkMode: 'online',
    })
  })
})

describe('the defaults of a write', () => {
  it('are the same rules for trying again, only online', () => {
    expect(createQueryClient().getDefaultOptions().mutations).toEqual({ networkMode: 'online', retry: shouldRetry, retryDelay })
  })
})

describe('a default read', () => {
  it('is a GET to its key segments joined with a slash', async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response('{"valid":true}', { status: 200 }))
    vi.stubGlobal('fetch', fetched)
    const query = read({ ...readThing, path: '/api/things/:id/parts' }, { params: { id: '5' } })
    await createQueryClient().fetchQuery(query)
    expect(query.queryKey.join('/')).toBe('/api/things/5/parts')
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/things/5/parts')
    expect(fetched.mock.calls[0]?.[1]?.method).toBe('GET')
    vi.unstubAllGlobals()
  })

  it('throws by default when it is answered 401', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 401, statusText: 'Unauthorized' }))
    await expect(createQueryClient().fetchQuery(read(readThing, { params: { id: '5' } }))).rejects.toThrow('401: Unauthorized')
    vi.unstubAllGlobals()
  })
})

describe('refreshing after a write', () => {
  it('fetches again every answer under the path, shown or not, and leaves the others alone', async () => {
    const client = createQueryClient()
    const fetched: unknown[] = []
    client.setDefaultOptions({ queries: { queryFn: ({ queryKey }) => fetched.push(queryKey) } })
    for (const key of [['/api/disputes'], ['/api/disputes', '5'], ['/api/dispute-letters']]) client.setQueryData(key, {})
    await refresh(client, { path: '/api/disputes/:id' })
    expect(fetched).toEqual([['/api/disputes'], ['/api/disputes', '5']])
    client.clear()
  })

  it('of a list fetches what was opened of it again only while it is shown', async () => {
    const client = createQueryClient()
    const fetched: unknown[] = []
    client.setDefaultOptions({ queries: { queryFn: ({ queryKey }) => fetched.push(queryKey), refetchOnMount: false } })
    const keys = [
      ['/api/disputes'],
      ['/api/disputes', { view: 'heads' }],
      ['/api/disputes', 'shown'],
      ['/api/disputes', 'closed'],
    ]
    for (const key of keys) client.setQueryData(key, 0)
    const leave = new QueryObserver(client, { queryKey: ['/api/disputes', 'shown'] }).subscribe(() => undefined)
    await refresh(client, { path: '/api/disputes' })
    expect(fetched).toEqual(keys.slice(0, 3))
    expect(client.getQueryData(['/api/disputes', 'closed'])).toBeUndefined()
    leave()
    client.clear()
  })
})

describe('fetching again', () => {
  it('fetches what is shown, forgets the other answers, and leaves a draft alone', async () => {
    const client = createQueryClient()
    const fetched: unknown[] = []
    client.setDefaultOptions({ queries: { queryFn: ({ queryKey }) => fetched.push(queryKey), refetchOnMount: false } })
    for (const key of [['/api/calendar'], ['/api/disputes', '5'], ['the drafts of this visit', 'x']]) client.setQueryData(key, 0)
    const leave = new QueryObserver(client, { queryKey: ['/api/calendar'] }).subscribe(() => undefined)
    await fetchAnew(client)
    expect(fetched).toEqual([['/api/calendar']])
    expect(client.getQueryData(['/api/disputes', '5'])).toBeUndefined()
    expect(client.getQueryData(['the drafts of this visit', 'x'])).toBe(0)
    leave()
    client.clear()
  })
})
