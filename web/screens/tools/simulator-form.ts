import { z } from 'zod'
import { currentScore, payDownAmount, upToHundred } from '#contract/tools.ts'
import { HARMS } from '#engine/scores/published-examples.ts'
import type { ScoreAction } from '#engine/scores/score-action.ts'

/** The score the form starts with. */
export const DEFAULT_SCORE = 728

/** The simulator’s form: the score is needed, the rest is optional. */
export const simulatorForm = z.object({
  currentScore,
  payDownAmount: payDownAmount.optional(),
  removeNegativeImpact: upToHundred.optional(),
  utilizationReduction: upToHundred.optional(),
  /** What goes wrong, each once. */
  harms: z.array(z.enum(HARMS)).optional(),
})
export type SimulatorValues = z.output<typeof simulatorForm>

/** What is typed into a number field: nothing is no number, and not zero. */
export function typedNumber(typed: unknown): number | undefined {
  if (typeof typed === 'number') return typed
  const text = typeof typed === 'string' ? typed.replaceAll(/[\s$,]/g, '') : ''
  return text === '' ? undefined : Number(text)
}

/** The actions of the form; only those above 0 are sent. */
export function actionsOf(values: SimulatorValues): ScoreAction[] {
  const { payDownAmount: amount = 0, removeNegativeImpact: impact = 0, utilizationReduction: reduction = 0, harms = [] } = values
  return [
    ...(amount > 0 ? [{ kind: 'pay_down_debt' as const, amount }] : []),
    ...(impact > 0 ? [{ kind: 'remove_negative_item' as const, impact }] : []),
    ...(reduction > 0 ? [{ kind: 'reduce_utilization' as const, reduction }] : []),
    ...harms.map((kind) => ({ kind })),
  ]
}
