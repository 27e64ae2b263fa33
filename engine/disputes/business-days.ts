import { addDays, type Day, weekdayOf } from '#engine/values/day.ts'
import { remembered } from '#engine/values/remembered.ts'

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

/** A holiday, on the day on which it is kept. */
export interface Holiday {
  readonly day: Day
  readonly name: string
}

/** A year's holidays never change, so they are counted once. */
const known = new Map<number, readonly Holiday[]>()

/**
 * The legal public holidays of 5 USC 6103(a), on the days they are kept. Inauguration Day is not among them: it is a
 * holiday for the District of Columbia area alone (6103(c)).
 */
export const federalHolidays = (year: number): readonly Day[] => holidaysOf(year).map(({ day }) => day)

function holidaysOf(year: number): readonly Holiday[] {
  const before = known.get(year)
  if (before !== undefined) return before
  const holidays = [
    { day: observed(dayOf(year, 1, 1)), name: 'New Year’s Day' },
    { day: nthWeekday(year, 1, { weekday: MONDAY, nth: 3 }), name: 'Martin Luther King Jr. Day' },
    { day: nthWeekday(year, 2, { weekday: MONDAY, nth: 3 }), name: 'Washington’s Birthday' },
    { day: lastMonday(year, 5), name: 'Memorial Day' },
    ...(year >= FIRST_JUNETEENTH ? [{ day: observed(dayOf(year, 6, 19)), name: 'Juneteenth' }] : []),
    { day: observed(dayOf(year, 7, 4)), name: 'Independence Day' },
    { day: nthWeekday(year, 9, { weekday: MONDAY, nth: 1 }), name: 'Labor Day' },
    { day: nthWeekday(year, 10, { weekday: MONDAY, nth: 2 }), name: 'Columbus Day' },
    { day: observed(dayOf(year, 11, 11)), name: 'Veterans Day' },
    { day: nthWeekday(year, 11, { weekday: THURSDAY, nth: 4 }), name: 'Thanksgiving Day' },
    { day: observed(dayOf(year, 12, 25)), name: 'Christmas Day' },
  ]
  known.set(year, holidays)
  return holidays
}

/** Some ten years of days: clocks ask about the same few hundred again and again. */
const MOST_DAYS = 4000

/** The holiday that is kept on the day; null for none. */
export const holidayOn: (day: Day) => Holiday | null = remembered(MOST_DAYS, (day) => {
  const year = Number(day.slice(0, 4))
  // New Year's Day on a Saturday is kept on December 31 of the year before.
  return [...holidaysOf(year), ...holidaysOf(year + 1)].find((holiday) => holiday.day === day) ?? null
})

/** Whether the day is observed as a federal holiday. */
export const isFederalHoliday = (day: Day): boolean => holidayOn(day) !== null

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

/** What is after the one day and up to the other and is no business day: its weekends, and the holidays on other days. */
export function daysLeftOut(from: Day, to: Day): { readonly hasWeekend: boolean; readonly holidays: readonly Holiday[] } {
  let hasWeekend = false
  const holidays: Holiday[] = []
  for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) {
    const weekday = weekdayOf(day)
    if (weekday === SATURDAY || weekday === SUNDAY) hasWeekend = true
    else holidays.push(...[holidayOn(day)].filter((holiday) => holiday !== null))
  }
  return { hasWeekend, holidays }
}
