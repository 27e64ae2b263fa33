import { useState } from 'react'
import type { z } from 'zod'
import type { disputeCounts } from '#contract/disputes.ts'
import { writeCount } from '#engine/values/write-count.ts'
import { type DisputePages, useDisputeCounts, useDisputePages } from '#web/parts/disputes/dispute-pages.ts'
import { MoreDisputes } from '#web/parts/disputes/more-disputes.tsx'
import { RecordEarlierDispute } from '#web/parts/disputes/record-earlier-dispute.tsx'
import { SearchField, useSettledSearch } from '#web/parts/disputes/search-field.tsx'
import { STATUS_WORDS } from '#web/parts/dispute-words.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { counted } from '#web/parts/written.ts'
import { may } from '#web/platform/may.ts'
import { AiInsights } from '#web/screens/disputes/ai-insights.tsx'
import { DisputeRow } from '#web/screens/disputes/dispute-row.tsx'
import type { Place } from '#web/screens/disputes/use-place.ts'
import {
  filterOf,
  type Order,
  orderOf,
  ORDERS,
  STATUS_FILTERS,
  type StatusFilter,
} from '#web/screens/disputes/filter-disputes.ts'
import type { Advice } from '#web/screens/disputes/use-advice.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LongList } from '#web/ui/long-list.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

type Counts = z.output<typeof disputeCounts>

interface ManageDisputesProps {
  readonly place: Place
  readonly advice: Advice
  readonly onAnalyze: () => void
}

/** The list of disputes with its search and its status filter, under what the file says about them. */
export function ManageDisputes({ place, advice, onAnalyze }: ManageDisputesProps) {
  return (
    <div className="space-y-6">
      <AiInsights place={place} advice={advice} onAnalyze={onAnalyze} />
      <DisputeList place={place} />
      <p className="flex flex-wrap items-center gap-x-3 text-small text-soft">
        Did you dispute something before you used Errata? <RecordEarlierDispute />
      </p>
    </div>
  )
}

interface Narrowing {
  readonly search: string
  readonly filter: StatusFilter
  readonly order: Order
}

const ROW_HEIGHT = 200

const WHOLE: Narrowing = { search: '', filter: 'all', order: 'newest' }

function DisputeList({ place }: Pick<ManageDisputesProps, 'place'>) {
  const [narrowing, setNarrowing] = useState(WHOLE)
  const q = useSettledSearch(narrowing.search)
  const { data: counts, error, refetch } = useDisputeCounts()
  const pages = useDisputePages({
    sort: narrowing.order,
    ...(narrowing.filter !== 'all' && { status: narrowing.filter }),
    ...(q !== undefined && { q }),
  })
  if (error !== null) return <LoadFailure what="Your disputes" error={error} onRetry={() => void refetch()} />
  if (counts === undefined || (pages.found === undefined && !pages.isError)) {
    return (
      <Sheet holds="ledger">
        <SkeletonRows count={3} label="Loading disputes" />
      </Sheet>
    )
  }
  return (
    <Sheet holds="ledger">
      <h2 className="sr-only">Your disputes</h2>
      <ListSearch narrowing={narrowing} counts={counts} onNarrow={setNarrowing} />
      {counts.total === 0 ? (
        <NoDisputes />
      ) : (
        <Found
          place={place}
          pages={pages}
          of={q === undefined ? countOf(counts, narrowing.filter) : null}
          all={counts.total}
          onShowAll={() => setNarrowing({ ...WHOLE, order: narrowing.order })}
        />
      )}
    </Sheet>
  )
}

interface FoundProps {
  readonly place: Place
  readonly pages: DisputePages
  /** How many there are; null while a search is on. */
  readonly of: number | null
  /** Over everything. */
  readonly all: number
  readonly onShowAll: () => void
}

function Found({ place, pages, of, all, onShowAll }: FoundProps) {
  const { found } = pages
  if (found === undefined) {
    return (
      <div className="px-5 py-4 md:px-7">
        <LoadFailure what="These disputes" error={pages.error} onRetry={() => void pages.refetch()} />
      </div>
    )
  }
  return (
    <div aria-busy={pages.isPlaceholderData}>
      <output className="sr-only">{pages.isPlaceholderData ? 'Searching' : `${counted(found.length, 'dispute')} shown`}</output>
      {found.length === 0 ? (
        <NothingMatches all={all} onShowAll={onShowAll} />
      ) : (
        <LongList label="Disputes" rows={found} keyOf={({ id }) => id} rowHeight={ROW_HEIGHT}>
          {(dispute, at) => (
            <DisputeRow
              dispute={dispute}
              place={at}
              isSelected={dispute.id === place.selected?.id}
              onSelect={(tab) => place.select(dispute, tab)}
            />
          )}
        </LongList>
      )}
      {pages.isPlaceholderData ? null : <MoreDisputes pages={pages} of={of} />}
    </div>
  )
}

interface ListSearchProps {
  readonly narrowing: Narrowing
  readonly counts: Counts
  readonly onNarrow: (narrowing: Narrowing) => void
}

const ORDER_WORDS: Readonly<Record<Order, string>> = { newest: 'Newest first', oldest: 'Oldest first' }

function ListSearch({ narrowing, counts, onNarrow }: ListSearchProps) {
  return (
    <search className="grid gap-4 border-b border-rule px-5 py-4 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_13rem_11rem] md:px-7">
      <div className="sm:col-span-2 lg:col-span-1">
        <SearchField search={narrowing.search} onSearch={(search) => onNarrow({ ...narrowing, search })} />
      </div>
      <SelectField
        name="status-filter"
        label="Status"
        options={STATUS_FILTERS.map((value) => ({
          value,
          label: `${value === 'all' ? 'All' : STATUS_WORDS[value]} (${writeCount(countOf(counts, value))})`,
        }))}
        value={narrowing.filter}
        onChange={({ target }) => onNarrow({ ...narrowing, filter: filterOf(target.value) })}
      />
      <SelectField
        name="order"
        label="Order"
        options={ORDERS.map((value) => ({ value, label: ORDER_WORDS[value] }))}
        value={narrowing.order}
        onChange={({ target }) => onNarrow({ ...narrowing, order: orderOf(target.value) })}
      />
    </search>
  )
}

function countOf({ total, byStatus }: Counts, filter: StatusFilter): number {
  if (filter === 'all') return total
  // The rest, which no status of the documents counts.
  return filter === 'withdrawn' ? total - Object.values(byStatus).reduce((sum, count) => sum + count, 0) : byStatus[filter]
}

function NothingMatches({ all, onShowAll }: { readonly all: number; readonly onShowAll: () => void }) {
  return (
    <EmptyState title="No dispute matches" action={<Button onClick={onShowAll}>Show all {counted(all, 'dispute')}</Button>}>
      Try other words, or another status.
    </EmptyState>
  )
}

function NoDisputes() {
  return (
    <EmptyState
      title="No disputes yet"
      action={may('createDispute') ? <LinkButton to="/negative-items">Open the negative items</LinkButton> : undefined}
    >
      Dispute a negative item, or describe one yourself with New Dispute.
    </EmptyState>
  )
}
