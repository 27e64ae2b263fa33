import type { Finding } from '#engine/audit/finding.ts'
import { ASSERTING_GRADES, GRADES, type Grade } from '#engine/words/grade.ts'

/** What a dispute of an entry can rest on, the strongest first: an error that the page shows, a question to the bureau, its policy, the consumer's word. */
export const GROUNDS = ['proven', 'asks', 'policy', 'own_word'] as const
export type Ground = (typeof GROUNDS)[number]

type Weighed = Pick<Finding, 'grade' | 'isQuestion'>

const OTHERS: Readonly<Partial<Record<Grade, Ground>>> = {
  disagreement: 'asks',
  proof: 'asks',
  policy: 'policy',
  identity: 'own_word',
}

const groundIn = (grade: Grade): Ground | null => (ASSERTING_GRADES.includes(grade) ? 'proven' : (OTHERS[grade] ?? null))

/** The findings that a dispute can rest on, the strongest first. Notes and questions that nobody answered are none. */
export function usableFindings<F extends Weighed>(findings: readonly F[]): readonly F[] {
  return findings
    .filter(({ grade, isQuestion }) => !isQuestion && groundIn(grade) !== null)
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
  /** Points, an estimate; null for an entry that does not count against the consumer. */
  readonly impact: number | null
}

/** What the page itself contradicts comes before what is only asked; among equals what weighs most. Nothing to rest on comes last. */
export function inOrder(a: Ordered, b: Ordered): number {
  return rankOf(a) - rankOf(b) || (b.impact ?? 0) - (a.impact ?? 0)
}

function rankOf({ findings }: Ordered): number {
  const ground = groundOf(findings)
  return ground === null ? GROUNDS.length : GROUNDS.indexOf(ground)
}

/** So many entries at once: more than a few at a time are hard to keep apart, and an answer to each is due in the same days. */
export const AT_ONCE = 5
