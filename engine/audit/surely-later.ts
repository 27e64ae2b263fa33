import { SHORTEST_MOVE_MONTHS } from '#engine/audit/same-account.ts'
import { addMonths, firstDayOf, lastDayOf, type PartialDay } from '#engine/values/day.ts'

/**
 * Whether the second date lies two months or more after the first, whatever days the two can mean. Creditors date a delinquency
 * from the missed payment or from its thirtieth day, so less is put down to the way of counting. A year alone says too little.
 */
export function isSurelyLater(first: PartialDay | null, second: PartialDay | null): boolean {
  if (first === null || second === null || first.length < MONTH || second.length < MONTH) return false
  return firstDayOf(second) >= addMonths(lastDayOf(first), SHORTEST_MOVE_MONTHS)
}

/** Characters of a date that names its month. */
const MONTH = 7
