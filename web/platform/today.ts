import { useState } from 'react'
import type { Day } from '#engine/values/day.ts'

let rehearsed: Day | null = null

/** On the pages of a rehearsal: the day that its clock shows. */
export const rehearseToday = (day: Day): void => {
  rehearsed = day
}

/** The day it is, as the server counts it (UTC), so that both name the same number of days left. Read once, when first shown. */
export function useToday(): Day {
  const [today] = useState(() => rehearsed ?? new Date().toISOString().slice(0, 10))
  return today
}
