import type { Day } from '#engine/values/day.ts'
import type { Context } from '#server/context.ts'
import { timeZoneOf } from '#server/features/profile/profile.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** Where most of the people live who have a file with the three bureaus; the one who lives elsewhere can say so. */
const USUAL_ZONE = 'America/New_York'
/** The hour from which on a day's message may go out, by the member's own clock. */
const MORNING_HOUR = 8

export const zoneOf = async (context: Context, user: SignedIn): Promise<string> => (await timeZoneOf(context, user)) ?? USUAL_ZONE

/** The day it is for someone in that zone, once their morning has come; null before it. */
export function morningOf(instant: string, timeZone: string): Day | null {
  const { day, hour } = localTime(instant, timeZone)
  return hour >= MORNING_HOUR ? day : null
}

function localTime(instant: string, timeZone: string): { readonly day: Day; readonly hour: number } {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  const parts = new Map(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
  return { day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`, hour: Number(parts.get('hour')) }
}
