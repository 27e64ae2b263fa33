import type { Finding } from '#engine/audit/finding.ts'
import { type DisputeTarget, BUREAU_NAMES } from '#engine/words/bureau.ts'
import { ASSERTING_GRADES } from '#engine/words/grade.ts'
import type { LetterType } from '#engine/words/letter-type.ts'

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

/** The same for the kinds that ask the company for something and dispute nothing. */
export const REQUEST_STRATEGIES: Readonly<Record<Exclude<LetterType, 'dispute'>, string>> = {
  goodwill:
    'This letter goes to the company that reports the account and asks for a courtesy. It rests on no error and no law obliges the company to agree, so the estimate is low. What you hold to be wrong belongs into a dispute, not into this letter.',
  pay_for_delete:
    'This letter goes to the company that holds the debt and offers a payment on a condition. It rests on no error, the company is free to refuse, and a bureau may decide for itself, so the estimate is low. Pay nothing before the answer is in writing.',
  validation:
    'This letter goes to the company that collects the debt and asks it to show its papers. It rests on no error of the report, and its answer changes no entry by itself, so the estimate is low. Within 30 days of the collector’s notice it stops collection until the debt is verified.',
}
