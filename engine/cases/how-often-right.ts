import { RULES } from '#engine/audit/rules.ts'
import { ERROR_CASES, LAWFUL_CASES } from '#engine/cases/all-cases.ts'
import { judgeAll, scoreRules } from '#engine/cases/judge-case.ts'

/** How the rules do on all cases, in counts; printed into `how-often-right.json`, which the product shows. */
export interface HowOftenRight {
  readonly lookAlikes: number
  readonly accused: number
  readonly errors: number
  readonly missed: number
  readonly rules: Readonly<Record<string, { readonly right: number; readonly wrong: number; readonly missed: number }>>
}

export function howOftenRight(): HowOftenRight {
  const [lawful, errors] = [judgeAll(LAWFUL_CASES), judgeAll(ERROR_CASES)]
  const scores = new Map(scoreRules([...lawful, ...errors]).map((score) => [score.rule, score]))
  const figures = RULES.map(({ id }) => {
    const { right = 0, wrong = 0, missed = 0 } = scores.get(id) ?? {}
    return [id, { right, wrong, missed }] as const
  })
  return {
    lookAlikes: lawful.length,
    accused: lawful.filter(({ verdict }) => verdict.wrong.length > 0).length,
    errors: errors.length,
    missed: errors.filter(({ verdict }) => verdict.missed.length > 0).length,
    rules: Object.fromEntries(figures),
  }
}
