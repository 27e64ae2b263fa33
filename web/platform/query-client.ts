import { type Query, QueryClient, queryOptions } from '@tanstack/react-query'
import type { Endpoint } from '#contract/endpoint.ts'
import { type CallInput, callWhole, pathSegments } from '#web/platform/api.ts'
import { retryDelay, shouldRetry } from '#web/platform/try-again.ts'

/** An answer is fresh for 10 minutes and kept unused for 15. */
export const STALE_MS = 10 * 60_000
export const KEPT_MS = 15 * 60_000

/** Fresh for 10 minutes, kept for 15; nothing is fetched again on focus, on mount, or by the clock, unless a query says so. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: KEPT_MS,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchInterval: false,
        networkMode: 'online',
        retry: shouldRetry,
        retryDelay,
      },
      mutations: { networkMode: 'online', retry: shouldRetry, retryDelay },
    },
  })
}

/** The key of a reading call: its path in segments, then the query if there is one. A shorter key covers the longer ones. */
export function keyOf(endpoint: Pick<Endpoint, 'path'>, input: { readonly params?: unknown; readonly query?: unknown } = {}) {
  const segments = pathSegments(endpoint, input)
  return input.query === undefined ? segments : [...segments, input.query]
}

/** A reading call as a query, a list with all its pages: `useQuery(read(listDisputes, {}))`. */
export function read<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  return queryOptions({ queryKey: keyOf(endpoint, input), queryFn: ({ signal }) => callWhole(endpoint, { ...input, signal }) })
}

/**
 * After a write: fetches again whatever these calls answered, shown at this moment or not. (`invalidateQueries` alone
 * would leave screens that are not mounted on their old data, since nothing is fetched on mount.)
 */
export async function refresh(client: QueryClient, ...endpoints: readonly Pick<Endpoint, 'path'>[]): Promise<void> {
  await Promise.all(
    endpoints.map(({ path }) => {
      const [list, ...params] = path.split('/:')
      // Of a list, one row may have been opened, whole: unless it is shown, it is forgotten and asked for when it is opened again.
      if (params.length === 0) client.removeQueries({ queryKey: [list], type: 'inactive', predicate: isOneRow })
      return client.invalidateQueries({ queryKey: [list], refetchType: 'all' })
    }),
  )
}

const isOneRow = ({ queryKey: [, id] }: Pick<Query, 'queryKey'>): boolean => typeof id === 'string'

/**
 * After a change on which any answer may rest, as the place whose days count: what is shown is fetched again, also in the frame of
 * the page, and the rest once it is shown. What was typed stays.
 */
export async function fetchAnew(client: QueryClient): Promise<void> {
  const isAnswer = ({ queryKey: [path] }: Pick<Query, 'queryKey'>): boolean => String(path).startsWith('/api/')
  client.removeQueries({ type: 'inactive', predicate: isAnswer })
  await client.invalidateQueries({ predicate: isAnswer })
}
