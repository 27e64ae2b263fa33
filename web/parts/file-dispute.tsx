import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { listNegativeItems } from '#contract/negative-items.ts'
import { disputeWays, type EntryPlace } from '#web/parts/dispute-way.ts'
import { FileSeveral } from '#web/parts/file-several.tsx'
import { DisputeItem } from '#web/parts/open-dispute-item.tsx'
import { useMatters } from '#web/parts/use-matters.ts'
import { read } from '#web/platform/query-client.ts'
import { toast } from '#web/ui/toast.ts'

export interface FileDisputeProps {
  /** The entries that it may be about: a single one is disputed at once, several one after the other. */
  readonly entries: readonly EntryPlace[]
  readonly onClose: () => void
}

/** From entries to their disputes: the open case, the dialogs that start one, or the place where the proof is. */
export function FileDispute({ entries, onClose }: FileDisputeProps) {
  const navigate = useNavigate()
  const worklist = useMatters()
  const items = useQuery({ ...read(listNegativeItems, {}), refetchOnMount: true })
  const isKnown = worklist.isFetchedAfterMount && worklist.data !== undefined && items.data !== undefined
  const ways = isKnown ? disputeWays(worklist.data.matters, entries) : null
  // As it was when it was pressed: what is disputed in the dialogs is a case meanwhile.
  const [pressed, setPressed] = useState<string | null>(null)
  const [alone, other] = ways ?? []
  if (pressed === null && alone !== undefined && other === undefined && alone.way.to === 'item') setPressed(alone.way.itemId)
  const hasFailed = worklist.isError || items.isError
  useEffect(() => {
    if (pressed !== null || other !== undefined) return
    if (ways !== null && alone === undefined) void navigate({ to: '/negative-items' })
    if (alone?.way.to === 'case') void navigate({ to: '/disputes/$id', params: { id: alone.way.disputeId } })
    if (alone?.way.to === 'proof') void navigate({ to: '/credit-reports', search: { id: alone.way.reportId }, hash: 'findings' })
  }, [alone, navigate, other, pressed, ways])
  useEffect(() => {
    if (!hasFailed) return
    toast({ title: 'Could not load your items', description: 'Check your connection and try again.', tone: 'destructive' })
    onClose()
  }, [hasFailed, onClose])
  const item = items.data?.find(({ id }) => id === pressed)
  if (item !== undefined) {
    const isShown = worklist.data?.matters.some((matter) =>
      matter.entries.some(({ negativeItemId, findings }) => negativeItemId === item.id && findings.length > 0),
    )
    return <DisputeItem item={item} isShown={isShown === true} onClose={entries.length > 1 ? () => setPressed(null) : onClose} />
  }
  return ways === null || other === undefined ? null : <FileSeveral ways={ways} onDispute={setPressed} onClose={onClose} />
}
