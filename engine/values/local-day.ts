import { type Day, NOON } from '#engine/values/day.ts'
import { remembered } from '#engine/values/remembered.ts'

/** The days of someone: those of the place where they live. No day after today has come. */
export interface LocalDays {
  /** Where no one has told where that is, the day of Greenwich: between Maine and Hawaii it is never a later one. */
  readonly today: Day
  /** The day of something that happened. */
  of(instant: string): Day
}

/** The days in a time zone; null, where none is told: those of Greenwich. */
export function localDays(now: string, timeZone: string | null): LocalDays {
  return {
    today: localDay(now, timeZone ?? 'UTC'),
    of: (instant) => dayIn(instant, timeZone),
  }
}

const HOUR_MS = 3_600_000

/** The first full hour of the day after today. */
export function hourOfTomorrow(now: string, days: LocalDays): string {
  let hour = Date.parse(now) - (Date.parse(now) % HOUR_MS) + HOUR_MS
  while (days.of(new Date(hour).toISOString()) <= days.today) hour += HOUR_MS
  return new Date(hour).toISOString()
}

/** What one list shows is asked for again with the next call. */
const MOST_INSTANTS = 10_000

/** By the instant and the zone, which has no space. */
const rememberedDay = remembered(MOST_INSTANTS, (instantAndZone) => {
  const end = instantAndZone.lastIndexOf(' ')
  return localDay(instantAndZone.slice(0, end), instantAndZone.slice(end + 1))
})

/** The day of something that happened. What was told as a day is that day wherever it is read. */
export const dayIn = (instant: string, timeZone: string | null): Day =>
  instant.endsWith(NOON) ? instant.slice(0, 10) : rememberedDay(`${instant} ${timeZone ?? 'UTC'}`)

/**
 * The calendar day of an instant in an IANA time zone. Throws a RangeError if the zone doesn't exist. Uses Temporal where it exists (newer
 * browsers, not yet Node), because the first use of Intl costs a phone about 100 ms.
 */
export function localDay(instant: string, timeZone: string): Day {
  if (timeZone === 'UTC' && instant.endsWith('Z')) return instant.slice(0, 10)
  if (typeof Temporal !== 'undefined') return Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDate().toString()
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`
}

/** Whether this machine knows the IANA zone. An offset like +05:00 isn't one: it has no daylight saving time. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    return localDay(NOON_OF_1970, zone) !== ''
  } catch {
    return false
  }
}

const NOON_OF_1970 = '1970-01-01T12:00:00.000Z'

/** There are some hundreds of zones; but each of them is known in capitals and in small letters, mixed as anyone likes. */
export const MOST_FORMATS = 1000

/** Making one takes longer than a hundred uses of it. */
const formatIn = remembered(
  MOST_FORMATS,
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
)
