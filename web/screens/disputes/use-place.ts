import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { readDispute } from '#contract/disputes.ts'
import { knownDispute } from '#web/parts/disputes/dispute-pages.ts'
import { read } from '#web/platform/query-client.ts'
import { type DisputesTab, tabOf } from '#web/screens/disputes/disputes-tab.ts'
import type { Dispute } from '#web/screens/disputes/filter-disputes.ts'

/** Where the member is on this screen, and the ways from there. */
export interface Place {
  readonly tab: DisputesTab
  readonly selected: Dispute | null
  /** To another panel; the selected dispute stays. */
  readonly show: (tab: DisputesTab) => void
  /** Selects a dispute, and goes to the panel that is about it. */
  readonly select: (dispute: Pick<Dispute, 'id'>, tab: DisputesTab) => void
}

export function usePlace(): Place {
  const { dispute: selectedId, tab } = useSearch({ from: '/disputes' })
  const navigate = useNavigate()
  const client = useQueryClient()
  const { data: file } = useQuery({
    ...read(readDispute, { params: { id: selectedId ?? '' } }),
    enabled: selectedId !== undefined,
  })
  const go = (search: { tab?: DisputesTab; dispute?: string }) => void navigate({ to: '/disputes', search })
  return {
    tab: tabOf(tab),
    // The list knows it before its file is here.
    selected: selectedId === undefined ? null : (file ?? knownDispute(client, selectedId)),
    show: (next) => go({ ...(next !== 'manage' && { tab: next }), ...(selectedId !== undefined && { dispute: selectedId }) }),
    select: (one, next) => go({ ...(next !== 'manage' && { tab: next }), dispute: one.id }),
  }
}
