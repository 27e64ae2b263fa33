import { type CreditFile, standingOn, tellingWhole } from '#engine/analysis/credit-file.ts'
import { type DoubtfulEntry, doubtfulEntries } from '#engine/analysis/doubtful-entries.ts'
import { type PastDueAccount, pastDueAccounts } from '#engine/analysis/past-due.ts'
import { fullestUse, linesToPay, type RevolvingUse, USE_GOAL } from '#engine/analysis/revolving-use.ts'
import type { ScoreAction } from '#engine/scores/score-action.ts'

/** An entry that cannot be right, costs points and is not settled, as the simulator takes it. */
export function removalOf({ ground, item, dispute }: DoubtfulEntry): readonly ScoreAction[] {
  const isSettled = dispute !== null && dispute.status === 'resolved'
  return ground === 'proven' && item !== null && !isSettled
    ? [{ kind: 'remove_negative_item', impact: item.estimatedImpact }]
    : []
}

/** From the printed utilization down to the goal. */
export function reductionOf(use: RevolvingUse | null): readonly ScoreAction[] {
  if (use === null || linesToPay(use).length === 0) return []
  return [{ kind: 'reduce_utilization', reduction: Math.min(100, use.percent) - USE_GOAL }]
}

/** What is past due, paid. */
export const paymentOf = ({ pastDue }: PastDueAccount): ScoreAction => ({ kind: 'pay_down_debt', amount: pastDue / 100 })

/** Everything that the file gives the simulator to work with. */
export function gainsInReach(file: CreditFile): readonly ScoreAction[] {
  return [
    ...doubtfulEntries(file).flatMap(removalOf),
    ...reductionOf(fullestUse(tellingWhole(file))),
    ...pastDueAccounts(standingOn(file)).map(paymentOf),
  ]
}
