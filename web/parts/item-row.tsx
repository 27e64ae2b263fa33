import { FROM_EARLIER } from '#engine/words/from-earlier.ts'
import { writeDay } from '#engine/values/day.ts'
import { FindingRow } from '#web/parts/finding-row.tsx'
import { ItemActions } from '#web/parts/item-actions.tsx'
import { ItemEvidence } from '#web/parts/item-evidence.tsx'
import { type Item, ITEM_TYPE_WORDS } from '#web/parts/item-words.ts'
import type { ItemCase } from '#web/parts/use-item-cases.ts'
import { writeDollars } from '#web/parts/written.ts'
import { CorrectionRow } from '#web/ui/correction-row.tsx'
import { Tag } from '#web/ui/tag.tsx'

interface ItemRowProps {
  readonly itemCase: ItemCase
  /** Its report can be looked at. */
  readonly hasPages: boolean
  /** It stands on an earlier report, and on the newest it was not read. */
  readonly isEarlier: boolean
}

/** A negative item: what the report prints, what is wrong with it if anything is, what to do. */
export function ItemRow({ itemCase, hasPages, isEarlier }: ItemRowProps) {
  const { item, findings } = itemCase
  const amount = item.balance === null ? null : writeDollars(item.balance)
  const shared = { creditor: item.creditorName, amount, action: <ItemActions itemCase={itemCase} /> }
  const points = item.isDisputed || item.status === 'resolved' ? {} : { points: item.estimatedImpact }
  if (findings !== null) {
    return (
      <FindingRow {...shared} {...points} findings={findings}>
        <ItemFacts item={item} isEarlier={isEarlier} />
      </FindingRow>
    )
  }
  return (
    <CorrectionRow {...shared} {...points} bureaus={[item.bureau]}>
      <ItemFacts item={item} isEarlier={isEarlier} />
      <p className="flex flex-wrap items-center gap-x-4 text-small text-soft">
        No error found.
        {hasPages ? <ItemEvidence item={item} /> : null}
      </p>
    </CorrectionRow>
  )
}

function ItemFacts({ item, isEarlier }: { readonly item: Item; readonly isEarlier: boolean }) {
  return (
    <div className="mb-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
        <Tag>{ITEM_TYPE_WORDS[item.itemType]}</Tag>
        {item.isPractice ? <Tag tone="warn">Practice</Tag> : null}
        {item.accountNumber === null ? null : <span className="wrap-anywhere">Account {item.accountNumber}</span>}
        {item.dateOpened === null ? null : <span>Opened {writeDay(item.dateOpened)}</span>}
      </p>
      <p className="measure mt-1.5 text-small">{item.description}</p>
      {isEarlier ? <p className="measure text-small text-soft">{FROM_EARLIER}</p> : null}
    </div>
  )
}
