import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { logOut, readCurrentUser, type User } from '#contract/accounts.ts'
import { readDisplay } from '#contract/display.ts'
import { readProfile } from '#contract/profile.ts'
import { call } from '#web/platform/api.ts'
import { forgetKept } from '#web/platform/kept.ts'
import { logError } from '#web/platform/log.ts'
import { keyOf } from '#web/platform/query-client.ts'
import { settleSession } from '#web/platform/session-over.ts'
import { showTheme } from '#web/platform/theme.ts'
import { liveIn } from '#web/platform/today.ts'
import { takeTold, tellNobody } from '#web/shell/told-visitor.ts'
import { toast } from '#web/ui/toast.ts'

const USER_KEY = keyOf(readCurrentUser)

/** Who is signed in is asked anew after 10 minutes and kept for 15. */
export const USER_STALE_MS = 10 * 60_000
export const USER_KEPT_MS = 15 * 60_000

/** Told by the page or asked once; any failure means that nobody is signed in. */
export const currentUserQuery = queryOptions({
  queryKey: USER_KEY,
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

/** After signing in or registering: nothing that belonged to somebody else in this browser stays in memory. */
export function becomeUser(client: QueryClient, user: User): void {
  forgetAnswers(client)
  forgetKept(user.id)
  settleSession()
  client.setQueryData(USER_KEY, { user })
  // The page was sent to nobody, or to somebody else.
  call(readDisplay, {}).then(
    ({ theme }) => showTheme(theme),
    () => undefined,
  )
  liveIn(null)
  call(readProfile, {}).then(
    ({ timeZone }) => liveIn(timeZone),
    () => undefined,
  )
}

/** Empties the cache except for the question who is signed in: what shows the person on screen listens to that one. */
function forgetAnswers(client: QueryClient): void {
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== USER_KEY[0] })
  client.getMutationCache().clear()
}

/** Brings the visitor to a public screen, then forgets in this browser whatever belonged to them. */
export function useForgetUser(): (leave: () => Promise<void>) => Promise<void> {
  const client = useQueryClient()
  return async (leave) => {
    await leave()
    forgetAnswers(client)
    forgetKept(null)
    settleSession()
    tellNobody()
    showTheme('system')
    liveIn(null)
    await client.resetQueries({ queryKey: USER_KEY })
  }
}

/** Signs out. Whatever the server says, the cache is cleared and the visitor goes to /login. */
export function useLogOut(): () => void {
  const navigate = useNavigate()
  const forget = useForgetUser()
  const leave = useMutation({
    mutationFn: () => call(logOut, {}),
    // Without a connection too: this browser then forgets at once, whatever the server learns later.
    networkMode: 'always',
    onSuccess: () => toast({ title: 'Logged Out', description: 'You have been successfully logged out.' }),
    onError: (error) => logError('Logout failed', error),
    onSettled: () => forget(() => navigate({ to: '/login', state: { isLeaving: true } })),
  })
  return () => leave.mutate()
}
