import { DEADLINE_WORDS } from '#engine/disputes/deadline-words.ts'
import { targetName } from '#engine/words/bureau.ts'
import type { CalendarDate } from '#web/parts/calendar/calendar-dates.ts'
import { type DatedEvent, saveDates } from '#web/parts/calendar/date-file.ts'
import { Button } from '#web/ui/button.tsx'

export interface AddToCalendarProps {
  readonly dates: readonly CalendarDate[]
  /** Which date it is, for those who hear the page. */
  readonly about?: string
  readonly children: string
}

/** Hands dates over as a file for the member's own calendar. Practice is never in it. */
export function AddToCalendar({ dates, about, children }: AddToCalendarProps) {
  const events = eventsOf(dates)
  if (events.length === 0) return null
  return (
    <Button tone="quiet" {...(about !== undefined && { about })} onClick={() => saveDates(events)}>
      {children}
    </Button>
  )
}

/** The dates that are still ahead, in the form that calendar apps import. */
export const eventsOf = (dates: readonly CalendarDate[]): readonly DatedEvent[] =>
  dates
    .filter(({ isPractice, isOver }) => !isPractice && !isOver)
    .map(({ id, kind, due, creditor, target, why, citation }) => ({
      id,
      due,
      title: `${DEADLINE_WORDS[kind]}: ${target === null || target === 'creditor' ? creditor : `${creditor}, ${targetName(target, creditor)}`}`,
      why: [why, citation === '' ? '' : `(${citation})`].filter(Boolean).join(' '),
    }))
