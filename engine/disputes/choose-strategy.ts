import type { Finding } from '#engine/audit/finding.ts'
import { type DisputeTarget, BUREAU_NAMES } from '#engine/words/bureau.ts'
import { ASSERTING_GRADES } from '#engine/words/grade.ts'

/** In one or two plain sentences: whom the letter goes to, why, and what it rests on. */
export function chooseStrategy(target: DisputeTarget, findings: readonly Pick<Finding, 'grade'>[]): string {
  const who =
    target === 'creditor'
      ? 'This letter goes straight to the company that reports the entry. A dispute with the bureau starts the clock that the law sets, so send that one first.'
      : `Dispute with ${BUREAU_NAMES[target]} first: it must investigate within the time the law sets and pass your letter on to the company that reports the entry.`
  if (findings.some((finding) => ASSERTING_GRADES.includes(finding.grade)))
    return `${who} The letter shows what is printed and why it cannot stand.`
  if (findings.length > 0)
    return `${who} The letter asks for what the entry leaves open; it claims no error that the page does not show.`
  return `${who} Nothing on the page contradicts the entry, so the letter asks for verification and claims no error.`
}
