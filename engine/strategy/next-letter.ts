import type { DoubtfulEntry } from '#engine/analysis/doubtful-entries.ts'
import type { Day } from '#engine/values/day.ts'
import type { LetterKind } from '#engine/words/letter-type.ts'

type Asked = Pick<DoubtfulEntry, 'findings' | 'entry' | 'dispute'>

/** The letter that comes next about an entry; null while its answer is awaited. */
export function nextLetter({ findings, entry, dispute }: Asked, today: Day): LetterKind | null {
  if (dispute === null || dispute.status === 'pending') {
    if (findings.some(({ rule }) => rule === 'inquiry_not_recognised')) return 'unauthorized_inquiry'
    return findings.every(({ rule }) => rule === 'deleted_came_back') ? 'reinsertion' : 'dispute'
  }
  // Only a bureau owes a description of how it verified a dispute; what a company refused, or was only asked, is a first dispute there.
  if (dispute.status === 'rejected')
    return dispute.targets.includes(entry.bureau) && !dispute.isRequest ? 'method_of_verification' : 'dispute'
  return isUnanswered(dispute, today) ? 'no_answer' : null
}

/** Whether a bureau may be called late. */
export const isUnanswered = ({ clock }: NonNullable<DoubtfulEntry['dispute']>, today: Day): boolean =>
  clock !== null && clock.lateFrom !== null && today >= clock.lateFrom
