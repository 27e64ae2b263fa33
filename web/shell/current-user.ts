import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { readCurrentUser, type User } from '#contract/sign-in.ts'
import { call } from '#web/platform/api.ts'
import { keyOf } from '#web/platform/query-client.ts'
import { takeTold, toldUser } from '#web/shell/told-visitor.ts'

export const USER_KEY = keyOf(readCurrentUser)

/** Who is signed in is asked again after 10 minutes and kept for 15. */
export const USER_STALE_MS = 10 * 60_000
export const USER_KEPT_MS = 15 * 60_000

/** Told by the page or asked once; any failure means that no one is signed in. */
export const currentUserQuery = queryOptions({
  queryKey: USER_KEY,
  // Known from the first drawing on.
  initialData: () => {
    const user = toldUser()
    if (user === null) return undefined
    takeTold()
    return { user }
  },
  queryFn: async ({ signal }): Promise<{ user: User }> => {
    const told = takeTold()
    const user = told === null ? await askWho(signal) : told.user
    if (user === null) throw new Error('Authentication failed')
    return { user }
  },
  staleTime: USER_STALE_MS,
  gcTime: USER_KEPT_MS,
  retry: false,
  retryOnMount: false,
})

const askWho = (signal: AbortSignal): Promise<User | null> =>
  call(readCurrentUser, { signal }).then(
    ({ user }) => user,
    () => null,
  )

export type Visitor =
  | { readonly state: 'unknown' }
  | { readonly state: 'anonymous' }
  | { readonly state: 'signed_in'; readonly user: User }

/** Who is looking at the page. `unknown` decides nothing. */
export function useVisitor(): Visitor {
  const { data, isPending } = useQuery(currentUserQuery)
  if (data !== undefined) return { state: 'signed_in', user: data.user }
  return { state: isPending ? 'unknown' : 'anonymous' }
}

/** The signed-in user; null before that is known and for anonymous visitors. */
export function useUser(): User | null {
  const visitor = useVisitor()
  return visitor.state === 'signed_in' ? visitor.user : null
}

/** Empties the cache except for the question who is signed in: what shows the person on screen listens to that one. */
export function forgetAnswers(client: QueryClient): void {
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== USER_KEY[0] })
  client.getMutationCache().clear()
}
