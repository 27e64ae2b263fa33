import type { readCalendarFeed as endpoint } from '#contract/calendar.ts'
import { eventOf } from '#engine/matters/event-of.ts'
import { ownerOfLink } from '#server/features/calendar/calendar-link.ts'
import { tellEvents } from '#server/features/calendar/told-events.ts'
import { writeCalendar } from '#server/features/calendar/write-calendar.ts'
import { dueDaysOf } from '#server/features/matters/matters.ts'
import { preferencesOf } from '#server/features/notifications/notifications.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** What a calendar program reads from time to time. The address proves whose it is; who has no address learns nothing. */
export const readCalendarFeed: Operation<typeof endpoint> = async (context, { params }) => {
  const user = await ownerOfLink(context, params.token)
  if (user === null) throw new Refusal('not_found')
  const days = (await dueDaysOf(context, user)).filter(({ isPractice }) => !isPractice)
  const [events, { daysBefore }] = [await tellEvents(context, user, days.map(eventOf)), await preferencesOf(context, user)]
  return writeCalendar(events, { settings: context.settings, daysBefore })
}
