import { progressToTarget, SCORE_RANGE, scoreTone } from '#engine/scores/score-tone.ts'
import type { Tone } from '#web/ui/tag.tsx'

const { least: SCORE_MIN, most: SCORE_MAX } = SCORE_RANGE

export interface ScoreBand {
  readonly from: number
  readonly to: number
  readonly name: string
  readonly tone: Tone
}

/** The bands of the specification's score colours: 750 good, 700 info, 650 warn, below that bad. */
export const SCORE_BANDS: readonly ScoreBand[] = [
  { from: SCORE_MIN, to: 650, name: 'Needs work', tone: scoreTone(SCORE_MIN) },
  { from: 650, to: 700, name: 'Fair', tone: scoreTone(650) },
  { from: 700, to: 750, name: 'Good', tone: scoreTone(700) },
  { from: 750, to: SCORE_MAX, name: 'Very good', tone: scoreTone(750) },
]

/** The band of a score; a score outside 300 to 850 has none. */
export function bandOf(score: number): ScoreBand | null {
  if (score < SCORE_MIN || score > SCORE_MAX) return null
  return SCORE_BANDS.findLast((band) => score >= band.from) ?? null
}

/** Where a score is on the ruler, in percent of its length; scores beyond the ends stand at the ends. */
export function placeOf(score: number): number {
  const inside = Math.min(Math.max(score, SCORE_MIN), SCORE_MAX)
  return ((inside - SCORE_MIN) / (SCORE_MAX - SCORE_MIN)) * 100
}

/** A tick every 10 points, a long one every 50. */
export const TICKS: readonly { score: number; isLong: boolean }[] = Array.from({ length: 56 }, (_, index) => ({
  score: SCORE_MIN + index * 10,
  isLong: index % 5 === 0,
}))

export interface ScoreDistance {
  readonly pointsLeft: number
  /** Whole percent of the way from 300 to the goal. */
  readonly percent: number
}

/** How far it is to the goal; nothing is left once it is reached. */
export function distanceTo(goal: number, score: number): ScoreDistance {
  return { pointsLeft: Math.max(goal - score, 0), percent: progressToTarget(score, goal) }
}

/** How wide a flag is at most, in percent of the narrowest ruler (72 px of 316). */
const FLAG_WIDTH = 23

export interface FlagPlaces {
  /** How much of each flag stands left of its mark: 0 all right of it, 1 all left. */
  readonly youLean: number
  readonly goalLean: number
  /** They would still lie on each other: the goal's flag is then set above the other. */
  readonly isStacked: boolean
}

/** The flags lean away from each other, but never over an end of the ruler. */
export function flagPlaces(score: number, goal: number): FlagPlaces {
  const [you, target] = [placeOf(score), placeOf(goal)]
  const leftLean = Math.min(0.85, Math.min(you, target) / FLAG_WIDTH)
  const rightLean = Math.max(0.15, 1 - (100 - Math.max(you, target)) / FLAG_WIDTH)
  const isStacked = (1 - leftLean + rightLean) * FLAG_WIDTH > Math.abs(target - you)
  return { youLean: you <= target ? leftLean : rightLean, goalLean: you <= target ? rightLean : leftLean, isStacked }
}
