import type { Day } from '#engine/values/day.ts'

/** The day it is, as the server counts it (UTC), so that both name the same number of days left. */
export const dayOf = (instant: Date): Day => instant.toISOString().slice(0, 10)
