import { useState, useSyncExternalStore } from 'react'
import { timeZone as zoneShape } from '#contract/profile.ts'
import type { Day } from '#engine/values/day.ts'
import { dayIn, localDay } from '#engine/values/local-day.ts'

let rehearsed: Day | null = null

/** On the pages of a rehearsal: the day that its clock shows. */
export const rehearseToday = (day: Day): void => {
  rehearsed = day
}

/** Where the member lives whose page this is; null where they have not told. */
let timeZone: string | null = null
const followers = new Set<() => void>()

/**
 * The page came with it, the profile says it anew, or somebody else is signed in. Answers whether that is another place: what was asked for before has the
 * days of the first. A rehearsal has those of its own clock, wherever.
 */
export function liveIn(told: string | null): boolean {
  // The server may know zones that are newer than this browser: then nobody has told, rather than that no page is drawn.
  const zone = zoneShape.safeParse(told).data ?? null
  if (rehearsed !== null || zone === timeZone) return false
  timeZone = zone
  for (const tell of followers) tell()
  return true
}

const zoneNow = (): string | null => timeZone

function follow(tell: () => void): () => void {
  followers.add(tell)
  return () => followers.delete(tell)
}

/** The day it is, as the server counts it, so that both name the same number of days left. The time is read once, when first shown. */
export function useToday(): Day {
  const zone = useSyncExternalStore(follow, zoneNow, zoneNow)
  const [now] = useState(() => new Date().toISOString())
  return rehearsed ?? localDay(now, zone ?? 'UTC')
}

/** The day of something that happened, as the server counts it. */
export const dayOf = (instant: string): Day => dayIn(instant, timeZone)

/** The same for what nothing is counted from: where the member has not told where they live, the day of this device. */
export const dayHere = (instant: string): Day => dayIn(instant, zoneHere())

/** The place where the member lives; where they have not told, that of this device. */
export const zoneHere = (): string => timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
