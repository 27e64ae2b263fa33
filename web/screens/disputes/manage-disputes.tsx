import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listDisputes } from '#contract/disputes.ts'
import { STATUS_WORDS } from '#web/parts/dispute-words.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { counted } from '#web/parts/written.ts'
import { read } from '#web/platform/query-client.ts'
import { AiInsights } from '#web/screens/disputes/ai-insights.tsx'
import { DisputeRow } from '#web/screens/disputes/dispute-row.tsx'
import type { Place } from '#web/screens/disputes/use-place.ts'
import { filterDisputes, filterOf, STATUS_FILTERS, type StatusFilter } from '#web/screens/disputes/filter-disputes.ts'
import type { Advice } from '#web/screens/disputes/use-advice.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Ledger } from '#web/ui/ledger.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

interface ManageDisputesProps {
  readonly place: Place
  readonly advice: Advice
  readonly onNew: () => void
  readonly onAnalyze: () => void
}

/** The list of disputes with its search and its status filter, under what the file says about them. */
export function ManageDisputes({ place, advice, onNew, onAnalyze }: ManageDisputesProps) {
  return (
    <div className="space-y-6">
      <AiInsights place={place} advice={advice} onAnalyze={onAnalyze} />
      <DisputeList place={place} onNew={onNew} />
    </div>
  )
}

function DisputeList({ place, onNew }: Pick<ManageDisputesProps, 'place' | 'onNew'>) {
  const { data: disputes, error, refetch } = useQuery(read(listDisputes, {}))
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<StatusFilter>('all')
  if (error !== null) return <LoadFailure what="Your disputes" error={error} onRetry={() => void refetch()} />
  if (disputes === undefined) {
    return (
      <Sheet holds="ledger">
        <SkeletonRows count={3} label="Loading disputes" />
      </Sheet>
    )
  }
  if (disputes.length === 0) return <NoDisputes onNew={onNew} />
  const found = filterDisputes(disputes, search, filter)
  return (
    <Sheet holds="ledger">
      <h2 className="sr-only">Your disputes</h2>
      <ListSearch search={search} filter={filter} onSearch={setSearch} onFilter={setFilter} />
      <output className="sr-only">{counted(found.length, 'dispute')} shown</output>
      {found.length === 0 ? (
        <NothingMatches
          all={disputes.length}
          onShowAll={() => {
            setSearch('')
            setFilter('all')
          }}
        />
      ) : (
        <Ledger label="Disputes">
          {found.map((dispute) => (
            <DisputeRow
              key={dispute.id}
              dispute={dispute}
              isSelected={dispute.id === place.selected?.id}
              onSelect={(tab) => place.select(dispute, tab)}
            />
          ))}
        </Ledger>
      )}
    </Sheet>
  )
}

interface ListSearchProps {
  readonly search: string
  readonly filter: StatusFilter
  readonly onSearch: (search: string) => void
  readonly onFilter: (filter: StatusFilter) => void
}

function ListSearch({ search, filter, onSearch, onFilter }: ListSearchProps) {
  return (
    <search className="grid gap-4 border-b border-rule px-5 py-4 sm:grid-cols-[1fr_13rem] md:px-7">
      <label className="block">
        <span className="mb-1.5 block font-strong">Search disputes</span>
        <input
          type="search"
          className="control"
          placeholder="Creditor, reason or number"
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      </label>
      <SelectField
        name="status-filter"
        label="Status"
        options={STATUS_FILTERS.map((value) => ({ value, label: value === 'all' ? 'All' : STATUS_WORDS[value].label }))}
        value={filter}
        onChange={({ target }) => onFilter(filterOf(target.value))}
      />
    </search>
  )
}

function NothingMatches({ all, onShowAll }: { readonly all: number; readonly onShowAll: () => void }) {
  return (
    <EmptyState title="No dispute matches" action={<Button onClick={onShowAll}>Show all {counted(all, 'dispute')}</Button>}>
      Try other words, or another status.
    </EmptyState>
  )
}

function NoDisputes({ onNew }: { readonly onNew: () => void }) {
  return (
    <Sheet holds="ledger">
      <EmptyState
        level={2}
        title="No disputes yet"
        action={
          <Button tone="primary" onClick={onNew}>
            New Dispute
          </Button>
        }
      >
        Dispute an entry from the list of negative items, or describe one yourself here.
      </EmptyState>
    </Sheet>
  )
}
