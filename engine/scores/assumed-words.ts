import { listed } from '#engine/letters/letter-words.ts'
import type { Harm } from '#engine/scores/published-examples.ts'
import type { ScoreAction, ScoreActionKind } from '#engine/scores/score-action.ts'
import { isHarm, sizeOf } from '#engine/scores/score-action.ts'
import { counted } from '#engine/values/counted.ts'
import { writeMoney } from '#engine/values/money.ts'

const HARM_WORDS: Readonly<Record<Harm, readonly [string, string]>> = {
  max_out_card: ['maxed-out card', 'maxed-out cards'],
  late_payment: ['payment 30 days late', 'payments 30 days late'],
  settle_debt: ['debt settled for less', 'debts settled for less'],
  foreclosure: ['foreclosure', 'foreclosures'],
  bankruptcy: ['bankruptcy', 'bankruptcies'],
}

const IN_ORDER: readonly ScoreActionKind[] = [
  'pay_down_debt',
  'reduce_utilization',
  'remove_negative_item',
  'max_out_card',
  'late_payment',
  'settle_debt',
  'foreclosure',
  'bankruptcy',
]

/** What a simulation assumes, in one line; the same for the same actions in another order. */
export function assumedWords(actions: readonly ScoreAction[]): string {
  return listed(
    IN_ORDER.flatMap((kind) => {
      const own = actions.filter((action) => action.kind === kind)
      return own.length === 0 ? [] : [wordsOf(kind, own)]
    }),
  )
}

function wordsOf(kind: ScoreActionKind, actions: readonly ScoreAction[]): string {
  const size = Math.round(actions.reduce((sum, one) => sum + (isHarm(one) ? 0 : sizeOf(one)), 0) * 100) / 100
  switch (kind) {
    case 'pay_down_debt':
      return `${writeMoney(Math.round(size * 100))} of debt paid down`
    case 'reduce_utilization':
      return `utilization lower by ${counted(size, 'percentage point')}`
    case 'remove_negative_item':
      return `${counted(actions.length, 'negative item')} removed (${counted(size, 'point')})`
    default:
      return counted(actions.length, ...HARM_WORDS[kind])
  }
}
