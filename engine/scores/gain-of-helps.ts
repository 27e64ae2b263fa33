import { type Help, sizeOf } from '#engine/scores/score-action.ts'

/**
 * Every constant is an estimate of ours, not a published formula: no bureau and no scoring company publishes one. They were
 * chosen so that a single step moves a middling score by tens of points and never by hundreds (docs/decisions/0012).
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
} as const

/** Points that some helps bring, given how many are left up to the top, and how much of them is each one's. */
export interface GainOfHelps {
  readonly points: number
  /** In the order given; only their proportion means something. */
  readonly weights: readonly number[]
}

/** Rises with every help, ever more slowly, and never reaches `room`. */
export function gainOfHelps(room: number, helps: readonly Help[]): GainOfHelps {
  const gains = gainsOf(helps)
  return { points: nearing(gains.owed + gains.removed, room), weights: weightsOf(helps, gains) }
}

/** Rises with `amount`, ever more slowly, and never reaches 1; half of it at `half`. */
const saturating = (amount: number, half: number): number => (amount <= 0 ? 0 : amount / (amount + half))

/** Points against the room that is left: few points count in full, and all of them together never fill it. */
const nearing = (points: number, room: number): number => room * saturating(points, room)

interface Gains {
  readonly paid: number
  readonly utilized: number
  readonly owed: number
  readonly removed: number
}

const totalOf = (helps: readonly Help[], kind: Help['kind']): number =>
  helps.reduce((sum, one) => sum + (one.kind === kind ? sizeOf(one) : 0), 0)

/** Points before the room that is left. What is paid down already counts towards the utilization, so the two are not added up. */
function gainsOf(helps: readonly Help[]): Gains {
  const paid = saturating(totalOf(helps, 'pay_down_debt'), ESTIMATES.owedHalfDollars)
  const utilized = saturating(Math.min(100, totalOf(helps, 'reduce_utilization')), ESTIMATES.owedHalfPercent)
  return {
    paid,
    utilized,
    owed: ESTIMATES.owedMost * (1 - (1 - paid) * (1 - utilized)),
    removed: nearing(totalOf(helps, 'remove_negative_item'), ESTIMATES.removedMost),
  }
}

/** How much of the gain is each help's: its kind's part, divided by size among helps of the same kind. */
function weightsOf(helps: readonly Help[], { paid, utilized, owed, removed }: Gains): readonly number[] {
  const either = paid + utilized
  const ofKind: Record<Help['kind'], number> = {
    pay_down_debt: either === 0 ? 0 : (owed * paid) / either,
    reduce_utilization: either === 0 ? 0 : (owed * utilized) / either,
    remove_negative_item: removed,
  }
  return helps.map((help) => {
    const total = totalOf(helps, help.kind)
    return total === 0 ? 0 : (ofKind[help.kind] * sizeOf(help)) / total
  })
}
