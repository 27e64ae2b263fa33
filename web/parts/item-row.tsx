import { ItemActions } from '#web/parts/item-actions.tsx'
import { type Item, ITEM_TYPE_WORDS } from '#web/parts/item-words.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { useCases, type useItems } from '#web/parts/use-item-cases.ts'
import type { MatterEntry } from '#web/parts/use-matters.ts'
import { DenseRow } from '#web/parts/worklist/dense-row.tsx'
import { problemOfEntry, STATE_WORDS } from '#web/parts/worklist/matter-words.ts'
import { writeDollars } from '#web/parts/written.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'
import type { RowPlace } from '#web/ui/long-list.tsx'
import { Tag } from '#web/ui/tag.tsx'

const OpenedItem = lazyPart(async () => (await import('#web/parts/opened-item.tsx')).OpenedItem)

interface ItemRowProps {
  readonly item: Item
  readonly all: ReturnType<typeof useItems>
  /** What the worklist says about it; null where it counts other reports. */
  readonly entry: MatterEntry | null
  readonly place: RowPlace
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** A negative item in one line, with its buttons below; what the report prints, and what is wrong with it if anything is, open in place. */
export function ItemRow({ item, all, entry, place, isOpen, onToggle }: ItemRowProps) {
  const { cases, error, retry } = useCases(all.items, [item])
  const itemCase = cases.get(item.id)
  return (
    <DenseRow
      place={place}
      name={item.creditorName}
      amount={item.balance === null ? null : writeDollars(item.balance)}
      problem={(entry === null ? null : problemOfEntry(entry)) ?? item.description}
      bureaus={new Set([item.bureau])}
      marks={<Marks item={item} entry={entry} />}
      act={null}
      below={
        error !== null ? (
          <LoadFailure what={item.creditorName} error={error} onRetry={retry} />
        ) : itemCase === undefined ? null : (
          <ItemActions itemCase={itemCase} />
        )
      }
      isOpen={isOpen}
      onToggle={onToggle}
    >
      {itemCase === undefined ? null : <OpenedItem itemCase={itemCase} />}
    </DenseRow>
  )
}

/** What kind it is and, until it is disputed, how it stands: then its buttons say more. */
function Marks({ item, entry }: Pick<ItemRowProps, 'item' | 'entry'>) {
  const state = entry === null || item.isDisputed || item.status === 'resolved' ? null : STATE_WORDS[entry.state]
  return (
    <>
      <Tag>{ITEM_TYPE_WORDS[item.itemType]}</Tag>
      {item.isPractice ? <Tag tone="warn">Practice</Tag> : null}
      {state === null ? null : <Tag tone={state.tone}>{state.label}</Tag>}
    </>
  )
}
