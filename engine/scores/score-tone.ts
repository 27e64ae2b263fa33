/** The scale of the common scores; progress is counted from its lower end. */
export const SCORE_RANGE = { least: 300, most: 850 } as const

/** Whether there is a score, and on that scale: some models go lower and higher. */
export const isOnScale = (score: number | null): score is number =>
  score !== null && score >= SCORE_RANGE.least && score <= SCORE_RANGE.most

/** The documents' colours: green, blue, yellow, red. */
export type ScoreTone = 'good' | 'info' | 'warn' | 'bad'

/** 750 and above is green, 700 blue, 650 yellow, else red. */
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
