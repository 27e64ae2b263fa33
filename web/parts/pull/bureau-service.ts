import { useQuery } from '@tanstack/react-query'
import { listBureauConnections } from '#contract/bureau-connections.ts'
import type { ResultOf } from '#contract/endpoint.ts'
import { read } from '#web/platform/query-client.ts'

export type Connection = ResultOf<typeof listBureauConnections>[number]

/** Who would be asked here; `unknown` until the server has said so. */
export type BureauService =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'practice' }
  /** `asked` are the bureaus that a real service is behind. */
  | { readonly kind: 'real'; readonly asked: readonly [Connection, ...Connection[]] }

export function serviceOf(connections: readonly Connection[] | undefined): BureauService {
  if (connections === undefined) return { kind: 'unknown' }
  const [first, ...others] = connections.filter(({ needsConsent }) => needsConsent)
  return first === undefined ? { kind: 'practice' } : { kind: 'real', asked: [first, ...others] }
}

export const useBureauService = (): BureauService => serviceOf(useQuery(read(listBureauConnections, {})).data)
