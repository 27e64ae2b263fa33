import { addMonths, type Day, isDay, writeDay } from '#engine/values/day.ts'

/** No one knows a closing date further ahead: a later one is a slip of the pen. */
const FURTHEST_MONTHS = 24

/** Why a day cannot be the day a mortgage closes, in words for the member; null: it can. */
export function closingDayProblem(closesOn: string, today: Day): string | null {
  if (!isDay(closesOn))
    // What was typed may be anything, a Social Security number too: it is not repeated.
    return 'That date doesn’t exist. Enter the day your lender gave you.'
  if (closesOn < today) return `${writeDay(closesOn)} is past. Enter the day your mortgage closes.`
  const furthest = addMonths(today, FURTHEST_MONTHS)
  if (closesOn > furthest) return `${writeDay(closesOn)} is more than two years ahead. Check the year.`
  return null
}

/** Said next to every advice to send something, while a closing is ahead; null while none is. */
export function closingNote(closesOn: Day | null | undefined, today: Day): string | null {
  const ahead = closingAhead(closesOn ?? null, today)
  if (ahead === null) return null
  return `Your mortgage closes on ${writeDay(ahead)}. Check your dispute strategy before you send anything. Until then, we hold disputes that could stop the mortgage.`
}

/** The day until which disputes are held: on the day after the closing nothing is held any more. */
export const closingAhead = (closesOn: Day | null, today: Day): Day | null =>
  closesOn !== null && closesOn >= today ? closesOn : null
