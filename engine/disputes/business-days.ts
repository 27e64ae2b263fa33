import { addDays, type Day, weekdayOf } from '#engine/values/day.ts'

const SUNDAY = 0
const MONDAY = 1
const THURSDAY = 4
const SATURDAY = 6
/** Pub. L. 117-17, signed on June 17, 2021. */
const FIRST_JUNETEENTH = 2021

const two = (value: number): string => String(value).padStart(2, '0')
const dayOf = (year: number, month: number, date: number): Day => `${year}-${two(month)}-${two(date)}`

function nthWeekday(year: number, month: number, rule: { readonly weekday: number; readonly nth: number }): Day {
  const first = dayOf(year, month, 1)
  const offset = (rule.weekday - weekdayOf(first) + 7) % 7
  return addDays(first, offset + (rule.nth - 1) * 7)
}

function lastMonday(year: number, month: number): Day {
  const fifth = nthWeekday(year, month, { weekday: MONDAY, nth: 5 })
  return fifth.slice(5, 7) === two(month) ? fifth : addDays(fifth, -7)
}

/** A fixed holiday on a Saturday is kept on the Friday before, on a Sunday on the Monday after. */
function observed(day: Day): Day {
  if (weekdayOf(day) === SATURDAY) return addDays(day, -1)
  return weekdayOf(day) === SUNDAY ? addDays(day, 1) : day
}

/** A year's holidays never change, so they are counted once. */
const known = new Map<number, readonly Day[]>()

/**
 * The legal public holidays of 5 USC 6103(a), on the days they are kept. Inauguration Day is not among them: it is a
 * holiday for the District of Columbia area alone (6103(c)).
 */
export function federalHolidays(year: number): readonly Day[] {
  const before = known.get(year)
  if (before !== undefined) return before
  const holidays = [
    observed(dayOf(year, 1, 1)),
    nthWeekday(year, 1, { weekday: MONDAY, nth: 3 }),
    nthWeekday(year, 2, { weekday: MONDAY, nth: 3 }),
    lastMonday(year, 5),
    ...(year >= FIRST_JUNETEENTH ? [observed(dayOf(year, 6, 19))] : []),
    observed(dayOf(year, 7, 4)),
    nthWeekday(year, 9, { weekday: MONDAY, nth: 1 }),
    nthWeekday(year, 10, { weekday: MONDAY, nth: 2 }),
    observed(dayOf(year, 11, 11)),
    nthWeekday(year, 11, { weekday: THURSDAY, nth: 4 }),
    observed(dayOf(year, 12, 25)),
  ]
  known.set(year, holidays)
  return holidays
}

/** Whether the day is observed as a federal holiday. */
export function isFederalHoliday(day: Day): boolean {
  const year = Number(day.slice(0, 4))
  // New Year's Day on a Saturday is kept on December 31 of the year before.
  return federalHolidays(year).includes(day) || federalHolidays(year + 1).includes(day)
}

/** Monday to Saturday, federal holidays excepted: the days on which ordinary mail is delivered. */
export const isDeliveryDay = (day: Day): boolean => weekdayOf(day) !== SUNDAY && !isFederalHoliday(day)

/** Monday to Friday, federal holidays excepted. */
export function isBusinessDay(day: Day): boolean {
  const weekday = weekdayOf(day)
  return weekday !== SATURDAY && weekday !== SUNDAY && !isFederalHoliday(day)
}

/** The last of so many business days; counting starts on the day after. Zero leaves the day as it is. */
export function addBusinessDays(day: Day, count: number): Day {
  let current = day
  for (let left = count; left > 0; ) {
    current = addDays(current, 1)
    if (isBusinessDay(current)) left -= 1
  }
  return current
}
