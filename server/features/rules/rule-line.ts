import type { z } from 'zod'
import type { listRules } from '#contract/rules.ts'
import type { Rule } from '#engine/audit/rule.ts'
import type { HowOftenRight } from '#engine/cases/how-often-right.ts'
import counted from '#engine/cases/how-often-right.json' with { type: 'json' }

/** What `npm run check` counts again and compares. */
export const HOW_OFTEN_RIGHT: HowOftenRight = counted

/** A rule as the list and its own page head it. */
export function ruleLine({ id, title, grade }: Rule): z.input<typeof listRules.answer>['rules'][number] {
  const figures = HOW_OFTEN_RIGHT.rules[id]
  if (figures === undefined) throw new Error(`${id} was never tried on the cases: node tools/check-docs.ts --write`)
  return { id, title, grade, figures }
}
