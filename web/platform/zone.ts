import { isTimeZone } from '#engine/values/local-day.ts'

let rehearsed: string | null = null

/** On the pages of a rehearsal: the day that its clock shows; null where there is none. */
export const rehearseToday = (day: string | null): void => {
  rehearsed = day
}

export const rehearsedDay = (): string | null => rehearsed

/** Where the member lives whose page this is; null where they have not told. */
let timeZone: string | null = null
const followers = new Set<() => void>()

/**
 * The page came with it, the profile says it again, or someone else is signed in. Answers whether that is another place: what was asked for before has the
 * days of the first. A rehearsal has those of its own clock, wherever.
 */
export function liveIn(told: string | null): boolean {
  // The server may know zones that are newer than this browser: then no one has told, rather than that no page is drawn.
  const zone = told !== null && isTimeZone(told) ? told : null
  if (rehearsed !== null || zone === timeZone) return false
  timeZone = zone
  for (const tell of followers) tell()
  return true
}

export const zoneNow = (): string | null => timeZone

export function followZone(tell: () => void): () => void {
  followers.add(tell)
  return () => followers.delete(tell)
}

/** Temporal answers at once; the first use of Intl costs a phone about 100 ms. */
export const zoneOfDevice = (): string =>
  typeof Temporal === 'undefined' ? new Intl.DateTimeFormat().resolvedOptions().timeZone : Temporal.Now.timeZoneId()

/** Kept, because a list asks for it once per row. */
let ofDevice: string | null = null

/** The place where the member lives; where they have not told, that of this device. */
export const zoneHere = (): string => timeZone ?? (ofDevice ??= zoneOfDevice())
