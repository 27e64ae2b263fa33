import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { listNegativeItems } from '#contract/negative-items.ts'
import { type DisputeWay, disputeWayOf, type EntryPlace } from '#web/parts/dispute-way.ts'
import { DisputeItem } from '#web/parts/open-dispute-item.tsx'
import { useMatters } from '#web/parts/use-matters.ts'
import { read } from '#web/platform/query-client.ts'
import { toast } from '#web/ui/toast.ts'

export interface FileDisputeProps {
  /** The entries that it may be about: a single one is disputed here. */
  readonly entries: readonly EntryPlace[]
  readonly onClose: () => void
}

/** From an entry to its dispute: the open case, the dialogs that start one, or the place where its proof stands. */
export function FileDispute({ entries, onClose }: FileDisputeProps) {
  const navigate = useNavigate()
  const worklist = useMatters()
  const items = useQuery({ ...read(listNegativeItems, {}), refetchOnMount: true })
  // As it was when it was pressed: what is disputed in the dialogs is a case meanwhile.
  const [way, setWay] = useState<DisputeWay | null>(null)
  if (way === null && worklist.isFetchedAfterMount && worklist.data !== undefined && items.data !== undefined)
    setWay(disputeWayOf(worklist.data.matters, entries))
  const hasFailed = worklist.isError || items.isError
  useEffect(() => {
    if (way?.to === 'case') void navigate({ to: '/disputes/$id', params: { id: way.disputeId } })
    if (way?.to === 'proof') void navigate({ to: '/credit-reports', search: { id: way.reportId }, hash: 'findings' })
    if (way?.to === 'list') void navigate({ to: '/negative-items' })
  }, [way, navigate])
  useEffect(() => {
    if (!hasFailed) return
    toast({ title: 'Could not load your items', description: 'Check your connection and try again.', tone: 'destructive' })
    onClose()
  }, [hasFailed, onClose])
  if (way?.to !== 'item') return null
  const item = items.data?.find(({ id }) => id === way.itemId)
  return item === undefined ? null : <DisputeItem item={item} isShown={way.isShown} onClose={onClose} />
}
