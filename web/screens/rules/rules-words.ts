import type { z } from 'zod'
import type { listRules, readRule } from '#contract/rules.ts'

export type RulesAnswer = z.output<typeof listRules.answer>
export type RuleLine = RulesAnswer['rules'][number]
export type RulePageAnswer = z.output<typeof readRule.answer>

/** `9 of 9 errors found, no false alarms`. */
export function foundWords({ right, wrong, missed }: RuleLine['figures']): string {
  const all = right + missed
  const found = all === 0 ? 'no error of this kind tried' : `${right} of ${all} ${all === 1 ? 'error' : 'errors'} found`
  return `${found}, ${wrong === 0 ? 'no' : wrong} false ${wrong === 1 ? 'alarm' : 'alarms'}`
}

/** Who is asked first, as a sentence. */
export const targetWords = (target: RulePageAnswer['target']): string =>
  target === 'bureau'
    ? 'We ask the bureau first. It must investigate and involve the company that reported the account.'
    : 'We ask the company that reported the account first.'
