import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { listCalendar } from '#contract/calendar.ts'
import { writeDay, type Day } from '#engine/values/day.ts'
import { OwnCalendar } from '#web/parts/calendar/own-calendar.tsx'
import { Agenda } from '#web/parts/calendar/agenda.tsx'
import { aheadAndBehind, byDay, type CalendarDate } from '#web/parts/calendar/calendar-dates.ts'
import { MonthGrid } from '#web/parts/calendar/month-grid.tsx'
import { PaperDeadlines } from '#web/parts/paper-deadlines.tsx'
import { useMatters } from '#web/parts/use-matters.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { read } from '#web/platform/query-client.ts'
import { TrackingViews } from '#web/parts/tracking-views.tsx'
import { useTitle } from '#web/platform/title.ts'
import { useToday } from '#web/platform/today.ts'
import { useMedia } from '#web/platform/use-media.ts'
import { may } from '#web/platform/may.ts'
import { TheftSheet } from '#web/screens/calendar/theft-sheet.tsx'
import { ToDo } from '#web/screens/calendar/to-do.tsx'
import { LinkSheet } from '#web/screens/calendar/link-sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { Details } from '#web/ui/details.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

/** /calendar: every legal date of every dispute, as a month and as a list, and the way into one's own calendar. */
export function CalendarScreen() {
  useTitle('Calendar')
  const { data, error, refetch } = useQuery({ ...read(listCalendar, {}), staleTime: 0, refetchOnMount: true })
  const { tab } = useSearch({ from: '/calendar' })
  const { data: worklist, isPending } = useMatters()
  const court = worklist?.deadlines.filter(({ kind }) => kind === 'court_answer') ?? []
  // What is above the dates comes with them: nothing moves under the reader's eyes.
  if (isPending || (data === undefined && error === null))
    return (
      <CalendarPage>
        <Loading />
      </CalendarPage>
    )
  return (
    <CalendarPage>
      <PaperDeadlines deadlines={court} />
      {error === null ? null : <LoadFailure what="Your calendar" error={error} onRetry={() => void refetch()} />}
      {worklist?.hasTheftSteps || tab === 'theft' ? <TheftSheet /> : null}
      {worklist === undefined ? null : <ToDo matters={worklist.matters} />}
      {data === undefined ? null : <Dates dates={data} />}
      {may('readCalendarLink') ? <LinkSheet /> : null}
    </CalendarPage>
  )
}

function CalendarPage({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <PageHeading
        title="Calendar"
        lead="Dates are based on your delivery dates and the law. Open “Why this date?” to see how."
      />
      <TrackingViews at="/calendar" />
      <div className="mt-6 space-y-6">{children}</div>
    </>
  )
}

function Loading() {
  return (
    <Sheet holds="ledger">
      <SkeletonRows count={4} rowHeight={96} label="Loading your calendar" />
    </Sheet>
  )
}

function Dates({ dates }: { readonly dates: readonly CalendarDate[] }) {
  const today = useToday()
  const [day, setDay] = useState<Day | null>(null)
  const isWide = useMedia('(min-width: 48rem)')
  if (dates.length === 0) return <NothingYet />
  const { ahead, behind } = aheadAndBehind(dates, today)
  const shown = day ?? today
  return (
    <>
      {isWide ? (
        <Sheet title="Month">
          <MonthGrid dates={byDay(dates)} today={today} day={shown} onDay={setDay} />
        </Sheet>
      ) : null}
      {isWide && day !== null ? (
        <ChosenDay dates={dates.filter(({ due }) => due === day)} day={day} today={today} onAll={() => setDay(null)} />
      ) : (
        <Ahead ahead={ahead} behind={behind} today={today} />
      )}
    </>
  )
}

function NothingYet() {
  return (
    <Sheet holds="ledger">
      <EmptyState level={2} title="No dates yet" action={<LinkButton to="/disputes">Go to your disputes</LinkButton>}>
        The first date shows up once a dispute is delivered or filed. A letter that only asks has no legal deadline.
      </EmptyState>
    </Sheet>
  )
}

interface ChosenDayProps {
  readonly dates: readonly CalendarDate[]
  readonly day: Day
  readonly today: Day
  readonly onAll: () => void
}

function ChosenDay({ dates, day, today, onAll }: ChosenDayProps) {
  return (
    <Sheet
      title={writeDay(day)}
      holds="ledger"
      aside={
        <Button tone="quiet" onClick={onAll}>
          Show all dates
        </Button>
      }
    >
      {dates.length === 0 ? (
        <EmptyState title="No dates on this day">Choose another day, or show all dates.</EmptyState>
      ) : (
        <Agenda dates={dates} today={today} />
      )}
    </Sheet>
  )
}

interface AheadProps {
  readonly ahead: readonly CalendarDate[]
  readonly behind: readonly CalendarDate[]
  readonly today: Day
}

function Ahead({ ahead, behind, today }: AheadProps) {
  return (
    <Sheet title="Upcoming dates" holds="ledger" aside={<OwnCalendar dates={ahead}>Download all dates</OwnCalendar>}>
      {ahead.length === 0 ? (
        <EmptyState title="Nothing is coming">None of your disputes has a date right now.</EmptyState>
      ) : (
        <Agenda dates={ahead} today={today} />
      )}
      {behind.length === 0 ? null : (
        <div className="border-t border-rule px-5 py-2 md:px-7">
          <Details summary={`Past dates, and those of disputes that have ended (${behind.length})`}>
            <div className="-mx-5 md:-mx-7">
              <Agenda dates={behind} today={today} />
            </div>
          </Details>
        </div>
      )}
    </Sheet>
  )
}
