import { type CreditFile, scoreOf } from '#engine/analysis/credit-file.ts'
import { estimateGain } from '#engine/analysis/estimate-gain.ts'
import { historyActions } from '#engine/plan/history-actions.ts'
import { moneyActions } from '#engine/plan/money-actions.ts'
import { PLAN_DAYS, PLAN_ORDER, PLAN_PRIORITIES, type PlanAction, type PlanDays, type Planned } from '#engine/plan/plan-action.ts'
import { timeActions } from '#engine/plan/time-actions.ts'

export interface Plan {
  /** Proof first, then questions, then advice by its priority. Points order nothing. */
  readonly actions: readonly PlanAction[]
  /** The mean of what each action says about itself; null with no action. */
  readonly overallProgress: number | null
  /** Points, an estimate for all actions together: the model counts nothing twice. */
  readonly estimatedGain: { readonly low: number; readonly high: number }
  /** What may show by then, cumulative. */
  readonly timeline: readonly { readonly days: PlanDays; readonly low: number; readonly high: number }[]
}

/** The improvement plan: what the file gives reason for, and nothing else. */
export function makePlan(file: CreditFile): Plan {
  const score = scoreOf(file)
  const found = [...historyActions(file), ...moneyActions(file), ...timeActions(file)]
  const planned = found.toSorted((a, b) => placeOf(a) - placeOf(b) || rank(a) - rank(b))
  const rangeOf = (some: readonly Planned[]) => {
    const { low, high } = estimateGain(
      score,
      some.flatMap(({ gains }) => gains),
    )
    return { low, high }
  }
  const actions = planned.map(
    (one): PlanAction => ({ ...one.action, estimatedImpact: one.gains.length === 0 ? null : rangeOf([one]) }),
  )
  return {
    actions,
    overallProgress: meanStatus(actions),
    estimatedGain: rangeOf(planned),
    timeline: PLAN_DAYS.map((days) => ({ days, ...rangeOf(planned.filter(({ showsWithin }) => showsWithin <= days)) })),
  }
}

const placeOf = ({ order }: Planned): number => PLAN_ORDER.indexOf(order)

/** Among disputes their own order counts. */
const rank = ({ order, action }: Planned): number => (order === 'advice' ? PLAN_PRIORITIES.indexOf(action.priority) : 0)

/** What the member marked complete counts as done, by their own mark; what the file says comes back with the mark gone. */
export const statusWithMark = ({ currentStatus }: Pick<PlanAction, 'currentStatus'>, completed: boolean): number =>
  completed ? 100 : currentStatus

/** The mean, whole; null of nothing. */
export function meanStatus(actions: readonly Pick<PlanAction, 'currentStatus'>[]): number | null {
  if (actions.length === 0) return null
  return Math.round(actions.reduce((sum, { currentStatus }) => sum + currentStatus, 0) / actions.length)
}
