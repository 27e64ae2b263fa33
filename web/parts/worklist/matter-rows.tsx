import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { listFindings } from '#contract/findings.ts'
import { EvidenceOrder, inOrderOf, wordsOfErrors } from '#web/parts/evidence-order.ts'
import { MatterRow } from '#web/parts/worklist/matter-row.tsx'
import type { useItems } from '#web/parts/use-item-cases.ts'
import type { Matter } from '#web/parts/use-matters.ts'
import { read } from '#web/platform/query-client.ts'
import { useGrowing } from '#web/platform/use-growing.ts'
import { usePrinting } from '#web/platform/use-printing.ts'
import { MoreRows } from '#web/ui/more-rows.tsx'

const SHOWN_AT_FIRST = 6
const MORE_AT_ONCE = 48

interface MatterRowsProps {
  readonly matters: readonly Matter[]
  /** All negative items: what belongs to an opened one is asked for by them. */
  readonly all: ReturnType<typeof useItems>
  /** What the list was narrowed by: another narrowing is another list. */
  readonly narrowing: string
}

/** The worklist in one line a matter; arrow keys go up and down, Enter opens one in place, Escape closes it. */
export function MatterRows({ matters, all, narrowing }: MatterRowsProps) {
  const [more, setMore] = useState(0)
  const [open, setOpen] = useState<string | null>(null)
  const isPrinting = usePrinting()
  const most = isPrinting ? matters.length : SHOWN_AT_FIRST + more
  const rows = matters.slice(0, useGrowing(Math.min(matters.length, most), narrowing))
  // From error to error over the whole list, also over rows that are not drawn yet.
  const found = useQuery({ ...read(listFindings, { query: {} }), enabled: open !== null })
  const errors = useMemo(() => wordsOfErrors(inOrderOf(matters, found.data ?? [])), [matters, found.data])
  return (
    <EvidenceOrder value={errors}>
      <ul aria-label="Errors and questions" className="divide-y divide-rule">
        {rows.map((matter, at) => (
          <MatterRow
            key={matter.id}
            matter={matter}
            all={all}
            place={at + 1}
            count={matters.length}
            isFar={at >= SHOWN_AT_FIRST}
            isOpen={open === matter.id}
            onToggle={() => setOpen(open === matter.id ? null : matter.id)}
          />
        ))}
      </ul>
      <MoreRows left={matters.length - most} onMore={() => setMore(more + MORE_AT_ONCE)} />
    </EvidenceOrder>
  )
}
