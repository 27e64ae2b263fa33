import type { Harm } from '#engine/scores/published-examples.ts'
import type { ScoreActionKind } from '#engine/scores/score-action.ts'

export const HARM_WORDS: Readonly<Record<Harm, string>> = {
  max_out_card: 'A card is charged to its limit',
  late_payment: 'A payment is 30 days late',
  settle_debt: 'A debt is settled for less',
  foreclosure: 'A foreclosure',
  bankruptcy: 'A bankruptcy',
}

export const ACTION_WORDS: Readonly<Record<ScoreActionKind, string>> = {
  pay_down_debt: 'Pay down debt',
  remove_negative_item: 'Remove a negative item',
  reduce_utilization: 'Reduce utilization',
  ...HARM_WORDS,
}

/** `+1 point`, `+12 points`, `−70 points`, `0 points`. */
export function pointsChanged(points: number): string {
  const sign = points > 0 ? '+' : points < 0 ? '−' : ''
  return `${sign}${Math.abs(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`
}
