import { useQuery } from '@tanstack/react-query'
import { FROM_EARLIER } from '#engine/words/from-earlier.ts'
import { writeDay } from '#engine/values/day.ts'
import { FindingRow } from '#web/parts/finding-row.tsx'
import { ItemEvidence } from '#web/parts/item-evidence.tsx'
import type { Item } from '#web/parts/item-words.ts'
import { type ReportHead, readyReports, reportHeads } from '#web/parts/stored-report.ts'
import type { ItemCase } from '#web/parts/use-item-cases.ts'
import { writeDollars } from '#web/parts/written.ts'
import { CorrectionRow } from '#web/ui/correction-row.tsx'

/** What opens below the row of a negative item: what the report prints, and what is wrong with it if anything is. */
export function OpenedItem({ itemCase: { item, findings } }: { readonly itemCase: ItemCase }) {
  const reports = useQuery(reportHeads()).data ?? []
  const amount = item.balance === null ? null : writeDollars(item.balance)
  const points = item.isDisputed || item.status === 'resolved' ? {} : { points: item.estimatedImpact }
  return (
    <ul className="mb-3 rounded-field border border-rule">
      {findings === null ? (
        <CorrectionRow creditor={item.creditorName} amount={amount} {...points} bureaus={[item.bureau]}>
          <ItemFacts item={item} isEarlier={isEarlier(item, reports)} />
          <p className="flex flex-wrap items-center gap-x-4 text-small text-soft">
            No error found.
            {hasPages(item, reports) ? <ItemEvidence item={item} /> : null}
          </p>
        </CorrectionRow>
      ) : (
        <FindingRow creditor={item.creditorName} amount={amount} {...points} findings={findings}>
          <ItemFacts item={item} isEarlier={isEarlier(item, reports)} />
        </FindingRow>
      )}
    </ul>
  )
}

function ItemFacts({ item, isEarlier: wasEarlier }: { readonly item: Item; readonly isEarlier: boolean }) {
  return (
    <div className="mb-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-soft">
        {item.accountNumber === null ? null : <span className="wrap-anywhere">Account {item.accountNumber}</span>}
        {item.dateOpened === null ? null : <span>Opened {writeDay(item.dateOpened)}</span>}
      </p>
      <p className="measure mt-1.5 text-small">{item.description}</p>
      {wasEarlier ? <p className="measure text-small text-soft">{FROM_EARLIER}</p> : null}
    </div>
  )
}

/** It is still on an earlier report: of the newest one not everything was read, and this not among it. */
function isEarlier({ bureau, isPractice, reportId, status }: Item, reports: readonly ReportHead[]): boolean {
  const newest = readyReports(reports).find((report) => report.bureau === bureau && (report.source === 'practice') === isPractice)
  return status === 'open' && newest !== undefined && newest.id !== reportId
}

/** A file of data has none. */
const hasPages = ({ reportId }: Item, reports: readonly ReportHead[]): boolean =>
  reports.some(({ id, pageCount }) => id === reportId && pageCount > 0)
