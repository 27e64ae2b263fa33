import { useState } from 'react'
import type { Day } from '#engine/values/day.ts'

/** The day it is, as the server counts it (UTC), so that both name the same number of days left. Read once, when first shown. */
export function useToday(): Day {
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  return today
}
