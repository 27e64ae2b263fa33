import ical from 'ical-generator'
import { addDays, type Day } from '#engine/values/day.ts'
import { save } from '#web/platform/download.ts'

/** A date as a calendar program is told about it. */
export interface DatedEvent {
  /** The name that the subscribed calendar gives it: one date is never there twice. */
  readonly id: string
  readonly due: Day
  readonly title: string
  readonly why: string
}

/** Dates as a file that any calendar program opens. A day is a day everywhere: none has an hour or a time zone. */
export function dateFile(events: readonly DatedEvent[], stamp: Date): string {
  const calendar = ical({ prodId: { company: 'Errata', product: 'Disputes', language: 'EN' } })
  for (const { id, due, title, why } of events)
    calendar.createEvent({
      id: `${id}@errata`,
      allDay: true,
      start: midnight(due),
      end: midnight(addDays(due, 1)),
      summary: title,
      description: why,
      stamp,
    })
  return calendar.toString()
}

/** Only its day is written. */
const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** Hands them to the browser as a file. */
export const saveDates = (events: readonly DatedEvent[]): void =>
  save(new Blob([dateFile(events, new Date())], { type: 'text/calendar;charset=utf-8' }), 'errata-dates.ics')
