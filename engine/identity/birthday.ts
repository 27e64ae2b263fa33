import { type Day, firstDayOf, type PartialDay } from '#engine/values/day.ts'

/** In years; the oldest person whose age is proven died at 122. */
const OLDEST = 130

/** Whether someone who lives on `today` can have been born then. */
export const canBeBirthday = (born: PartialDay, today: Day): boolean =>
  Number(born.slice(0, 4)) >= Number(today.slice(0, 4)) - OLDEST && firstDayOf(born) <= today
