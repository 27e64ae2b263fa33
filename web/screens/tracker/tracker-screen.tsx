import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listDisputes } from '#contract/disputes.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { read } from '#web/platform/query-client.ts'
import { useToday } from '#web/platform/today.ts'
import { useTitle } from '#web/platform/title.ts'
import { FollowUpDialog } from '#web/screens/tracker/follow-up-dialog.tsx'
import { QuickActions } from '#web/screens/tracker/quick-actions.tsx'
import { ActiveRow, ResolvedRow } from '#web/screens/tracker/tracker-rows.tsx'
import { type Dispute, isActive, type TrackerFigures, trackerFigures } from '#web/screens/tracker/tracker-figures.ts'
import { sampleDisputes } from '#web/screens/tracker/tracker-sample.ts'
import { type TrackerActs, useTrackerActs } from '#web/screens/tracker/use-tracker-acts.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FigureCard, FigureCards } from '#web/ui/figure-cards.tsx'
import { Ledger } from '#web/ui/ledger.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

/** /tracker: how far each dispute is, by the tracker's rule and by the real clock. */
export function TrackerScreen() {
  useTitle('Dispute Tracker')
  const { data, error, refetch } = useQuery(read(listDisputes, {}))
  return (
    <>
      <PageHeading
        title="Dispute Tracker"
        lead="Bureaus answer online disputes in about 30 days and mailed ones in about 45. The clock beside each dispute is the law’s own."
      />
      <div className="mt-6 space-y-6">
        {error === null ? (
          <Tracker disputes={data} />
        ) : (
          <LoadFailure what="Your disputes" error={error} onRetry={() => void refetch()} />
        )}
      </div>
    </>
  )
}

function Tracker({ disputes }: { readonly disputes: readonly Dispute[] | undefined }) {
  if (disputes === undefined) {
    return (
      <Sheet holds="ledger">
        <SkeletonRows count={3} rowHeight={200} label="Loading disputes" />
      </Sheet>
    )
  }
  return <Loaded disputes={disputes} />
}

function Loaded({ disputes }: { readonly disputes: readonly Dispute[] }) {
  const acts = useTrackerActs()
  return (
    <>
      <Cards figures={trackerFigures(disputes)} />
      <QuickActions acts={acts} isEmpty={disputes.length === 0} />
      {disputes.length === 0 ? <NothingYet /> : <Lists disputes={disputes} acts={acts} />}
      {acts.followUps === null ? null : <FollowUpDialog followUps={acts.followUps} onClose={acts.closeFollowUps} />}
    </>
  )
}

/** Nothing of one's own to show: an invented sample is one press away, under its own name, never beside real disputes. */
function NothingYet() {
  const [isShown, setIsShown] = useState(false)
  const today = useToday()
  const sample = sampleDisputes(today)
  return (
    <>
      <Sheet title="Active Disputes" holds="ledger">
        <EmptyState
          title="No active disputes"
          action={<Button onClick={() => setIsShown(!isShown)}>{isShown ? 'Hide the sample' : 'Show a sample'}</Button>}
        >
          File a dispute and follow it here.
        </EmptyState>
      </Sheet>
      {isShown ? (
        <section aria-labelledby="sample-heading" className="space-y-6 border-l-4 border-mark pl-4 md:pl-6">
          <div>
            <h2 id="sample-heading">Sample: invented disputes, not yours</h2>
            <p className="measure mt-1 text-soft">
              It shows what this page looks like in use. Nothing of it is stored or counted.
            </p>
          </div>
          <Cards figures={trackerFigures(sample)} />
          <Lists disputes={sample} acts={null} />
        </section>
      ) : null}
    </>
  )
}

interface ListsProps {
  readonly disputes: readonly Dispute[]
  /** Null for the sample. */
  readonly acts: TrackerActs | null
}

function Lists({ disputes, acts }: ListsProps) {
  const active = disputes.filter(isActive)
  const ended = disputes.filter((dispute) => !isActive(dispute))
  const name = (title: string) => (acts === null ? `Sample: ${title}` : title)
  return (
    <>
      <Sheet title={name('Active Disputes')} holds="ledger">
        {active.length === 0 ? (
          <EmptyState title="No active disputes">Everything you disputed is answered.</EmptyState>
        ) : (
          <Ledger>
            {active.map((dispute) => (
              <ActiveRow key={dispute.id} dispute={dispute} acts={acts} />
            ))}
          </Ledger>
        )}
      </Sheet>
      <Sheet title={name('Resolved Disputes')} holds="ledger">
        {ended.length === 0 ? (
          <EmptyState title="No resolved disputes">Answers that you record on a dispute show here.</EmptyState>
        ) : (
          <Ledger>
            {ended.map((dispute) => (
              <ResolvedRow key={dispute.id} dispute={dispute} acts={acts} />
            ))}
          </Ledger>
        )}
      </Sheet>
    </>
  )
}

function Cards({ figures }: { readonly figures: TrackerFigures }) {
  const cards = [
    { name: 'Total Disputes', value: String(figures.total), note: null },
    { name: 'Active', value: String(figures.active), note: null },
    {
      name: 'Resolved',
      value: String(figures.resolved),
      note: figures.verified === 0 ? null : `and ${figures.verified} verified`,
    },
    { name: 'Success Rate', value: `${figures.successRate}%`, note: 'removed, of the resolved' },
  ]
  return (
    <FigureCards>
      {cards.map((card) => (
        <FigureCard key={card.name} {...card} />
      ))}
    </FigureCards>
  )
}
