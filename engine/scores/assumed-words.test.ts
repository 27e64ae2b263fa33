import { expect, it } from 'vitest'
import { assumedWords } from '#engine/scores/assumed-words.ts'
import type { ScoreAction } from '#engine/scores/score-action.ts'

const ALL: readonly ScoreAction[] = [
  { kind: 'late_payment' },
  { kind: 'pay_down_debt', amount: 412.5 },
  { kind: 'remove_negative_item', impact: 10 },
  { kind: 'late_payment' },
  { kind: 'pay_down_debt', amount: 1000 },
  { kind: 'reduce_utilization', reduction: 1 },
  { kind: 'remove_negative_item', impact: 20.5 },
]

it('what is assumed is said in one line, whatever the order', () => {
  const words =
    '$1,412.50 of debt paid down, utilization lower by 1 percentage point, 2 negative items removed (30.5 points) and 2 payments 30 days late'
  expect(assumedWords(ALL)).toBe(words)
  expect(assumedWords(ALL.toReversed())).toBe(words)
})

it.each<[ScoreAction, string]>([
  [{ kind: 'pay_down_debt', amount: 500 }, '$500 of debt paid down'],
  [{ kind: 'max_out_card' }, '1 maxed-out card'],
  [{ kind: 'settle_debt' }, '1 debt settled for less'],
  [{ kind: 'foreclosure' }, '1 foreclosure'],
  [{ kind: 'bankruptcy' }, '1 bankruptcy'],
])('%j alone', (action, words) => expect(assumedWords([action])).toBe(words))
