import type { listRules as endpoint } from '#contract/rules.ts'
import { RULES } from '#engine/audit/rules.ts'
import { GRADES } from '#engine/words/grade.ts'
import { HOW_OFTEN_RIGHT, ruleLine } from '#server/features/rules/rule-line.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Every rule, strongest grade first, and how often they were right. */
export const listRules: Operation<typeof endpoint> = () => {
  const { lookAlikes, accused, errors, missed } = HOW_OFTEN_RIGHT
  return Promise.resolve({
    rules: GRADES.flatMap((grade) => RULES.filter((rule) => rule.grade === grade)).map(ruleLine),
    cases: { lookAlikes, accused, errors, missed },
  })
}
