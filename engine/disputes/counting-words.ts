import { daysLeftOut, holidayOn, isBusinessDay } from '#engine/disputes/business-days.ts'
import { type Day, weekdayOf, writeDay } from '#engine/values/day.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** What a count in business days from the one day to the other left out, as the sentence that ends "why this date?". */
export function leftOutWords(from: Day, to: Day): string {
  const { hasWeekend, holidays } = daysLeftOut(from, to)
  const left = [
    ...(hasWeekend ? ['the weekends'] : []),
    ...holidays.map(({ day, name }) => `${name} (observed on ${writeDay(day)})`),
  ]
  if (left.length === 0) return 'There is no weekend or federal holiday in between.'
  const none = holidays.length === 0 ? ', and there is no federal holiday in between' : ''
  return `Not counted: ${inOneLine(left)}${none}.`
}

/** Why a count in days ends where no one works; empty where it ends on a business day. */
export function standsStillWords(due: Day): string {
  if (isBusinessDay(due)) return ''
  const what = holidayOn(due)?.name ?? `a ${WEEKDAYS[weekdayOf(due)] ?? ''}`
  return ` It falls on ${what}, but the law counts every day, so the deadline doesn’t move.`
}

function inOneLine(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}
