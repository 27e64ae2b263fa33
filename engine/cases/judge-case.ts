import { auditReport } from '#engine/audit/audit-report.ts'
import type { Finding } from '#engine/audit/finding.ts'
import type { Case, Expectation } from '#engine/cases/case.ts'
import { RULES } from '#engine/audit/rules.ts'
import { ASSERTING_GRADES, type Grade } from '#engine/words/grade.ts'

/** Stricter than a letter, which only asks about a disagreement: no lawful entry may be given one either. */
export const ASSERTING: ReadonlySet<Grade> = new Set([...ASSERTING_GRADES, 'disagreement'])

/** What the engine says about a case. */
export function findingsOf({ report, earlier, others, confirmed, disputes }: Case): readonly Finding[] {
  return auditReport(report, { earlier, others, ...(confirmed === null ? {} : { confirmed }), disputes })
}

export interface Verdict {
  /** Expected and not found. */
  readonly missed: readonly Expectation[]
  /** Said about an entry that has no such error. */
  readonly wrong: readonly Finding[]
  /** Expected and found. */
  readonly right: readonly Expectation[]
}

const isExpected = ({ expects }: Case, { rule, subjectId }: Finding): boolean =>
  expects.some((expected) => expected.rule === rule && expected.subjectId === subjectId)

/** An allowed rule may add to a true error; of a lawful entry it may at most ask or note. */
function isAllowed({ about, expects, allows }: Case, finding: Finding): boolean {
  if (!allows.includes(finding.rule)) return false
  // Of a case about one rule another may be right.
  if (about !== undefined && about !== finding.rule) return true
  return expects.length === 0 ? !ASSERTING.has(finding.grade) : expects.some(({ subjectId }) => subjectId === finding.subjectId)
}

/** Of a case about one rule: what that rule says, and whatever else asserts. */
const isItsOwn = ({ about }: Case, { rule, grade, isQuestion }: Finding): boolean =>
  rule === about || (ASSERTING.has(grade) && isQuestion !== true)

/** Compares what is expected of a case with what the engine says; whatever is neither expected nor allowed is wrong. */
export function judgeCase(one: Case): Verdict {
  const findings = findingsOf(one)
  const wasFound = ({ rule, subjectId }: Expectation): boolean =>
    findings.some((finding) => finding.rule === rule && finding.subjectId === subjectId)
  return {
    missed: one.expects.filter((expected) => !wasFound(expected)),
    right: one.expects.filter(wasFound),
    wrong: findings.filter(
      (finding) => !isExpected(one, finding) && !isAllowed(one, finding) && (one.about === undefined || isItsOwn(one, finding)),
    ),
  }
}

/** A case with what the engine got right and wrong of it. */
export interface JudgedCase {
  readonly one: Case
  readonly verdict: Verdict
}

export const judgeAll = (cases: readonly Case[]): readonly JudgedCase[] => cases.map((one) => ({ one, verdict: judgeCase(one) }))

/** How well one rule does on a set of cases; null where there is nothing to divide by. */
export interface RuleScore {
  readonly rule: string
  readonly right: number
  readonly wrong: number
  readonly missed: number
  readonly precision: number | null
  readonly recall: number | null
}

/** Precision and recall of each rule of the engine, and of each rule that a case expects, by name. */
export function scoreRules(judged: readonly JudgedCase[]): readonly RuleScore[] {
  const verdicts = judged.map(({ verdict }) => verdict)
  const names = new Set([...RULES.map(({ id }) => id), ...judged.flatMap(({ one }) => one.expects.map(({ rule }) => rule))])
  const count = (all: readonly { readonly rule: string }[], rule: string): number => all.filter((one) => one.rule === rule).length
  return [...names].toSorted().map((rule) => {
    const [right, wrong, missed] = [
      count(
        verdicts.flatMap((verdict) => verdict.right),
        rule,
      ),
      count(
        verdicts.flatMap((verdict) => verdict.wrong),
        rule,
      ),
      count(
        verdicts.flatMap((verdict) => verdict.missed),
        rule,
      ),
    ]
    return {
      rule,
      right,
      wrong,
      missed,
      precision: right + wrong === 0 ? null : right / (right + wrong),
      recall: right + missed === 0 ? null : right / (right + missed),
    }
  })
}
