import { useQuery } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { readPlanEntries } from '#contract/plan.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { RestingEntries } from '#web/parts/resting-entries.tsx'
import { read } from '#web/platform/query-client.ts'
import { EntriesOnTheirWay } from '#web/screens/plan/entries-on-their-way.tsx'
import { LeavingList } from '#web/screens/plan/leaving-list.tsx'
import type { DebtPath, PlanEntries } from '#web/screens/plan/plan-words.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

/** What time does to the entries; or how debts moved, and which good accounts a bureau lacks. */
export function PlanEntriesPart({ part }: { readonly part: 'calendar' | 'debts' }) {
  const { data, error, refetch } = useQuery({ ...read(readPlanEntries, {}), staleTime: 0, refetchOnMount: true })
  if (error !== null) return <LoadFailure what="What happens to your items" error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <EntriesOnTheirWay />
  if (part === 'calendar') return <LeavingList leaving={data.leaving} />
  if (data.debts.length === 0 && data.missing.length === 0) {
    return (
      <Sheet holds="ledger">
        <EmptyState title="Nothing to show" level={2}>
          Your newest reports show no debt that moved to another company, and no good account that a bureau is surely missing.
        </EmptyState>
      </Sheet>
    )
  }
  return (
    <div className="space-y-6">
      {data.debts.length === 0 ? null : <Debts debts={data.debts} />}
      {data.missing.length === 0 ? null : <Missing missing={data.missing} />}
    </div>
  )
}

function Debts({ debts }: { readonly debts: readonly DebtPath[] }) {
  return (
    <Sheet title="Where debts went">
      <p className="measure text-small text-soft">
        Only where a page itself names the other company. One debt should be owed to one company only.
      </p>
      <ul className="mt-4 grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {debts.map((path) => (
          <li key={path.map(({ name }) => name).join('|')}>
            <Path path={path} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

function Path({ path }: { readonly path: DebtPath }) {
  return (
    <ol>
      {path.map(({ name, entries, facts, reasons }, index) => (
        <li key={name}>
          {index === 0 ? null : (
            <div className="flex items-start gap-2 py-2 pl-4 text-small text-soft">
              <Icon of={ArrowDown} size={18} />
              <span className="wrap-anywhere">
                <span className="sr-only">It went on: </span>
                {reasons.join('; ')}
              </span>
            </div>
          )}
          <div className="rounded-field border border-rule px-4 py-3">
            <h3 className="font-serif text-h3 wrap-anywhere">{name}</h3>
            {facts.length === 0 ? <p className="text-small text-soft">Mentioned by another account; not listed itself.</p> : null}
            {facts.map((fact) => (
              <p key={fact} className="text-small wrap-anywhere">
                {fact}
              </p>
            ))}
            <RestingEntries title={name} entries={entries} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function Missing({ missing }: { readonly missing: PlanEntries['missing'] }) {
  return (
    <Sheet title="Good accounts that a bureau does not list" holds="ledger">
      <Ledger>
        {missing.map(({ entry, message, ask }) => (
          <LedgerRow key={`${entry.reportId}.${entry.subjectId}`} title={entry.creditorName}>
            <p className="measure">{message}</p>
            <p className="measure mt-1 text-small text-soft">{ask}</p>
            <RestingEntries title={entry.creditorName} entries={[entry]} />
          </LedgerRow>
        ))}
      </Ledger>
    </Sheet>
  )
}
