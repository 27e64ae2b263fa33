import type { readCalendarFeed as endpoint } from '#contract/calendar.ts'
import { DEADLINE_WORDS } from '#engine/disputes/deadline-words.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { ownerOfLink } from '#server/features/calendar/calendar-link.ts'
import { type CalendarEvent, tellEvents } from '#server/features/calendar/told-events.ts'
import { writeCalendar } from '#server/features/calendar/write-calendar.ts'
import { datesOfMember, type MemberDate } from '#server/features/case-file/case-file.ts'
import { preferencesOf } from '#server/features/notifications/notifications.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** What a calendar program reads from time to time. The address proves whose it is; who has no address learns nothing. */
export const readCalendarFeed: Operation<typeof endpoint> = async (context, { params }) => {
  const user = await ownerOfLink(context, params.token)
  if (user === null) throw new Refusal('not_found')
  const dates = (await datesOfMember(context, user)).filter(({ dispute }) => !dispute.isPractice)
  const [events, { daysBefore }] = [await tellEvents(context, user, dates.map(eventOf)), await preferencesOf(context, user)]
  return writeCalendar(events, { settings: context.settings, daysBefore })
}

function eventOf({ id, kind, due, why, citation, basis, target, dispute, isOver }: MemberDate): CalendarEvent {
  const recipient = target === undefined || target === null || target === 'creditor' ? '' : `, ${BUREAU_NAMES[target]}`
  return {
    id,
    disputeId: dispute.id,
    due,
    status: isOver ? 'cancelled' : basis === 'expected' ? 'tentative' : 'confirmed',
    title: `${DEADLINE_WORDS[kind]}: ${dispute.creditor}${recipient}`,
    description: isOver ? 'This dispute has its end. Nothing is waited for on this day.' : `${why} (${citation})`,
  }
}
