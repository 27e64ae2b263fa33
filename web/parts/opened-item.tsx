import { useQuery } from '@tanstack/react-query'
import { FROM_EARLIER } from '#engine/words/from-earlier.ts'
import { writeDay } from '#engine/values/day.ts'
import { FindingRow } from '#web/parts/finding-row.tsx'
import { ItemActions } from '#web/parts/item-actions.tsx'
import { ItemEvidence } from '#web/parts/item-evidence.tsx'
import { type Item, ITEM_TYPE_WORDS } from '#web/parts/item-words.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { type ReportHead, readyReports, reportHeads } from '#web/parts/stored-report.ts'
import { type ItemCase, useCases, type useItems } from '#web/parts/use-item-cases.ts'
import { writeDollars } from '#web/parts/written.ts'
import { CorrectionRow } from '#web/ui/correction-row.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

interface OpenedItemProps {
  readonly item: Item
  readonly all: ReturnType<typeof useItems>
}

/** What opens below the row of a negative item. */
export function OpenedItem({ item, all }: OpenedItemProps) {
  const { cases, error, retry } = useCases(all.items, [item])
  const reports = useQuery(reportHeads())
  const itemCase = cases.get(item.id)
  if (error !== null) return <LoadFailure what={item.creditorName} error={error} onRetry={retry} />
  if (itemCase === undefined) return <SkeletonRows count={1} label={`Loading ${item.creditorName}`} />
  return (
    <ul className="mb-3 rounded-field border border-rule">
      <Whole itemCase={itemCase} reports={reports.data ?? []} />
    </ul>
  )
}

interface WholeProps {
  readonly itemCase: ItemCase
  readonly reports: readonly ReportHead[]
}

/** What the report prints, what is wrong with it if anything is, what to do. */
function Whole({ itemCase, reports }: WholeProps) {
  const { item, findings } = itemCase
  const amount = item.balance === null ? null : writeDollars(item.balance)
  const shared = { creditor: item.creditorName, amount, action: <ItemActions itemCase={itemCase} /> }
  const points = item.isDisputed || item.status === 'resolved' ? {} : { points: item.estimatedImpact }
  if (findings !== null) {
    return (
      <FindingRow {...shared} {...points} findings={findings}>
        <ItemFacts item={item} isEarlier={isEarlier(item, reports)} />
      </FindingRow>
    )
  }
  return (
    <CorrectionRow {...shared} {...points} bureaus={[item.bureau]}>
      <ItemFacts item={item} isEarlier={isEarlier(item, reports)} />
      <p className="flex flex-wrap items-center gap-x-4 text-small text-soft">
        No error found.
        {hasPages(item, reports) ? <ItemEvidence item={item} /> : null}
      </p>
    </CorrectionRow>
  )
}

function ItemFacts({ item, isEarlier: wasEarlier }: { readonly item: Item; readonly isEarlier: boolean }) {
  return (
    <div className="mb-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
        <span>{ITEM_TYPE_WORDS[item.itemType]}</span>
        {item.accountNumber === null ? null : <span className="wrap-anywhere">Account {item.accountNumber}</span>}
        {item.dateOpened === null ? null : <span>Opened {writeDay(item.dateOpened)}</span>}
      </p>
      <p className="measure mt-1.5 text-small">{item.description}</p>
      {wasEarlier ? <p className="measure text-small text-soft">{FROM_EARLIER}</p> : null}
    </div>
  )
}

/** It still stands on an earlier report: of the newest one not everything was read, and this not among it. */
function isEarlier({ bureau, isPractice, reportId, status }: Item, reports: readonly ReportHead[]): boolean {
  const newest = readyReports(reports).find((report) => report.bureau === bureau && (report.source === 'practice') === isPractice)
  return status === 'open' && newest !== undefined && newest.id !== reportId
}

/** A file of data has none. */
const hasPages = ({ reportId }: Item, reports: readonly ReportHead[]): boolean =>
  reports.some(({ id, pageCount }) => id === reportId && pageCount > 0)
