import type { PredictedAgainst } from '#engine/scores/compare-prediction.ts'
import type { Tone } from '#web/ui/tag.tsx'

/** What a later score says about a prediction, in words. */
export function verdictOf(
  { score, isWithin }: Pick<PredictedAgainst, 'score' | 'isWithin'>,
  { low, high }: { readonly low: number; readonly high: number },
): { readonly words: string; readonly tone: Tone } {
  if (isWithin === null) return { words: 'Not compared: another or an unknown score model', tone: 'neutral' }
  if (isWithin) return { words: 'Within the predicted range', tone: 'good' }
  const away = score < low ? low - score : score - high
  const points = `${away} ${away === 1 ? 'point' : 'points'}`
  return score < low ? { words: `${points} below the range`, tone: 'warn' } : { words: `${points} above the range`, tone: 'info' }
}
