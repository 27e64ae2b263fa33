import { type Finding, isFavorable } from '#engine/audit/finding.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import { ASSERTING_GRADES, GRADES, type Grade } from '#engine/words/grade.ts'

/** What a dispute of an entry can rest on, the strongest first: an error that the page shows, a question to the bureau, its policy, the consumer's word. */
export const GROUNDS = ['proven', 'asks', 'policy', 'own_word'] as const
export type Ground = (typeof GROUNDS)[number]

type Weighed = Pick<Finding, 'grade' | 'isQuestion' | 'disagreement'>

const OTHERS: Readonly<Partial<Record<Grade, Ground>>> = {
  disagreement: 'asks',
  proof: 'asks',
  policy: 'policy',
  identity: 'own_word',
}

const groundIn = (grade: Grade): Ground | null => (ASSERTING_GRADES.includes(grade) ? 'proven' : (OTHERS[grade] ?? null))

/**
 * The findings that a dispute can rest on, the strongest first. Notes and questions that no one answered are none; nor is the
 * better side of a disagreement.
 */
export function usableFindings<F extends Weighed>(findings: readonly F[]): readonly F[] {
  return findings
    .filter((finding) => !finding.isQuestion && !isFavorable(finding) && groundIn(finding.grade) !== null)
    .toSorted((a, b) => GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade))
}

/** What a dispute of the entry would rest on; null: nothing, and it is left alone. */
export function groundOf(findings: readonly Weighed[]): Ground | null {
  const [strongest] = usableFindings(findings)
  return strongest === undefined ? null : groundIn(strongest.grade)
}

/** What the order of disputes looks at. */
export interface Ordered {
  readonly findings: readonly Weighed[]
  /** Another bureau says the same of it, and a third one something better: two that agree may well be right. */
  readonly agreesWith?: Bureau | null
}

/**
 * Proof first, the strongest of it first; then what is only asked, then policy and the consumer's word. Points order nothing.
 * Where two bureaus agree and one differs, the two come after what stands alone. Nothing to rest on comes last.
 */
export function inOrder(a: Ordered, b: Ordered): number {
  return rankOf(a) - rankOf(b) || Number((a.agreesWith ?? null) !== null) - Number((b.agreesWith ?? null) !== null)
}

function rankOf({ findings }: Ordered): number {
  const [strongest] = usableFindings(findings)
  return strongest === undefined ? GRADES.length : GRADES.indexOf(strongest.grade)
}

/** So many entries at once: more than a few at a time are hard to keep apart, and an answer to each is due in the same days. */
export const AT_ONCE = 5
