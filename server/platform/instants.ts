/** Instants are ISO texts in UTC, as the clock gives them. */
const shifted = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString()

export const instantAfter = (instant: string, ms: number): string => shifted(instant, ms)
export const instantBefore = (instant: string, ms: number): string => shifted(instant, -ms)

/** As a mail says it, in UTC: `November 29, 2026 at 5:42 PM`. */
export const instantWords = (at: string): string =>
  new Date(at).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
