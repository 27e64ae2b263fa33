import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { listDisputes } from '#contract/disputes.ts'
import { read } from '#web/platform/query-client.ts'
import { type DisputesTab, tabOf } from '#web/screens/disputes/disputes-tab.ts'
import type { Dispute } from '#web/screens/disputes/filter-disputes.ts'

/** Where the member is on this screen, and the ways from there. */
export interface Place {
  readonly tab: DisputesTab
  /** The dispute whose file is open. */
  readonly id: string | undefined
  readonly selected: Dispute | null
  /** To another panel; the selected dispute stays. */
  readonly show: (tab: DisputesTab) => void
  /** Selects a dispute, and goes to the panel that is about it. */
  readonly select: (dispute: Pick<Dispute, 'id'>, tab: DisputesTab) => void
  readonly open: (dispute: Pick<Dispute, 'id'>) => void
}

export function usePlace(): Place {
  const { id, dispute, tab } = useSearch({ from: '/disputes' })
  const navigate = useNavigate()
  const { data: disputes } = useQuery(read(listDisputes, {}))
  const selectedId = dispute ?? id
  const go = (search: { tab?: DisputesTab; dispute?: string; id?: string }) => void navigate({ to: '/disputes', search })
  return {
    tab: tabOf(tab),
    id,
    selected: disputes?.find((one) => one.id === selectedId) ?? null,
    show: (next) => go({ ...(next !== 'manage' && { tab: next }), ...(selectedId !== undefined && { dispute: selectedId }) }),
    select: (one, next) => go({ ...(next !== 'manage' && { tab: next }), dispute: one.id }),
    open: (one) => go({ id: one.id }),
  }
}
