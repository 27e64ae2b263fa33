import { useQuery } from '@tanstack/react-query'
import { type ReactNode } from 'react'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import type { Item } from '#web/parts/item-words.ts'
import { ItemRow } from '#web/parts/item-row.tsx'
import type { ItemCase } from '#web/parts/use-item-cases.ts'
import { type ReportHead, readyReports, reportHeads } from '#web/parts/stored-report.ts'
import { useGrowing } from '#web/platform/use-growing.ts'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

interface ItemListProps {
  readonly cases: readonly ItemCase[]
  /** What the list was narrowed by: another narrowing is another list. */
  readonly narrowing?: string
  readonly isPending: boolean
  readonly error: Error | null
  readonly onRetry: () => void
  /** Shown in place of an empty list. */
  readonly empty: ReactNode
}

/** Negative items as rows of a ledger, in every state a list can be in. */
export function ItemList({ cases, narrowing, isPending, error, onRetry, empty }: ItemListProps) {
  const drawn = useGrowing(cases.length, narrowing)
  const reports = useQuery(reportHeads())
  if (isPending) return <SkeletonRows count={3} rowHeight={180} label="Loading the negative items" />
  if (error !== null) {
    return (
      <div className="px-5 py-5 md:px-7">
        <LoadFailure what="The negative items" error={error} onRetry={onRetry} />
      </div>
    )
  }
  if (cases.length === 0) return empty
  return (
    <>
      <ul className="divide-y divide-rule">
        {cases.slice(0, drawn).map((itemCase) => (
          <ItemRow
            key={itemCase.item.id}
            itemCase={itemCase}
            hasPages={hasPages(itemCase.item, reports.data ?? [])}
            isEarlier={isEarlier(itemCase.item, reports.data ?? [])}
          />
        ))}
      </ul>
      <p className="border-t border-rule px-5 py-4 text-small text-soft md:px-7">
        Point figures are estimates, not promises. You can dispute mistakes yourself, for free.
      </p>
    </>
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
