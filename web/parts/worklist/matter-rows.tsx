import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { listFindings } from '#contract/findings.ts'
import { EvidenceOrder, inOrderOf, wordsOfErrors } from '#web/parts/evidence-order.ts'
import { MatterRow } from '#web/parts/worklist/matter-row.tsx'
import type { useItems } from '#web/parts/use-item-cases.ts'
import type { Matter } from '#web/parts/use-matters.ts'
import { read } from '#web/platform/query-client.ts'
import { LongList } from '#web/ui/long-list.tsx'

const SHOWN_AT_FIRST = 6

interface MatterRowsProps {
  readonly matters: readonly Matter[]
  /** All negative items: what belongs to an opened one is asked for by them. */
  readonly all: ReturnType<typeof useItems>
  /** What the list was narrowed by: another narrowing is another list. */
  readonly narrowing: string
}

/** The worklist in one line a matter; arrow keys go up and down, Enter opens one in place, Escape closes it. */
export function MatterRows({ matters, all, narrowing }: MatterRowsProps) {
  const [open, setOpen] = useState<string | null>(null)
  // From error to error over the whole list, also over rows that are not drawn yet.
  const found = useQuery({ ...read(listFindings, { query: {} }), enabled: open !== null })
  const errors = useMemo(() => wordsOfErrors(inOrderOf(matters, found.data ?? [])), [matters, found.data])
  return (
    <EvidenceOrder value={errors}>
      <LongList
        label="Errors and questions"
        rows={matters}
        keyOf={({ id }) => id}
        first={SHOWN_AT_FIRST}
        narrowing={narrowing}
        open={open}
      >
        {(matter, place) => (
          <MatterRow
            matter={matter}
            all={all}
            place={place}
            isOpen={open === matter.id}
            onToggle={() => setOpen(open === matter.id ? null : matter.id)}
          />
        )}
      </LongList>
    </EvidenceOrder>
  )
}
