import { addBusinessDays } from '#engine/disputes/business-days.ts'
import { PERIODS } from '#engine/law/periods.ts'
import { addDays, type Day } from '#engine/values/day.ts'

/** Midnight in Hawaii: when it is past, the day is over in every state. */
const LAST_MIDNIGHT = 'T10:00:00.000Z'

export interface Hold {
  readonly signedOn: Day
  /** The last day on which the contract can be cancelled as if it had never been. */
  readonly lastDay: Day
  /** From here on the plan works, and not before. */
  readonly endsAt: string
}

/**
 * The days after a signature in which nothing is provided and everything can be cancelled. The day of the signature is that of
 * UTC, which in no state is earlier than the consumer's own; the end is the last midnight of all states. So the hold may be
 * some hours longer than the law's, never shorter.
 */
export function holdAfter(signedAt: string, cancelDays: number): Hold {
  const signedOn = new Date(signedAt).toISOString().slice(0, 10)
  const days = Math.max(cancelDays, PERIODS.cancel_contract.value, PERIODS.before_services.value)
  const lastDay = addBusinessDays(signedOn, days)
  return { signedOn, lastDay, endsAt: `${addDays(lastDay, 1)}${LAST_MIDNIGHT}` }
}
