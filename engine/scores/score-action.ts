import { type Harm, HARMS } from '#engine/scores/published-examples.ts'
import type { Factor } from '#engine/scores/score-factors.ts'

/** What someone might do about a score. `amount` in dollars, `impact` in points, `reduction` in percentage points of utilization. */
export type Help =
  | { readonly kind: 'pay_down_debt'; readonly amount: number }
  | { readonly kind: 'remove_negative_item'; readonly impact: number }
  | { readonly kind: 'reduce_utilization'; readonly reduction: number }

/** What someone might do about a score, or what might happen to it: once for each time. */
export type ScoreAction = Help | { readonly kind: Harm }
export type ScoreActionKind = ScoreAction['kind']

export const isHarm = (action: ScoreAction): action is { readonly kind: Harm } => HARMS.some((harm) => harm === action.kind)

/** The factor of the score that it changes. */
export const FACTOR_OF: Readonly<Record<ScoreActionKind, Factor>> = {
  pay_down_debt: 'amounts_owed',
  reduce_utilization: 'amounts_owed',
  max_out_card: 'amounts_owed',
  remove_negative_item: 'payment_history',
  late_payment: 'payment_history',
  settle_debt: 'payment_history',
  foreclosure: 'payment_history',
  bankruptcy: 'payment_history',
}

/** The size of a help in its own unit. */
export function sizeOf(help: Help): number {
  switch (help.kind) {
    case 'pay_down_debt':
      return help.amount
    case 'remove_negative_item':
      return help.impact
    case 'reduce_utilization':
      return help.reduction
  }
}
