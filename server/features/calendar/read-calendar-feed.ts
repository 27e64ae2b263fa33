import type { readCalendarFeed as endpoint } from '#contract/calendar.ts'
import { DEADLINE_WORDS } from '#engine/disputes/deadline-words.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { ownerOfLink } from '#server/features/calendar/calendar-link.ts'
import { type CalendarEvent, tellEvents } from '#server/features/calendar/told-events.ts'
import { writeCalendar } from '#server/features/calendar/write-calendar.ts'
import type { PaperDate } from '#server/features/answers/answers.ts'
import { datesOfEverything } from '#server/features/calendar/dates-of-everything.ts'
import type { MemberDate } from '#server/features/case-file/case-file.ts'
import { preferencesOf } from '#server/features/notifications/notifications.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** What a calendar program reads from time to time. The address proves whose it is; who has no address learns nothing. */
export const readCalendarFeed: Operation<typeof endpoint> = async (context, { params }) => {
  const user = await ownerOfLink(context, params.token)
  if (user === null) throw new Refusal('not_found')
  const { ofDisputes, ofPapers } = await datesOfEverything(context, user)
  const dates = ofDisputes.filter(({ dispute }) => !dispute.isPractice)
  const all = [...ofPapers.flatMap(eventOfPaper), ...dates.map(eventOf)]
  const [events, { daysBefore }] = [await tellEvents(context, user, all), await preferencesOf(context, user)]
  return writeCalendar(events, { settings: context.settings, daysBefore })
}

function eventOfPaper({ id, disputeId, kind, due, name, text, why, citation, isDone }: PaperDate): CalendarEvent[] {
  if (due === null) return []
  const description = [text, why, citation === null ? null : `(${citation})`].filter((part) => part !== null).join(' ')
  return [
    {
      id,
      disputeId,
      due,
      status: isDone ? 'cancelled' : 'confirmed',
      isFirst: kind === 'court_answer',
      title: `${DEADLINE_WORDS[kind]}: ${name}`,
      description: isDone ? 'You said that this is done.' : description,
    },
  ]
}

function eventOf({ id, kind, due, why, citation, basis, target, dispute, isOver }: MemberDate): CalendarEvent {
  const recipient = target === undefined || target === null || target === 'creditor' ? '' : `, ${BUREAU_NAMES[target]}`
  return {
    id,
    disputeId: dispute.id,
    due,
    isFirst: kind === 'court_answer',
    status: isOver ? 'cancelled' : basis === 'expected' ? 'tentative' : 'confirmed',
    title: `${DEADLINE_WORDS[kind]}: ${dispute.creditor}${recipient}`,
    description: isOver ? 'This dispute has its end. Nothing is waited for on this day.' : `${why} (${citation})`,
  }
}
