import { type InfiniteData, keepPreviousData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { countDisputes, type dispute, listDisputes } from '#contract/disputes.ts'
import { call } from '#web/platform/api.ts'
import { keyOf } from '#web/platform/query-client.ts'

export type Dispute = z.output<typeof dispute>
type Narrowed = Pick<NonNullable<z.input<typeof listDisputes.query>>, 'status' | 'stage' | 'q' | 'sort'>

/** Rows of a page: the first comes at once, however many disputes there are. */
export const PAGE = 50

/** What was searched for is kept a minute: every word that was typed on the way is a list of its own. */
const SEARCH_KEPT_MS = 60_000

const DISPUTES = keyOf(listDisputes)
/** Below the key of the disputes, so that whatever refreshes those refreshes these. */
const PAGES = [...DISPUTES, 'pages'] as const
export const pagesKey = (narrowed: Narrowed) => [...PAGES, narrowed] as const
const COUNTS = [...DISPUTES, 'counts'] as const

/** The disputes page by page, narrowed by the server. While other ones are looked for, those that were found stay. */
export function useDisputePages(narrowed: Narrowed) {
  const pages = useInfiniteQuery<Dispute[], Error, InfiniteData<Dispute[]>, readonly unknown[], string | null>({
    queryKey: pagesKey(narrowed),
    queryFn: ({ pageParam, signal }) =>
      call(listDisputes, { query: { ...narrowed, limit: PAGE, ...(pageParam !== null && { after: pageParam }) }, signal }),
    initialPageParam: null,
    getNextPageParam: (last) => (last.length < PAGE ? undefined : last.at(-1)?.id),
    placeholderData: keepPreviousData,
    ...(narrowed.q !== undefined && { gcTime: SEARCH_KEPT_MS }),
  })
  return { ...pages, found: pages.data?.pages.flat() }
}

export type DisputePages = ReturnType<typeof useDisputePages>

/** How many there are of each status, over all. */
export const useDisputeCounts = () => useQuery({ queryKey: COUNTS, queryFn: ({ signal }) => call(countDisputes, { signal }) })

/** A dispute that some list has brought already; null where none has. */
export function knownDispute(client: QueryClient, id: string): Dispute | null {
  const lists = client.getQueriesData<{ pages: Dispute[][] }>({ queryKey: PAGES }).map(([, data]) => data?.pages.flat() ?? [])
  return lists.flat().find((one) => one.id === id) ?? null
}
