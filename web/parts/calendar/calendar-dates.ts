import type { z } from 'zod'
import type { calendarDate } from '#contract/calendar.ts'
import type { Day } from '#engine/values/day.ts'

export type CalendarDate = z.output<typeof calendarDate>
/** The dates of each day that has any, earliest first. */
export type DatesByDay = ReadonlyMap<Day, readonly CalendarDate[]>

export const byDay = (dates: readonly CalendarDate[]): DatesByDay => Map.groupBy(dates, ({ due }) => due)

/** What is still ahead of a dispute that goes on, and the rest: passed, or of a dispute that has its end; newest first. */
export function aheadAndBehind(
  dates: readonly CalendarDate[],
  today: Day,
): { readonly ahead: readonly CalendarDate[]; readonly behind: readonly CalendarDate[] } {
  const isAhead = ({ due, isOver }: CalendarDate): boolean => due >= today && !isOver
  return { ahead: dates.filter(isAhead), behind: dates.filter((date) => !isAhead(date)).toReversed() }
}
