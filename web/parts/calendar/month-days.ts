import { addDays, addMonths, type Day, daysInMonth, MONTH_NAMES, type Month, weekdayOf } from '#engine/values/day.ts'

export const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** The weeks that a month is drawn in, Sunday first; days of the months next to it fill the first and the last. */
export function weeksOf(month: Month): readonly (readonly Day[])[] {
  const first: Day = `${month}-01`
  const start = addDays(first, -weekdayOf(first))
  const length = weekdayOf(first) + daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5)))
  return Array.from({ length: Math.ceil(length / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(start, week * 7 + day)),
  )
}

/** `December 2026`. */
export const writeMonth = (month: Month): string => `${MONTH_NAMES[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`

/** Where a key leads from a day of the grid; null for a key that leads nowhere. */
export function dayAfterKey(day: Day, key: string): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    case 'PageUp':
      return addMonths(day, -1)
    case 'PageDown':
      return addMonths(day, 1)
    default:
      return null
  }
}
