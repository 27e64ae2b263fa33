import { writeDay } from '#engine/values/day.ts'
import { writeMoney } from '#engine/values/money.ts'
import { writeCount } from '#engine/values/write-count.ts'
import { dayHere } from '#web/platform/today.ts'
import { zoneHere } from '#web/platform/zone.ts'

/** `$1,284` from the wire's dollars. */
export const writeDollars = (dollars: number): string => writeMoney(Math.round(dollars * 100))

/** `November 20, 2026`: the day of an instant where the member is. */
export const writeInstant = (instant: string): string => writeDay(dayHere(instant))

/** `November 20, 2026 at 3:05 PM`: where several came on one day. */
export const writeMoment = (instant: string): string =>
  new Date(instant).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: zoneHere() })

/** `October 29, 2025`, or "undated" where the report prints no date. */
export const writeReportDate = (day: string | null): string => (day === null ? 'undated' : writeDay(day))

/** `1 account`, `8 accounts`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${writeCount(count)} ${count === 1 ? one : many}`

/** The first letter large: letters list their reasons in small ones. */
export const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
