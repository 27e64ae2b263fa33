/** Points between which an estimate lies. */
export interface PointsRange {
  readonly low: number
  readonly high: number
}

/** `+15-25`, `+12`, or `0` where the model sees nothing. */
export function writeGain({ low, high }: PointsRange): string {
  if (high <= 0) return '0'
  return low === high ? `+${high}` : `+${Math.max(0, low)}-${high}`
}

/** The points of what is disputed; where nothing is, there is nothing to estimate. */
export const writeAtStake = (points: number): string => (points === 0 ? 'N/A' : `about ${points} pts`)
