import { writtenOffAmounts } from '#engine/audit/written-off-amounts.ts'
import type { Account } from '#engine/report/account.ts'
import type { Cents } from '#engine/values/money.ts'

/** Amounts of whole fifties are lent and charged again and again, so that two debts may have the same. */
const ROUND: Cents = 50_00

/** The amount that a creditor lost and a collector took over, the same in both entries; null where it is not, or is a round one. */
export function oneAmount(from: Account, to: Account): Cents | null {
  const amount = oneAmountEvenRound(from, to)
  return amount === null || amount % ROUND === 0 ? null : amount
}

/** The same, a round one too: for where something else already ties the two together. */
export function oneAmountEvenRound(from: Account, to: Account): Cents | null {
  const taken = to.originalBalance ?? to.highBalance ?? to.currentBalance
  if (taken === null || taken <= 0) return null
  return [...writtenOffAmounts(from), from.currentBalance].includes(taken) ? taken : null
}

/** What was left of the amount written off after the last payment, where the collector took over just that; null where it is not, or is a round one. */
export function restAfterPayment(from: Account, to: Account): Cents | null {
  const taken = to.originalBalance ?? to.highBalance ?? to.currentBalance
  const paid = from.lastPaymentAmount
  if (taken === null || taken <= 0 || taken % ROUND === 0 || paid === null || paid <= 0) return null
  return writtenOffAmounts(from).some((amount) => amount - paid === taken) ? taken : null
}
