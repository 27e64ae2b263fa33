import type { Finding } from '#engine/audit/finding.ts'
import { GRADES, type Grade } from '#engine/words/grade.ts'
import type { LetterKind } from '#engine/words/letter-type.ts'

/**
 * The published table: what the strongest finding about an entry is worth as evidence. Monotone in the grade; an estimate of
 * how well the dispute is documented, not a measured rate of success (there is no public figure for dispute letters).
 */
export const EVIDENCE_TABLE: Readonly<
  Record<Grade | 'none', { readonly percent: number; readonly level: 'low' | 'medium' | 'high' }>
> = {
  legal_limit: { percent: 85, level: 'high' },
  impossible: { percent: 80, level: 'high' },
  contradiction: { percent: 70, level: 'high' },
  disagreement: { percent: 60, level: 'medium' },
  proof: { percent: 45, level: 'medium' },
  policy: { percent: 40, level: 'medium' },
  identity: { percent: 30, level: 'low' },
  note: { percent: 20, level: 'low' },
  none: { percent: 15, level: 'low' },
}

/** How well a dispute is documented, for the letter's page. */
export interface EvidenceGrade {
  readonly level: 'low' | 'medium' | 'high'
  /** An estimate from the table above. */
  readonly percent: number
  readonly reasons: readonly string[]
}

/** How well a dispute about an entry is documented, with the reasons. A question that the consumer has not answered is none. */
export function gradeEvidence(all: readonly Pick<Finding, 'grade' | 'message' | 'isQuestion'>[]): EvidenceGrade {
  const findings = all.filter(({ isQuestion }) => !isQuestion)
  const strongest = GRADES.find((grade) => findings.some((finding) => finding.grade === grade))
  if (strongest === undefined) {
    return {
      ...EVIDENCE_TABLE.none,
      reasons: ['Nothing printed on the report contradicts this entry; the letter can only ask for verification.'],
    }
  }
  return { ...EVIDENCE_TABLE[strongest], reasons: findings.map((finding) => finding.message) }
}

const REQUESTS: Readonly<Partial<Record<LetterKind, string>>> = {
  goodwill: 'The letter asks for a courtesy. It rests on no error, and no law obliges anybody to agree.',
  pay_for_delete: 'The letter makes an offer. It rests on no error, and the company is free to refuse.',
  validation: 'The letter asks for the papers of the debt. It rests on no error of the report.',
  dispute_statement: 'The letter adds your own statement to the file. It rests on no error of the report.',
  remark_removal: 'The letter gives up a dispute. It rests on no error of the report.',
  past_recipients: 'The letter asks that others are told of a deletion. It rests on no error of the report.',
}

/** What rests on the consumer's own word, or on what happened and no report prints: graded as such a finding would be. */
const RESTING: Readonly<Partial<Record<LetterKind, { readonly grade: Grade; readonly reason: string }>>> = {
  trafficking_block: { grade: 'identity', reason: 'The letter rests on your own statement and on the document that goes along.' },
  coerced_debt: {
    grade: 'identity',
    reason: 'The letter rests on your own statement. Papers that show the pressure make it stronger.',
  },
  identity_theft_block: { grade: 'identity', reason: 'The letter rests on your own statement and on the identity theft report.' },
  unauthorized_inquiry: { grade: 'identity', reason: 'The letter rests on your own statement that you allowed no inquiry.' },
  mixed_file: { grade: 'identity', reason: 'The letter rests on your own statement of what is not yours.' },
  reinsertion: {
    grade: 'proof',
    reason: 'The letter shows that a deleted entry is listed again, and asks whether it was certified.',
  },
}

/** Whether a letter of this kind disputes what the findings about its entry say. */
export const restsOnFindings = (kind: LetterKind): boolean => REQUESTS[kind] === undefined && RESTING[kind] === undefined

/** How well a letter is documented: what disputes nothing on the page takes nothing from the findings about its entry. */
export function gradeLetter(
  kind: LetterKind,
  findings: readonly Pick<Finding, 'grade' | 'message' | 'isQuestion'>[],
): EvidenceGrade {
  const [request, resting] = [REQUESTS[kind], RESTING[kind]]
  if (request !== undefined) return { ...EVIDENCE_TABLE.none, reasons: [request] }
  return resting === undefined ? gradeEvidence(findings) : { ...EVIDENCE_TABLE[resting.grade], reasons: [resting.reason] }
}
