import type { Grade } from '#engine/words/grade.ts'
import type { Account } from '#engine/report/account.ts'
import type { Inquiry, PublicRecord, Report } from '#engine/report/report.ts'
import type { PartialDay } from '#engine/values/day.ts'
import type { AuthorityId } from '#engine/law/authorities.ts'

/** What only the consumer can say, once they have said it. Ids are account ids of the report that is judged. */
export interface Confirmed {
  /** The consumer's own word, not the report's; a year alone where only that is known. */
  readonly birthday: PartialDay | null
  /** Accounts that the consumer says they closed themselves. */
  readonly closedByConsumer: readonly string[]
  /** Education loans that the consumer says are private (no government or guaranty agency behind them). */
  readonly privateLoans: readonly string[]
}

/** The consumer has said nothing yet: rules that need their word stay silent. */
export const NOTHING_CONFIRMED: Confirmed = { birthday: null, closedByConsumer: [], privateLoans: [] }

/** The disputes that this installation has recorded. Ids are account ids, of this report or of an earlier one. */
export interface RecordedDisputes {
  readonly open: readonly string[]
  /** Open or closed. */
  readonly ever: readonly string[]
}

/** What a rule may look at besides the entry itself. */
export interface Surroundings {
  readonly report: Report
  /** Earlier reports of the same bureau, newest first; empty when there is none. */
  readonly earlier: readonly Report[]
  /** Absent: `NOTHING_CONFIRMED`. */
  readonly confirmed?: Confirmed
  /** Absent or null: nobody looked, so a rule that depends on disputes stays silent. */
  readonly disputes?: RecordedDisputes | null
}

/** One conclusion about one entry. */
export interface Hit {
  /** One plain sentence for the consumer, stating the printed facts that clash. */
  readonly message: string
  /** The same for a letter, first person, no accusation beyond the facts. */
  readonly claim: string
  /** Evidence keys of the entry (`pastDue`, `paymentHistory.2024-03`, `remarks.0`), the most telling first. */
  readonly fields: readonly string[]
  /** The same entry in an earlier report, where the conclusion rests on both; its fields are proved there. */
  readonly earlier?: { readonly report: Report; readonly account: Account; readonly fields: readonly string[] }
  /** A rule whose grade depends on the facts overrides it here (e.g. `past_due_above_balance` on an installment loan). */
  readonly grade?: Grade
}

interface RuleBase {
  /** The public name, `finding.rule` in every answer. */
  readonly id: string
  readonly grade: Grade
  /** A short title for lists, e.g. "Current, yet past due". */
  readonly title: string
  /** The fields the rule needs; it is silent when one is null. */
  readonly needs: readonly string[]
  readonly citations: readonly AuthorityId[]
  /** What a letter asks for. */
  readonly ask: string
  /** Whom to ask first. */
  readonly target: 'bureau' | 'furnisher'
  /** The lawful explanations, each a sentence for the consumer. */
  readonly exonerations: readonly string[]
}

export interface AccountRule extends RuleBase {
  readonly about: 'account'
  check(account: Account, surroundings: Surroundings): Hit | null
}

export interface InquiryRule extends RuleBase {
  readonly about: 'inquiry'
  check(inquiry: Inquiry, surroundings: Surroundings): Hit | null
}

export interface PublicRecordRule extends RuleBase {
  readonly about: 'public_record'
  check(record: PublicRecord, surroundings: Surroundings): Hit | null
}

export type Rule = AccountRule | InquiryRule | PublicRecordRule
