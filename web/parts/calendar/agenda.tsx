import { DEADLINE_WORDS } from '#engine/disputes/deadline-words.ts'
import { type Day, daysBetween, weekdayOf, writeDay } from '#engine/values/day.ts'
import { targetName } from '#engine/words/bureau.ts'
import { OwnCalendar } from '#web/parts/calendar/own-calendar.tsx'
import type { CalendarDate } from '#web/parts/calendar/calendar-dates.ts'
import { byDay } from '#web/parts/calendar/calendar-dates.ts'
import { WEEKDAY_NAMES } from '#web/parts/calendar/month-days.ts'
import { WhyDate } from '#web/parts/why-date.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { RowLink } from '#web/ui/text-link.tsx'

interface AgendaProps {
  readonly dates: readonly CalendarDate[]
  readonly today: Day
}

/** Dates under one another, by the day: what it is, whose, why that day, and the case. */
export function Agenda({ dates, today }: AgendaProps) {
  return (
    <ul className="divide-y divide-rule">
      {[...byDay(dates)].map(([day, ofDay]) => (
        <li key={day} className="grid gap-x-8 gap-y-2 px-5 py-4 md:grid-cols-[12rem_minmax(0,1fr)] md:px-7">
          <div>
            <h3 className="font-serif text-h3">{writeDay(day)}</h3>
            <p className="text-small text-soft">
              {WEEKDAY_NAMES[weekdayOf(day)]}, {fromToday(daysBetween(today, day))}
            </p>
          </div>
          <ul className="space-y-2">
            {ofDay.map((date) => (
              <AgendaDate key={date.id} date={date} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function fromToday(days: number): string {
  if (days === 0) return 'today'
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`
  return days > 0 ? `in ${count}` : `${count} ago`
}

function AgendaDate({ date }: { readonly date: CalendarDate }) {
  // What has no target is the member's own to do.
  const who = date.target === null ? date.creditor : targetName(date.target, date.creditor)
  return (
    <li className="items-start gap-x-6 md:flex md:flex-wrap md:justify-between">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-strong">{DEADLINE_WORDS[date.kind]}</span>
          {date.basis === 'expected' ? <Tag tone="info">Expected</Tag> : null}
          {date.isOver ? <Tag>{date.replyId === null && date.disputeId !== null ? 'Dispute ended' : 'Done'}</Tag> : null}
          {date.isPractice ? <Tag tone="warn">Practice</Tag> : null}
        </p>
        <p className="text-soft wrap-anywhere">{who === date.creditor ? who : `${date.creditor}, ${who}`}</p>
      </div>
      <div className="flex flex-wrap items-start gap-x-6">
        <OwnCalendar dates={[date]} about={`${DEADLINE_WORDS[date.kind]}, ${who}`}>
          Add to calendar
        </OwnCalendar>
        {date.why === '' ? null : <WhyDate why={date.why} citation={date.citation} />}
        {date.disputeId === null && date.replyId === null ? null : date.disputeId === null ? (
          <RowLink to="/answers" aria-label={`Open the letter from ${date.creditor}`}>
            Open the letter
          </RowLink>
        ) : (
          <RowLink to="/disputes/$id" params={{ id: date.disputeId }} aria-label={`Open the case of ${date.creditor}`}>
            Open the case
          </RowLink>
        )}
      </div>
    </li>
  )
}
