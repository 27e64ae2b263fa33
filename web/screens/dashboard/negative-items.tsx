import { useState } from 'react'
import { ErrorLines } from '#web/parts/error-lines.tsx'
import type { FindingGroup } from '#web/parts/by-entry.ts'
import { DisputeItem } from '#web/parts/open-dispute-item.tsx'
import { FindingRow } from '#web/parts/finding-row.tsx'
import { Offered } from '#web/parts/helping/offered.tsx'
import { isOnReports, type Item, itemName, usableHere } from '#web/parts/item-words.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { LISTED_LATER } from '#web/parts/no-items-words.ts'
import { errorsIn, useMatters } from '#web/parts/use-matters.ts'
import { useFindings, useItems } from '#web/parts/use-item-cases.ts'
import { counted, writeDollars } from '#web/parts/written.ts'
import { Button } from '#web/ui/button.tsx'
import { CorrectionRow } from '#web/ui/correction-row.tsx'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** So few rows are all shown; of more the first ones, and the active disputes stay in sight. */
const FEW = 3
const SHOWN_OF_MANY = 2
const ROW_HEIGHT = 180

interface NegativeItemsProps {
  /** Null while nobody can tell yet. */
  readonly hasReports: boolean | null
  /** We ask whose a report is. */
  readonly isAsked: boolean
}

/** The errors of the whole file, each in one line; then the negative items that nobody disputed yet. */
export function NegativeItems({ hasReports, isAsked }: NegativeItemsProps) {
  const worklist = useMatters()
  const errors = errorsIn(worklist.data?.matters ?? [])
  const errorsOpen = worklist.data?.counts.errorsToDispute ?? 0
  const all = useItems()
  const [isWhole, setIsWhole] = useState(false)
  const [disputed, setDisputed] = useState<Item | null>(null)
  const isPractice = worklist.data?.isPractice ?? false
  const waiting = all.items.filter((item) => !item.isDisputed && isOnReports(item, { isPractice }))
  const first = waiting.length > FEW ? SHOWN_OF_MANY : FEW
  const rows = waiting.slice(0, isWhole ? undefined : first)
  const { found, ...asked } = useFindings(all.items, rows)
  const failed = [all, asked].find(({ error }) => error !== null)
  if (failed !== undefined) return <LoadFailure what="Your negative items" error={failed.error} onRetry={failed.retry} />
  const isPending = all.isPending || worklist.isPending
  return (
    // Another place once all is here: nothing that was seen moves.
    <div key={isPending ? 'waits' : 'here'} className="min-w-0 space-y-6">
      {errors.length === 0 || isPending ? null : (
        <Sheet title={`${counted(errors.length, 'error')} found`}>
          <ErrorLines errors={errors} />
        </Sheet>
      )}
      <Sheet
        holds="ledger"
        title={<>Negative Items {isPending ? null : <CountBadge count={waiting.length} label="negative items to dispute" />}</>}
      >
        {isPending || (hasReports === null && waiting.length === 0) ? (
          <SkeletonRows count={3} rowHeight={ROW_HEIGHT} label="Loading negative items" />
        ) : waiting.length === 0 ? (
          <EmptyState title="No Negative Items">
            {isAsked && !hasReports
              ? LISTED_LATER
              : errorsOpen === 0
                ? `Great! No negative items need disputes right now.${hasReports ? '' : ' We can only tell once you upload a report.'}`
                : `You have no negative items left to dispute, but ${counted(errorsOpen, 'error')} above ${errorsOpen === 1 ? 'is' : 'are'} still open.`}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-rule">
            {rows.map((item) => {
              const findings = found.get(item.id)
              return findings === undefined ? (
                <li key={item.id}>
                  <SkeletonRows count={1} rowHeight={ROW_HEIGHT} label={`Loading ${item.creditorName}`} />
                </li>
              ) : (
                <ItemRow key={item.id} item={item} findings={findings} onDispute={() => setDisputed(item)} />
              )
            })}
          </ul>
        )}
        {!isPending && waiting.length > FEW ? (
          <div className="border-t border-rule px-5 py-4 md:px-7">
            <Button wide aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
              {isWhole ? 'Show fewer' : `Show all ${counted(waiting.length, 'item')}`}
            </Button>
          </div>
        ) : null}
        {disputed === null ? null : (
          <DisputeItem item={disputed} isShown={isShown(found.get(disputed.id) ?? null)} onClose={() => setDisputed(null)} />
        )}
      </Sheet>
    </div>
  )
}

/** The report shows an error of the entry, or gives reason to ask about it. */
const isShown = (findings: FindingGroup | null): boolean => usableHere(findings ?? []).length > 0

interface ItemRowProps {
  readonly item: Item
  readonly findings: FindingGroup | null
  readonly onDispute: () => void
}

function ItemRow({ item, findings, onDispute }: ItemRowProps) {
  const shared = {
    creditor: item.creditorName,
    amount: item.balance === null ? null : writeDollars(item.balance),
    points: item.estimatedImpact,
    action: (
      <Offered by="disputeWithBureau">
        <Button tone={isShown(findings) ? 'secondary' : 'quiet'} onClick={onDispute} about={itemName(item)}>
          Dispute
        </Button>
      </Offered>
    ),
  }
  const practice = item.isPractice ? <Tag tone="warn">Practice</Tag> : null
  if (findings !== null) {
    return <FindingRow {...shared} findings={findings} marks={practice} mostOpen={0} />
  }
  return (
    <CorrectionRow {...shared} bureaus={[item.bureau]}>
      {practice}
      <p className="measure text-small text-soft">{item.description}</p>
    </CorrectionRow>
  )
}
