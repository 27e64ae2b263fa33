import type { ScoreAction } from '#engine/scores/score-action.ts'
import { simulateScore } from '#engine/scores/simulate-score.ts'

/** Points that something might bring: an estimate by the simulator's model, never a promise. */
export interface Gain {
  readonly points: number
  readonly low: number
  readonly high: number
}

/**
 * Where no report prints a score, the model is asked for a middling one, and the range is that of all scores in between:
 * the same step brings a low score more than a high one.
 */
export const ASSUMED_SCORES = { low: 580, middle: 665, high: 750 } as const

export function estimateGain(score: number | null, actions: readonly ScoreAction[]): Gain {
  if (score !== null) {
    const { improvement, range } = simulateScore(score, actions)
    return { points: improvement, low: range.low - score, high: range.high - score }
  }
  const { low, middle, high } = ASSUMED_SCORES
  return {
    points: simulateScore(middle, actions).improvement,
    low: simulateScore(high, actions).range.low - high,
    high: simulateScore(low, actions).range.high - low,
  }
}

/** What the removal of these entries might bring together: their impacts do not add up on one score. */
export const gainOfRemovals = (score: number | null, entries: readonly { readonly estimatedImpact: number }[]): Gain =>
  estimateGain(
    score,
    entries.map(({ estimatedImpact }) => ({ kind: 'remove_negative_item', impact: estimatedImpact })),
  )
