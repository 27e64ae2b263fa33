import { z } from 'zod'

/** An IANA name that this machine knows, e.g. America/Chicago. */
export const timeZone = z.string().max(64).refine(isTimeZone, 'Choose a time zone from the list')

function isTimeZone(zone: string): boolean {
  // An offset like +05:00 is no place: it knows no summer time.
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
