/** The documents' colours for a score: 750 and above green, 700 blue, 650 yellow, else red. */
export const SCORE_RANGE = { least: 300, most: 850 } as const

export type ScoreTone = 'good' | 'info' | 'warn' | 'bad'

export function scoreTone(score: number): ScoreTone {
  if (score >= 750) return 'good'
  if (score >= 700) return 'info'
  return score >= 650 ? 'warn' : 'bad'
}

/** How far from 300 to the goal, in percent, within 0 and 100. */
export function progressToTarget(current: number, target: number): number {
  if (target <= SCORE_RANGE.least) return 100
  const share = (current - SCORE_RANGE.least) / (target - SCORE_RANGE.least)
  return Math.round(Math.min(1, Math.max(0, share)) * 100)
}
