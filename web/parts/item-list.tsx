import { type ReactNode, useMemo, useState } from 'react'
import { ItemRow } from '#web/parts/item-row.tsx'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import type { Item } from '#web/parts/item-words.ts'
import { useItems } from '#web/parts/use-item-cases.ts'
import { BESIDE_OTHERS_MS, useMatters } from '#web/parts/use-matters.ts'
import { LongList } from '#web/ui/long-list.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

interface ItemListProps {
  /** All items, of which what belongs to them is asked for. */
  readonly all: ReturnType<typeof useItems>
  /** Those to list. */
  readonly items: readonly Item[]
  /** What the list was narrowed by: another narrowing is another list. */
  readonly narrowing?: string
  /** So many rows at first. */
  readonly first?: number
  /** Shown in place of an empty list. */
  readonly empty: ReactNode
}

const ROW_HEIGHT = 72
const SHOWN_AT_FIRST = 6

/** Negative items in one line each, in every state a list can be in; what was found about one opens in place. */
export function ItemList({ all, items, narrowing, first = SHOWN_AT_FIRST, empty }: ItemListProps) {
  const [open, setOpen] = useState<string | null>(null)
  const worklist = useMatters(BESIDE_OTHERS_MS)
  const entries = useMemo(
    () => new Map((worklist.data?.matters ?? []).flatMap((matter) => matter.entries.map((one) => [one.negativeItemId, one]))),
    [worklist.data],
  )
  if (all.error !== null) {
    return (
      <div className="px-5 py-5 md:px-7">
        <LoadFailure what="The negative items" error={all.error} onRetry={all.retry} />
      </div>
    )
  }
  // Rows that could be pressed before the worklist is here would close again as it comes.
  if (all.isPending || worklist.isPending)
    return <SkeletonRows count={3} rowHeight={ROW_HEIGHT} label="Loading the negative items" />
  if (items.length === 0) return empty
  return (
    <>
      <LongList label="Negative items" rows={items} keyOf={({ id }) => id} first={first} narrowing={narrowing} open={open}>
        {(item, place) => (
          <ItemRow
            item={item}
            all={all}
            entry={entries.get(item.id) ?? null}
            place={place}
            isOpen={open === item.id}
            onToggle={() => setOpen(open === item.id ? null : item.id)}
          />
        )}
      </LongList>
      <p className="border-t border-rule px-5 py-4 text-small text-soft md:px-7">
        Point figures are estimates, not promises. You can dispute mistakes yourself, for free.
      </p>
    </>
  )
}
