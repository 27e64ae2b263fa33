import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventBusyStatus, ICalEventStatus } from 'ical-generator'
import type { CalendarEvent } from '#engine/matters/event-of.ts'
import { addDays } from '#engine/values/day.ts'
import type { Settings } from '#server/settings.ts'
import { pageLink } from '#server/platform/compose-mail.ts'
import type { ToldEvent } from '#server/features/calendar/told-events.ts'

const STATUSES: Readonly<Record<CalendarEvent['status'], ICalEventStatus>> = {
  confirmed: ICalEventStatus.CONFIRMED,
  tentative: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
}

const HOUR = 60 * 60
/** A day of the calendar begins at midnight: nine in the morning of the day before lies fifteen hours earlier. */
const NINE_THE_DAY_BEFORE = 15 * HOUR
const DAY = 24 * HOUR

/** The dates as iCalendar. A day is a day everywhere: none has an hour or a time zone. */
export function writeCalendar(
  events: readonly ToldEvent[],
  { settings, daysBefore }: { readonly settings: Settings; readonly daysBefore: number },
): Uint8Array {
  const calendar = ical({
    name: 'Errata: your dispute dates',
    prodId: { company: 'Errata', product: 'Disputes', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 6 * HOUR,
  })
  for (const told of events) {
    const href = pageLink(settings, told.place)
    const event = calendar.createEvent({
      id: `${told.id}@errata`,
      allDay: true,
      start: midnight(told.due),
      end: midnight(addDays(told.due, 1)),
      summary: told.title,
      description: `${told.description}\n${href}`,
      url: href,
      status: STATUSES[told.status],
      ...(told.isFirst && { priority: 1 }),
      busystatus: ICalEventBusyStatus.FREE,
      sequence: told.sequence,
      stamp: new Date(told.changedAt),
      lastModified: new Date(told.changedAt),
    })
    if (told.status === 'cancelled') continue
    const triggers = new Set([(daysBefore - 1) * DAY + NINE_THE_DAY_BEFORE, NINE_THE_DAY_BEFORE])
    for (const trigger of triggers) event.createAlarm({ type: ICalAlarmType.display, trigger, description: told.title })
  }
  return new TextEncoder().encode(calendar.toString())
}

/** Only its day is written. */
const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`)
