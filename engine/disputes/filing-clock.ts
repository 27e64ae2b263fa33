import { addBusinessDays } from '#engine/disputes/business-days.ts'
import type { Day } from '#engine/values/day.ts'
import type { DisputeTarget } from '#engine/words/bureau.ts'
import type { FilingMethod } from '#engine/words/filing-method.ts'

/** A dispute that the consumer filed directly with one recipient. */
export interface Filing {
  readonly target: DisputeTarget
  readonly method: FilingMethod
  readonly filedOn: Day
}

/** Business days that ordinary mail is given to arrive; an expectation until the consumer records the delivery. */
const MAIL_BUSINESS_DAYS = 5

/**
 * When a filed dispute is received, or expected to be. A portal has it the same day, and so has a bureau that is told by phone
 * (15 USC 1681i(a)(1) asks for no form); a company's duty to investigate begins with a written notice (12 CFR 1022.43), so a
 * call to it starts no clock.
 */
export function receiptOf({ target, method, filedOn }: Filing): {
  readonly receivedOn: Day | null
  readonly expectedOn: Day | null
} {
  if (method === 'mail') return { receivedOn: null, expectedOn: addBusinessDays(filedOn, MAIL_BUSINESS_DAYS) }
  if (method === 'phone' && target === 'creditor') return { receivedOn: null, expectedOn: null }
  return { receivedOn: filedOn, expectedOn: null }
}
