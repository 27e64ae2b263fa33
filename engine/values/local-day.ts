import type { Day } from '#engine/values/day.ts'

/** The calendar day of an instant in a time zone (IANA name). Throws a RangeError for a name that is none. */
export function localDay(instant: string, timeZone: string): Day {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const parts = new Map(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`
}
