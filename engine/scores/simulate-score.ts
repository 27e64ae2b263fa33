import { SCORE_RANGE } from '#engine/scores/score-tone.ts'

/** What somebody might do about a score. `amount` in dollars, `impact` in points, `reduction` in percentage points of utilization. */
export type ScoreAction =
  | { readonly kind: 'pay_down_debt'; readonly amount: number }
  | { readonly kind: 'remove_negative_item'; readonly impact: number }
  | { readonly kind: 'reduce_utilization'; readonly reduction: number }

export interface Simulation {
  readonly simulatedScore: number
  readonly improvement: number
  /** Scores between which the result may lie; the simulated score is one of them. */
  readonly range: { readonly low: number; readonly high: number }
  /** Whole points of each action, in the order given; their sum is the improvement. */
  readonly contributions: readonly { readonly kind: ScoreAction['kind']; readonly points: number }[]
}

/**
 * Every constant is an estimate of ours, not a published formula: no bureau and no scoring company publishes one. They were
 * chosen so that a single step moves a middling score by tens of points and never by hundreds.
 */
const ESTIMATES = {
  /** Points that owing less can bring at most, by paying down and by utilization together: both change the same balances. */
  owedMost: 90,
  /** Dollars paid down that bring half of that. */
  owedHalfDollars: 4000,
  /** Percentage points of utilization that bring half of that. */
  owedHalfPercent: 40,
  /** Points that removals can bring at most. The first points of an item count nearly in full, those of further items less and less. */
  removedMost: 150,
  /** How far the range reaches below and above, as parts of the improvement. */
  leastPart: 0.5,
  mostPart: 1.5,
} as const

/**
 * What a score might become. More of an action never lowers the result, each further step brings less, the order is of no
 * matter, and nothing leaves 300 to 850. Needs a score of 300 to 850 and amounts of 0 or more.
 */
export function simulateScore(currentScore: number, actions: readonly ScoreAction[]): Simulation {
  const room = SCORE_RANGE.most - currentScore
  const gains = gainsOf(actions)
  const gain = nearing(gains.owed + gains.removed, room)
  const wholePoints = (points: number): number => Math.min(Math.round(points), Math.floor(room))
  const improvement = wholePoints(gain)
  return {
    simulatedScore: currentScore + improvement,
    improvement,
    range: {
      low: currentScore + Math.floor(improvement * ESTIMATES.leastPart),
      high: currentScore + wholePoints(improvement * ESTIMATES.mostPart),
    },
    contributions: shareOut(improvement, actions, weightsOf(actions, gains)),
  }
}

/** Rises with `amount`, ever more slowly, and never reaches `most`; half of it at `half`. */
const saturating = (amount: number, half: number): number => (amount <= 0 ? 0 : amount / (amount + half))

/** Points against the room that is left: few points count in full, and all of them together never fill it. */
const nearing = (points: number, room: number): number => room * saturating(points, room)

interface Gains {
  readonly paid: number
  readonly utilized: number
  readonly owed: number
  readonly removed: number
}

/** Points before the room that is left. What is paid down already counts towards the utilization, so the two are not added up. */
function gainsOf(actions: readonly ScoreAction[]): Gains {
  const total = (kind: ScoreAction['kind']): number =>
    actions.reduce((sum, one) => sum + (one.kind === kind ? sizeOf(one) : 0), 0)
  const paid = saturating(total('pay_down_debt'), ESTIMATES.owedHalfDollars)
  const utilized = saturating(Math.min(100, total('reduce_utilization')), ESTIMATES.owedHalfPercent)
  return {
    paid,
    utilized,
    owed: ESTIMATES.owedMost * (1 - (1 - paid) * (1 - utilized)),
    removed: nearing(total('remove_negative_item'), ESTIMATES.removedMost),
  }
}

function sizeOf(action: ScoreAction): number {
  switch (action.kind) {
    case 'pay_down_debt':
      return action.amount
    case 'remove_negative_item':
      return action.impact
    case 'reduce_utilization':
      return action.reduction
  }
}

/** How much of the gain is each action's: its kind's part, divided by size among actions of the same kind. */
function weightsOf(actions: readonly ScoreAction[], { paid, utilized, owed, removed }: Gains): readonly number[] {
  const either = paid + utilized
  const ofKind: Record<ScoreAction['kind'], number> = {
    pay_down_debt: either === 0 ? 0 : (owed * paid) / either,
    reduce_utilization: either === 0 ? 0 : (owed * utilized) / either,
    remove_negative_item: removed,
  }
  return actions.map((action) => {
    const total = actions.reduce((sum, other) => sum + (other.kind === action.kind ? sizeOf(other) : 0), 0)
    return total === 0 ? 0 : (ofKind[action.kind] * sizeOf(action)) / total
  })
}

/** Whole points by weight that add up to the improvement: what is left over goes to the largest remainders. */
function shareOut(improvement: number, actions: readonly ScoreAction[], weights: readonly number[]): Simulation['contributions'] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const exact = weights.map((weight) => (sum === 0 ? 0 : (improvement * weight) / sum))
  const left = improvement - exact.reduce((all, points) => all + Math.floor(points), 0)
  const byRemainder = exact
    .map((points, index) => ({ index, remainder: points - Math.floor(points) }))
    .toSorted((a, b) => b.remainder - a.remainder)
  const raised = new Set(byRemainder.slice(0, Math.round(left)).map(({ index }) => index))
  return actions.map(({ kind }, index) => ({ kind, points: Math.floor(exact[index] ?? 0) + (raised.has(index) ? 1 : 0) }))
}
