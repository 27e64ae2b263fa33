import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listDisputes } from '#contract/disputes.ts'
import { STATUS_WORDS } from '#web/parts/dispute-words.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { counted } from '#web/parts/written.ts'
import { read } from '#web/platform/query-client.ts'
import { DisputeRow } from '#web/screens/disputes/dispute-row.tsx'
import { filterDisputes, filterOf, STATUS_FILTERS, type StatusFilter } from '#web/screens/disputes/filter-disputes.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Ledger } from '#web/ui/ledger.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

/** The list of disputes with its search and its status filter. */
export function ManageDisputes({ onNew }: { readonly onNew: () => void }) {
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
      <search className="grid gap-4 border-b border-rule px-5 py-4 sm:grid-cols-[1fr_13rem] md:px-7">
        <label className="block">
          <span className="mb-1.5 block font-strong">Search disputes</span>
          <input
            type="search"
            className="control"
            placeholder="Creditor, reason or number"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </label>
        <SelectField
          name="status"
          label="Status"
          options={STATUS_FILTERS.map((value) => ({ value, label: value === 'all' ? 'All' : STATUS_WORDS[value].label }))}
          value={filter}
          onChange={({ target }) => setFilter(filterOf(target.value))}
        />
      </search>
      <output className="sr-only">{counted(found.length, 'dispute')} shown</output>
      {found.length === 0 ? (
        <EmptyState
          title="No dispute matches"
          action={
            <Button
              onClick={() => {
                setSearch('')
                setFilter('all')
              }}
            >
              Show all {counted(disputes.length, 'dispute')}
            </Button>
          }
        >
          Try other words, or another status.
        </EmptyState>
      ) : (
        <Ledger label="Disputes">
          {found.map((dispute) => (
            <DisputeRow key={dispute.id} dispute={dispute} />
          ))}
        </Ledger>
      )}
    </Sheet>
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
