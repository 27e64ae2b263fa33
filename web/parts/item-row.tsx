import { type Item, itemName } from '#web/parts/item-words.ts'
import type { useItems } from '#web/parts/use-item-cases.ts'
import type { MatterEntry } from '#web/parts/use-matters.ts'
import { DenseRow } from '#web/parts/worklist/dense-row.tsx'
import { problemOfEntry, STATE_WORDS } from '#web/parts/worklist/matter-words.ts'
import { writeDollars } from '#web/parts/written.ts'
import { helpingHere } from '#web/platform/helping-base.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { RowPlace } from '#web/ui/long-list.tsx'
import { Tag } from '#web/ui/tag.tsx'

const OpenedItem = lazyPart(async () => (await import('#web/parts/opened-item.tsx')).OpenedItem)

interface ItemRowProps {
  readonly item: Item
  readonly all: ReturnType<typeof useItems>
  /** What the worklist says of it; null where it counts other reports. */
  readonly entry: MatterEntry | null
  readonly place: RowPlace
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** A negative item in one line; what the report prints, what is wrong with it if anything is, and what to do open in place. */
export function ItemRow({ item, all, entry, place, isOpen, onToggle }: ItemRowProps) {
  return (
    <DenseRow
      place={place}
      name={item.creditorName}
      amount={item.balance === null ? null : writeDollars(item.balance)}
      problem={(entry === null ? null : problemOfEntry(entry)) ?? item.description}
      bureaus={new Set([item.bureau])}
      marks={<Marks item={item} entry={entry} isOpen={isOpen} />}
      act={isOpen ? null : <Act item={item} hasGround={all.hasGround(item)} onOpen={onToggle} />}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      <OpenedItem item={item} all={all} />
    </DenseRow>
  )
}

/** Once it is open, its dispute says more below. */
function Marks({ item, entry, isOpen }: Pick<ItemRowProps, 'item' | 'entry' | 'isOpen'>) {
  const practice = item.isPractice ? <Tag tone="warn">Practice</Tag> : null
  if (item.status === 'resolved') return isOpen ? practice : <Tag tone="good">No longer listed</Tag>
  const state = entry === null ? null : STATE_WORDS[entry.state]
  return (
    <>
      {practice}
      {item.isDisputed && !isOpen ? <Tag tone="info">Disputed</Tag> : null}
      {state === null || (isOpen && item.isDisputed) ? null : <Tag tone={state.tone}>{state.label}</Tag>}
    </>
  )
}

interface ActProps {
  readonly item: Item
  readonly hasGround: boolean
  readonly onOpen: () => void
}

/** An item is disputed in the opened row, where its proof stands. Where the report shows no error the button is quiet. */
function Act({ item, hasGround, onOpen }: ActProps) {
  if (item.status === 'resolved') return null
  if (item.disputeId !== null)
    return (
      <LinkButton to="/disputes/$id" params={{ id: item.disputeId }} tone="quiet" about={itemName(item)}>
        See it
      </LinkButton>
    )
  // Somebody who helps opens no dispute.
  if (item.isDisputed || helpingHere() !== null) return null
  return (
    <Button tone={hasGround ? 'secondary' : 'quiet'} about={itemName(item)} onClick={onOpen}>
      Dispute
    </Button>
  )
}
