import { DEADLINE_WORDS } from '#engine/disputes/deadline-words.ts'
import type { DueDay } from '#engine/matters/due-day.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Day } from '#engine/values/day.ts'

/** What calendar programs are told about one date. */
export interface CalendarEvent {
  readonly id: string
  /** Null for a paper of no dispute, and for a step of the member's own. */
  readonly disputeId: string | null
  /** The screen where it is read: its case, its paper, or the steps above the calendar. */
  readonly place: string
  /** It comes before everything else: a court's day. */
  readonly isFirst: boolean
  readonly due: Day
  readonly status: 'confirmed' | 'tentative' | 'cancelled'
  readonly title: string
  readonly description: string
}

/** A day as calendar programs are told about it. */
export function eventOf(day: DueDay): CalendarEvent {
  const { id, disputeId, replyId, kind, due, name, target, task, why, citation, basis, isOver } = day
  const recipient = target === null || target === 'creditor' ? '' : `, ${BUREAU_NAMES[target]}`
  const gone = task === null ? 'This dispute has ended. Nothing is due on this day.' : 'You said this is done.'
  const says = [task?.text, why, citation === '' ? '' : `(${citation})`].filter(Boolean).join(' ')
  return {
    id,
    disputeId,
    place: disputeId !== null ? `/disputes/${disputeId}` : replyId !== null ? '/answers' : '/calendar',
    due,
    isFirst: kind === 'court_answer',
    status: isOver ? 'cancelled' : basis === 'expected' ? 'tentative' : 'confirmed',
    title: `${DEADLINE_WORDS[kind]}: ${name}${recipient}`,
    description: isOver ? gone : says,
  }
}
