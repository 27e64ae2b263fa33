import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import type { disputeCounts } from '#contract/disputes.ts'
import { type DisputePages, PAGE, useDisputeCounts, useDisputePages } from '#web/parts/disputes/dispute-pages.ts'
import { MoreDisputes } from '#web/parts/disputes/more-disputes.tsx'
import { SearchField, useSettledSearch } from '#web/parts/disputes/search-field.tsx'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { useToday } from '#web/platform/today.ts'
import { TrackingViews } from '#web/parts/tracking-views.tsx'
import { useTitle } from '#web/platform/title.ts'
import { QuickActions } from '#web/screens/tracker/quick-actions.tsx'
import { ActiveRow, ResolvedRow } from '#web/screens/tracker/tracker-rows.tsx'
import { type Dispute, figuresOf, isActive, type TrackerFigures, trackerFigures } from '#web/screens/tracker/tracker-figures.ts'
import { sampleDisputes } from '#web/screens/tracker/tracker-sample.ts'
import { type TrackerActs, useTrackerActs } from '#web/screens/tracker/use-tracker-acts.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FigureCard, FigureCards } from '#web/ui/figure-cards.tsx'
import { later } from '#web/ui/later.tsx'
import { LongList } from '#web/ui/long-list.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

const FollowUpDialog = later(async () => (await import('#web/screens/tracker/follow-up-dialog.tsx')).FollowUpDialog)

/** /tracker: how far each dispute is, by the tracker's rule and by the real clock. */
export function TrackerScreen() {
  useTitle('Dispute Tracker')
  const { data, error, refetch } = useDisputeCounts()
  return (
    <>
      <PageHeading
        title="Dispute Tracker"
        lead="Bureaus answer online disputes in about 30 days and mailed ones in about 45. The countdown is the legal deadline."
      />
      <TrackingViews at="/tracker" />
      <div className="mt-6 space-y-6">
        {error === null ? (
          <Tracker counts={data} />
        ) : (
          <LoadFailure what="Your disputes" error={error} onRetry={() => void refetch()} />
        )}
      </div>
    </>
  )
}

type Counts = z.output<typeof disputeCounts>

function Tracker({ counts }: { readonly counts: Counts | undefined }) {
  return counts === undefined ? <Loading /> : <Loaded counts={counts} />
}

function Loading() {
  return (
    <Sheet holds="ledger">
      <SkeletonRows count={3} rowHeight={200} label="Loading disputes" />
    </Sheet>
  )
}

function Loaded({ counts }: { readonly counts: Counts }) {
  const acts = useTrackerActs()
  const isEmpty = counts.total === 0
  return (
    <>
      <Cards figures={figuresOf(counts)} />
      <QuickActions acts={acts} isEmpty={isEmpty} />
      {isEmpty ? <NothingYet /> : <OwnLists counts={counts} acts={acts} />}
      {acts.followUps === null ? null : <FollowUpDialog followUps={acts.followUps} onClose={acts.closeFollowUps} />}
    </>
  )
}

/** One's own disputes page by page; a search where they are too many to see at once. */
function OwnLists({ counts, acts }: { readonly counts: Counts; readonly acts: TrackerActs }) {
  const [search, setSearch] = useState('')
  const q = useSettledSearch(search)
  const words = q === undefined ? {} : { q }
  const active = useDisputePages({ stage: 'active', ...words })
  const ended = useDisputePages({ stage: 'ended', ...words })
  const figures = figuresOf(counts)
  const more = (pages: DisputePages, about: string, of: number) =>
    pages.isPlaceholderData ? null : <MoreDisputes pages={pages} about={about} of={q === undefined ? of : null} />
  const failed = [active, ended].find((pages) => pages.found === undefined && pages.isError)
  return (
    <>
      {counts.total > PAGE ? (
        <search className="block max-w-xl">
          <SearchField search={search} onSearch={setSearch} />
        </search>
      ) : null}
      {failed !== undefined ? (
        <LoadFailure what="Your disputes" error={failed.error} onRetry={() => void failed.refetch()} />
      ) : active.found === undefined || ended.found === undefined ? (
        <Loading />
      ) : (
        <Lists
          active={active.found}
          ended={ended.found}
          acts={acts}
          isSearched={q !== undefined}
          moreActive={more(active, 'the active disputes', figures.active)}
          moreEnded={more(ended, 'the resolved disputes', figures.resolved + figures.verified)}
        />
      )}
    </>
  )
}

/** Nothing of one's own to show: an invented sample is one press away, under its own name, never next to real disputes. */
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
          <Lists active={sample.filter(isActive)} ended={sample.filter((dispute) => !isActive(dispute))} acts={null} />
        </section>
      ) : null}
    </>
  )
}

const ACTIVE_HEIGHT = 280
const RESOLVED_HEIGHT = 130

interface ListsProps {
  readonly active: readonly Dispute[]
  readonly ended: readonly Dispute[]
  /** Null for the sample. */
  readonly acts: TrackerActs | null
  readonly isSearched?: boolean
  readonly moreActive?: ReactNode
  readonly moreEnded?: ReactNode
}

function Lists({ active, ended, acts, isSearched = false, moreActive, moreEnded }: ListsProps) {
  const name = (title: string) => (acts === null ? `Sample: ${title}` : title)
  return (
    <>
      <Sheet title={name('Active Disputes')} holds="ledger">
        {active.length === 0 ? (
          <NoRows of="active" isSearched={isSearched} />
        ) : (
          <LongList rows={active} keyOf={({ id }) => id} rowHeight={ACTIVE_HEIGHT}>
            {(dispute, place) => <ActiveRow dispute={dispute} place={place} acts={acts} />}
          </LongList>
        )}
        {moreActive}
      </Sheet>
      <Sheet title={name('Resolved Disputes')} holds="ledger">
        {ended.length === 0 ? (
          <NoRows of="resolved" isSearched={isSearched} />
        ) : (
          <LongList rows={ended} keyOf={({ id }) => id} rowHeight={RESOLVED_HEIGHT}>
            {(dispute, place) => <ResolvedRow dispute={dispute} place={place} acts={acts} />}
          </LongList>
        )}
        {moreEnded}
      </Sheet>
    </>
  )
}

const NO_ROWS = {
  active: {
    none: 'No active disputes',
    noMatch: 'No active dispute matches',
    why: 'Everything you disputed is answered.',
  },
  resolved: {
    none: 'No resolved disputes',
    noMatch: 'No resolved dispute matches',
    why: 'Answers that you record on a dispute show here.',
  },
} as const

function NoRows({ of, isSearched }: { readonly of: keyof typeof NO_ROWS; readonly isSearched: boolean }) {
  return isSearched ? (
    <EmptyState title={NO_ROWS[of].noMatch}>Try other words.</EmptyState>
  ) : (
    <EmptyState title={NO_ROWS[of].none}>{NO_ROWS[of].why}</EmptyState>
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
    { name: 'Success Rate', value: `${figures.successRate}%`, note: 'of resolved disputes ended in removal' },
  ]
  return (
    <FigureCards>
      {cards.map((card) => (
        <FigureCard key={card.name} {...card} />
      ))}
    </FigureCards>
  )
}
