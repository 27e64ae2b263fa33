import { compareTexts } from '#engine/values/compare-texts.ts'
import type { Day } from '#engine/values/day.ts'
import type { DisputeTarget } from '#engine/words/bureau.ts'
import type { DeadlineKind } from '#engine/words/deadline-kind.ts'
import type { DisputeStatus } from '#engine/words/dispute-status.ts'

/** A day on which something is due. Lists, the calendar, news and mails all show these days and count none of their own. */
export interface DueDay {
  /** The same for as long as the clock runs, however its day moves. */
  readonly id: string
  /** Names the news of it, which is told once. */
  readonly occasion: string
  /** Null where it follows from nothing that was disputed. */
  readonly disputeId: string | null
  /** Where its dispute stands; null where a paper or a step of the member's own gives the day. */
  readonly status: DisputeStatus | null
  /** The paper that it follows from. */
  readonly replyId: string | null
  /** The company, court or bureau that it is about. */
  readonly name: string
  /** Whose clock it is; null: the member's own. */
  readonly target: DisputeTarget | null
  readonly kind: DeadlineKind
  readonly due: Day
  /** What the member has to do, where the day asks something of them. */
  readonly task: { readonly title: string; readonly text: string } | null
  readonly why: string
  readonly citation: string
  readonly basis: 'delivery' | 'expected'
  /** Nothing is waited for on this day any more. */
  readonly isOver: boolean
  readonly isPractice: boolean
}

/** Earliest first; of one day in an order that never changes. */
export const inOrderOfDays = (a: Pick<DueDay, 'due' | 'id'>, b: Pick<DueDay, 'due' | 'id'>): number =>
  compareTexts(a.due, b.due) || compareTexts(a.id, b.id)

/** The first day that someone still waits for; null where no one does. */
export const firstOpen = (days: readonly DueDay[]): DueDay | null =>
  days.filter(({ isOver }) => !isOver).toSorted(inOrderOfDays)[0] ?? null
