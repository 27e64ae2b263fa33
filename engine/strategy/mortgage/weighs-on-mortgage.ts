import { chargedOffAndCo, isLateNow } from '#engine/audit/entry-words.ts'
import { isLateMark, marksOf } from '#engine/audit/history.ts'
import { medicalCollection } from '#engine/audit/medical-debt.ts'
import { FHA_DISPUTED } from '#engine/law/lender-rules.ts'
import type { Account } from '#engine/report/account.ts'
import { addMonths, type Day, monthOf } from '#engine/values/day.ts'

/**
 * What a dispute remark on an account does to a mortgage: `counted` by the FHA's rule, `mortgage` itself looked at by the
 * lender, or `shown` and asked about at most.
 */
export type MortgageWeight = 'counted' | 'mortgage' | 'shown'

/** Charged off, in collection or late within the rule's months, as far as it is printed; a medical collection is not counted. */
export function mortgageWeight(account: Account, today: Day): MortgageWeight {
  if (account.accountType === 'mortgage') return 'mortgage'
  if (account.currentBalance === 0 || medicalCollection(account) !== null) return 'shown'
  const since = addMonths(monthOf(today), -FHA_DISPUTED.lateWithinMonths)
  const isLate = isLateNow(account) !== null || marksOf(account).some((mark) => isLateMark(mark) && mark.month >= since)
  return isLate || chargedOffAndCo(account) !== null ? 'counted' : 'shown'
}
