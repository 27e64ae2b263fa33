import { useState, useSyncExternalStore } from 'react'
import { followZone, rehearsedDay, zoneHere, zoneNow } from '#web/platform/zone.ts'
import type { Day } from '#engine/values/day.ts'
import { dayIn, localDay } from '#engine/values/local-day.ts'

/** The day it is, as the server counts it, so that both name the same number of days left. The time is read once, when first shown. */
export function useToday(): Day {
  const zone = useSyncExternalStore(followZone, zoneNow, zoneNow)
  const [now] = useState(() => new Date().toISOString())
  return rehearsedDay() ?? localDay(now, zone ?? 'UTC')
}

/** The day of something that happened, as the server counts it. */
export const dayOf = (instant: string): Day => dayIn(instant, zoneNow())

/** The same for what nothing is counted from: where the member has not told where they live, the day of this device. */
export const dayHere = (instant: string): Day => dayIn(instant, zoneHere())
