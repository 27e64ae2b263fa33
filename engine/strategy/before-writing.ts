import type { Finding } from '#engine/audit/finding.ts'
import { RULES } from '#engine/audit/rules.ts'
import { usableFindings } from '#engine/strategy/grounds.ts'
import { type Bureau, BUREAU_NAMES } from '#engine/words/bureau.ts'

const RISKS = new Map(RULES.map(({ id, mayBackfire }) => [id, mayBackfire ?? null]))

/** What the consumer may lose when the entry is corrected, to be said before anything is written; null: nothing is known. */
export function beforeWriting(
  findings: readonly Pick<Finding, 'rule' | 'grade' | 'isQuestion' | 'disagreement'>[],
): string | null {
  const risks = new Set(usableFindings(findings).flatMap(({ rule }) => RISKS.get(rule) ?? []))
  return risks.size === 0 ? null : `Before you write: ${[...risks].join(' ')}`
}

/** Two bureaus that say the same may well be right: the better value of the third proves little. */
export const agreementWords = (agreesWith: Bureau | null): readonly string[] =>
  agreesWith === null ? [] : [`${BUREAU_NAMES[agreesWith]} reports the same thing, so check your own records before you ask.`]
