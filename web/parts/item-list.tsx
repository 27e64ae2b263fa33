import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import type { Item } from '#web/parts/item-words.ts'
import { ItemRow } from '#web/parts/item-row.tsx'
import { useCases, type useItems } from '#web/parts/use-item-cases.ts'
import { type ReportHead, readyReports, reportHeads } from '#web/parts/stored-report.ts'
import { usePrinting } from '#web/platform/use-printing.ts'
import { useGrowing } from '#web/platform/use-growing.ts'
import { MoreRows } from '#web/ui/more-rows.tsx'
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

const ROW_HEIGHT = 180
/** So few rows are all shown; a longer list starts with fewer, and each press brings more. */
const FEW = 5
const SHOWN_OF_MANY = 3
const MORE_AT_ONCE = 48

/** Negative items as rows of a ledger, in every state a list can be in. */
export function ItemList({ all, items, narrowing, first = items.length > FEW ? SHOWN_OF_MANY : FEW, empty }: ItemListProps) {
  const [more, setMore] = useState(0)
  const isPrinting = usePrinting()
  const most = isPrinting ? items.length : first + more
  const rows = items.slice(0, useGrowing(Math.min(items.length, most), narrowing))
  const { cases, ...failed } = useCases(all.items, rows)
  const reports = useQuery(reportHeads())
  const error = all.error ?? failed.error
  if (error !== null) {
    const retry = all.error === null ? failed.retry : all.retry
    return (
      <div className="px-5 py-5 md:px-7">
        <LoadFailure what="The negative items" error={error} onRetry={retry} />
      </div>
    )
  }
  if (all.isPending || (rows.length > 0 && cases.size === 0))
    return <SkeletonRows count={3} rowHeight={ROW_HEIGHT} label="Loading the negative items" />
  if (items.length === 0) return empty
  return (
    <>
      <ul className="divide-y divide-rule">
        {rows.map((item) => {
          const itemCase = cases.get(item.id)
          return itemCase === undefined ? (
            <li key={item.id}>
              <SkeletonRows count={1} rowHeight={ROW_HEIGHT} label={`Loading ${item.creditorName}`} />
            </li>
          ) : (
            <ItemRow
              key={item.id}
              itemCase={itemCase}
              hasPages={hasPages(item, reports.data ?? [])}
              isEarlier={isEarlier(item, reports.data ?? [])}
            />
          )
        })}
      </ul>
      <MoreRows left={items.length - most} isNone={rows.length === 0} onMore={() => setMore(more + MORE_AT_ONCE)} />
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
