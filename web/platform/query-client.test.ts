import { describe, expect, it } from 'vitest'
import { createQueryClient, refresh, retryDelay, shouldRetry } from '#web/platform/query-client.ts'

describe('trying again', () => {
  it('happens once', () => {
    expect(shouldRetry(0, new Error('500: Internal Server Error'))).toBe(true)
    expect(shouldRetry(1, new Error('500: Internal Server Error'))).toBe(false)
  })

  it('never happens when the server says who may not', () => {
    expect(shouldRetry(0, new Error('401: {"message":"Authentication failed"}'))).toBe(false)
    expect(shouldRetry(0, new Error('403: Forbidden'))).toBe(false)
  })

  it('waits from one second on, doubled, at most thirty', () => {
    expect([0, 1, 2, 5, 9].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 30_000, 30_000])
  })
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
})
