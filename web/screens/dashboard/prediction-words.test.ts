import { expect, it } from 'vitest'
import { verdictOf } from '#web/screens/dashboard/prediction-words.ts'

it.each([
  [610, true, 'Within the predicted range', 'good'],
  [600, false, '1 point below the range', 'warn'],
  [585, false, '16 points below the range', 'warn'],
  [652, false, '2 points above the range', 'info'],
  [610, null, 'Not compared: another or an unknown score model', 'neutral'],
] as const)('a score of %i, within: %s, is told as %s', (score, isWithin, words, tone) => {
  expect(verdictOf({ score, isWithin }, { low: 601, high: 650 })).toEqual({ words, tone })
})
