import { z } from 'zod'
import { DEADLINE_KINDS } from '#engine/words/deadline-kind.ts'
import { endpoint } from '#contract/endpoint.ts'
import { bytes, day, disputeTarget, instant } from '#contract/values.ts'

/** One legal date: of a dispute, or of a paper that came. */
export const calendarDate = z
  .object({
    /** The same for as long as the clock runs, however its day moves. */
    id: z.string(),
    /** Null where it follows from a paper of no dispute. */
    disputeId: z.string().nullable(),
    /** The paper that it follows from; null for the clocks of a dispute. */
    replyId: z.string().nullable(),
    creditor: z.string(),
    /** Whose clock it is; null: the member's own. */
    target: disputeTarget.nullable(),
    kind: z.enum(DEADLINE_KINDS),
    due: day,
    /** "Why this date?": the event it counts from, the rule, and what moved it. */
    why: z.string(),
    citation: z.string(),
    basis: z.enum(['delivery', 'expected']),
    /** The dispute has its end: nothing is waited for any more. */
    isOver: z.boolean(),
    isPractice: z.boolean(),
  })
  .meta({ id: 'CalendarDate' })

export const listCalendar = endpoint({
  method: 'GET',
  path: '/api/calendar',
  summary: 'Every legal date of every dispute and paper, earliest first',
  tag: 'calendar',
  access: 'signed_in',
  pages: 'rows',
  answer: z.array(calendarDate),
  refusals: ['invalid', 'unauthenticated'],
})

/** Whether the calendar has a private address. The address itself is shown once, when it is made. */
export const calendarLink = z.object({ isOn: z.boolean(), madeAt: instant.nullable() }).meta({ id: 'CalendarLink' })

export const readCalendarLink = endpoint({
  method: 'GET',
  path: '/api/calendar-link',
  summary: 'Whether a calendar program can subscribe, and since when',
  tag: 'calendar',
  access: 'signed_in',
  answer: calendarLink,
  refusals: ['unauthenticated'],
})

export const makeCalendarLink = endpoint({
  method: 'POST',
  path: '/api/calendar-link',
  summary: 'Make a private address for calendar programs; one that was made before ends',
  tag: 'calendar',
  access: 'signed_in',
  answer: z.object({ isOn: z.literal(true), madeAt: instant, url: z.string() }),
  status: 201,
  refusals: ['unauthenticated', 'step_up_needed'],
})

export const endCalendarLink = endpoint({
  method: 'DELETE',
  path: '/api/calendar-link',
  summary: 'End the private address; a second time changes nothing',
  tag: 'calendar',
  access: 'signed_in',
  answer: calendarLink,
  refusals: ['unauthenticated'],
})

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/calendar/:token.ics',
  summary: 'The legal dates as iCalendar (RFC 5545), for whoever has the private address; practice is not in it',
  tag: 'calendar',
  access: 'public',
  params: z.object({ token: z.string().min(1).max(200) }),
  answers: 'calendar',
  answer: bytes,
  refusals: ['not_found'],
})
