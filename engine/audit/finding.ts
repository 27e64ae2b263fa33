import type { Bureau, DisputeTarget } from '#engine/words/bureau.ts'
import type { QuestionSheet } from '#engine/words/own-word.ts'
import type { Grade } from '#engine/words/grade.ts'
import type { Evidence } from '#engine/report/evidence.ts'
import type { AuthorityId } from '#engine/law/authorities.ts'

/** What a rule concluded about one entry, with the places that prove it. */
export interface Finding {
  /** Stable: the same report judged twice gives the same ids. */
  readonly id: string
  readonly rule: string
  readonly grade: Grade
  readonly bureau: Bureau
  readonly reportId: string
  /** The account, inquiry or public record it is about; null when it is about the whole file. */
  readonly subjectId: string | null
  readonly subjectKind: 'account' | 'inquiry' | 'public_record' | 'report'
  readonly creditorName: string | null
  readonly accountNumber: string | null
  /** One plain sentence for the consumer; every value in it is printed in the report or computed from what is. */
  readonly message: string
  /** What would make the entry lawful after all, in plain words. */
  readonly exonerations: readonly string[]
  readonly citations: readonly AuthorityId[]
  /** What a letter says about it: the facts, then what is asked. No name, amount or date that is not printed. */
  readonly claim: string
  readonly ask: string
  /** What is asked once the consumer has said that it is wrong; absent: the same. */
  readonly askOnceSaid?: string
  /** True while it only asks the consumer: no letter and no advice rests on it before they have answered. */
  readonly isQuestion?: boolean
  /** Of a question about a name, an address, an employer, a phone or an inquiry: the sheet it is asked on, and what makes it the same question of another bureau. */
  readonly asks?: { readonly sheet: QuestionSheet; readonly value: string }
  /** Two bureaus disagree: whose entry harms the consumer, and where the other one is; null where the other bureau lists none. */
  readonly disagreement?: {
    readonly harms: 'here' | 'there'
    readonly other: { readonly bureau: Bureau; readonly reportId: string; readonly subjectId: string } | null
  }
  readonly evidence: readonly (Evidence & { readonly reportId: string })[]
}

/** What it is about within its report: an entry by its id; what is said about the whole file, or of the member, by the finding's own. */
export const subjectOfFinding = ({ subjectId, id }: Pick<Finding, 'subjectId' | 'id'>): string => subjectId ?? id

/** The other bureau's entry is the one that harms: this one is as the consumer would have it, and is never disputed. */
export const isFavorable = ({ disagreement }: Pick<Finding, 'disagreement'>): boolean => disagreement?.harms === 'there'

/** Whom a dispute goes to: the bureau whose entry harms; the company where a bureau lists nothing that could be disputed. */
export const disputeTargetOf = (finding: Pick<Finding, 'bureau' | 'disagreement'>): DisputeTarget =>
  isFavorable(finding) ? (finding.disagreement?.other?.bureau ?? 'creditor') : finding.bureau
