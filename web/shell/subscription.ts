import { queryOptions } from '@tanstack/react-query'
import { readSubscription } from '#contract/subscriptions.ts'
import { read } from '#web/platform/query-client.ts'

/** At the gate the status is always stale: the one who has paid in another window gets in when this one has the focus. */
export const GATE_STALE_MS = 0
/** Around the screens half a minute is new enough. */
export const SHELL_STALE_MS = 30_000

/** Asked only inside the login guard: there is a user. An error is ignored and counts as no subscription. */
export const subscriptionAtGate = queryOptions({
  ...read(readSubscription, {}),
  staleTime: GATE_STALE_MS,
  refetchOnMount: true,
  refetchOnWindowFocus: true,
  retry: false,
})

export const subscriptionInShell = queryOptions({
  ...read(readSubscription, {}),
  staleTime: SHELL_STALE_MS,
  refetchOnMount: true,
  retry: false,
})
