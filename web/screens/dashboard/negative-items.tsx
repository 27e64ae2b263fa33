import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { listFindings } from '#contract/findings.ts'
import { listNegativeItems, type negativeItem } from '#contract/negative-items.ts'
import { DisputeItem } from '#web/parts/dispute-item.tsx'
import { EvidenceButton } from '#web/parts/evidence-dialog.tsx'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { counted, writeDollars } from '#web/parts/written.ts'
import { read } from '#web/platform/query-client.ts'
import { correctionOf, worstFirst } from '#web/screens/dashboard/corrections.ts'
import { Button } from '#web/ui/button.tsx'
import { CorrectionRow } from '#web/ui/correction-row.tsx'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'

type NegativeItem = z.output<typeof negativeItem>

/** So many rows before the others are asked for: the active disputes stay in sight. */
const SHOWN_AT_FIRST = 5

/** The negative entries that nobody disputed yet, those with a finding first. */
export function NegativeItems() {
  const { data, error, refetch } = useQuery(read(listNegativeItems, {}))
  const [isWhole, setIsWhole] = useState(false)
  const [disputed, setDisputed] = useState<NegativeItem | null>(null)
  if (error !== null) return <LoadFailure what="Your negative items" error={error} onRetry={() => void refetch()} />
  const items = data === undefined ? null : worstFirst(data)
  const shown = isWhole ? items : items?.slice(0, SHOWN_AT_FIRST)
  return (
    <Sheet
      holds="ledger"
      title={<>Negative Items {items === null ? null : <CountBadge count={items.length} label="negative items to dispute" />}</>}
    >
      {items === null ? <SkeletonRows count={3} rowHeight={180} label="Loading negative items" /> : null}
      {items?.length === 0 ? (
        <EmptyState title="No Negative Items">Great! No negative items need disputes right now.</EmptyState>
      ) : (
        <ul className="divide-y divide-rule">
          {shown?.map((item) => (
            <ItemRow key={item.id} item={item} onDispute={() => setDisputed(item)} />
          ))}
        </ul>
      )}
      {items !== null && items.length > SHOWN_AT_FIRST ? (
        <div className="border-t border-rule px-5 py-4 md:px-7">
          <Button wide aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${counted(items.length, 'item')}`}
          </Button>
        </div>
      ) : null}
      {disputed === null ? null : <DisputeItem item={disputed} onClose={() => setDisputed(null)} />}
    </Sheet>
  )
}

function ItemRow({ item, onDispute }: { readonly item: NegativeItem; readonly onDispute: () => void }) {
  const { data: findings } = useQuery({ ...read(listFindings, { query: { itemId: item.id } }), enabled: item.findingCount > 0 })
  const found = findings?.[0]
  return (
    <CorrectionRow
      creditor={item.creditorName}
      amount={item.balance === null ? null : writeDollars(item.balance)}
      bureaus={[item.bureau]}
      points={item.estimatedImpact}
      {...(found !== undefined && correctionOf(found))}
      action={
        <Button onClick={onDispute}>
          Dispute<span className="sr-only"> {item.creditorName}</span>
        </Button>
      }
    >
      {found === undefined ? <p className="measure text-small text-soft">{item.description}</p> : null}
      {found === undefined ? null : (
        <EvidenceButton title={found.title} message={found.message} bureau={found.bureau} places={found.evidence} />
      )}
      {item.isPractice ? <Tag tone="warn">Practice</Tag> : null}
    </CorrectionRow>
  )
}
