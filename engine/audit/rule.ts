import type { Grade } from '#engine/words/grade.ts'
import type { Account } from '#engine/report/account.ts'
import type { Inquiry, PersonalInfo, PublicRecord, Report } from '#engine/report/report.ts'
import type { Day, PartialDay } from '#engine/values/day.ts'
import type { AccountLink } from '#engine/matching/said-links.ts'
import type { AuthorityId } from '#engine/law/authorities.ts'

/**
 * What only the consumer can say, once they have said it. Ids are of entries of the report that is judged; an entry that
 * in none of the lists is one they have said nothing about.
 */
export interface Confirmed {
  /** The consumer's own word, not the report's; a year alone where only that is known. */
  readonly birthday: PartialDay | null
  /** The last four digits of their number. */
  readonly ssnLast4: string | null
  /** Names, addresses and numbers of the report that are theirs, former ones too, by `detailKey`. */
  readonly ownDetails: readonly string[]
  /** Those that are not. */
  readonly foreignDetails: readonly string[]
  /** Accounts that the consumer says they opened, or took over. */
  readonly ownAccounts: readonly string[]
  /** Accounts that the consumer says are not theirs. */
  readonly foreignAccounts: readonly string[]
  /** Hard inquiries that the consumer asked for. */
  readonly ownInquiries: readonly string[]
  /** Hard inquiries that the consumer says they never asked for. */
  readonly foreignInquiries: readonly string[]
  /** Accounts that the consumer says they closed themselves. */
  readonly closedByConsumer: readonly string[]
  /** Education loans that the consumer says are private (no government or guaranty agency behind them). */
  readonly privateLoans: readonly string[]
  /** Education loans whose default the consumer says was rehabilitated. */
  readonly rehabilitated: readonly string[]
  /** Medical debts that meet all of 15 USC 1681a(aa) by the consumer's word, the proof at hand. */
  readonly veteranMedical: readonly VeteranDebt[]
}

/** A veteran's medical debt, as the consumer confirms it. */
export interface VeteranDebt {
  readonly accountId: string
  /** The day of the care; null where they did not give it. */
  readonly dateOfService: Day | null
  readonly isSettled: boolean
}

/** The consumer has said nothing yet: rules that need their word stay silent. */
export const NOTHING_CONFIRMED: Confirmed = {
  birthday: null,
  ssnLast4: null,
  ownDetails: [],
  foreignDetails: [],
  ownAccounts: [],
  foreignAccounts: [],
  ownInquiries: [],
  foreignInquiries: [],
  closedByConsumer: [],
  privateLoans: [],
  rehabilitated: [],
  veteranMedical: [],
}

/** The disputes that this installation has recorded. Ids are those of the accounts in the report that is judged. */
export interface RecordedDisputes {
  readonly open: readonly string[]
  /** Open or closed. */
  readonly ever: readonly string[]
  /** Disputes sent to the furnisher itself, with the day it received them; absent: none. */
  readonly direct?: readonly { readonly accountId: string; readonly receivedOn: Day }[]
  /** What the answers said that the consumer recorded; absent: none. */
  readonly answers?: readonly RecordedAnswer[]
}

/** The answer to a dispute: the entry was deleted, or changed as it was asked. */
export interface RecordedAnswer {
  readonly accountId: string
  readonly said: 'deleted' | 'changed'
  readonly on: Day
  /** The evidence keys of what was disputed, for an answer that says `changed`. */
  readonly fields: readonly string[]
}

/** What is known besides the report that is judged. */
export interface Known {
  /** Earlier reports of the same bureau, newest first; empty when there is none. */
  readonly earlier: readonly Report[]
  /** The newest report of each other bureau; absent: none. */
  readonly others?: readonly OtherReport[]
  /** What the consumer said about which accounts of two reports are one; absent: nothing. */
  readonly links?: readonly AccountLink[]
  /** Absent: `NOTHING_CONFIRMED`. */
  readonly confirmed?: Confirmed
  /** Absent or null: nobody looked, so a rule that depends on disputes stays silent. */
  readonly disputes?: RecordedDisputes | null
}

/** Another bureau's report on the same consumer. */
export interface OtherReport {
  readonly report: Report
  /** Whether both came out of one file, so that their entries can be compared by number. */
  readonly isOfSameFile: boolean
}

/** What a rule may look at besides the entry itself. */
export interface Surroundings extends Known {
  readonly report: Report
  /** The same account in the newest reports of other bureaus, at most one each; only where the match is certain. */
  readonly elsewhere: (account: Account) => readonly Listed[]
}

/** An account as a report has it. */
export interface Listed {
  readonly report: Report
  readonly account: Account
}

/** One conclusion about one entry. */
export interface Hit {
  /** One plain sentence for the consumer, stating the printed facts that clash. */
  readonly message: string
  /** The same for a letter, first person, no accusation beyond the facts. */
  readonly claim: string
  /** In the place of the rule's own, where the facts ask for something else. */
  readonly ask?: string
  /** Evidence keys of the entry (`pastDue`, `paymentHistory.2024-03`, `remarks.0`), the most telling first. */
  readonly fields: readonly string[]
  /**
   * Another account that the conclusion rests on as well: the same one in an earlier report or at another bureau, or a second
   * entry of this report. Its fields are proved there.
   */
  readonly beside?: readonly (Listed & { readonly fields: readonly string[] })[]
  /** A public record that the conclusion rests on as well, of this or of another report. */
  readonly besideRecord?: { readonly report: Report; readonly record: PublicRecord; readonly fields: readonly string[] }
  /** Two bureaus disagree: whose entry harms the consumer. Only that one is disputed. */
  readonly harms?: 'here' | 'there'
  /** A rule whose grade depends on the facts overrides it here (e.g. `past_due_above_balance` on an installment loan). */
  readonly grade?: Grade
  /** Only asks the consumer: nothing of it is for a letter or an advice before they have answered. */
  readonly isQuestion?: boolean
}

interface RuleBase {
  /** The public name, `finding.rule` in every answer. */
  readonly id: string
  readonly grade: Grade
  /** A short title for lists, e.g. "Current, but past due". */
  readonly title: string
  /** The fields the rule needs; it is silent when one is null. */
  readonly needs: readonly string[]
  readonly citations: readonly AuthorityId[]
  /** What a letter asks for. */
  readonly ask: string
  /** In its place once the consumer has said that the harmful side is untrue: only they know whether they were late. */
  readonly askOnceSaid?: string
  /** Whom to ask first. */
  readonly target: 'bureau' | 'furnisher'
  /** What the consumer may lose when the entry is corrected, in one sentence to them; absent: nothing. */
  readonly mayBackfire?: string
  /** The lawful explanations, each a sentence for the consumer. */
  readonly exonerations: readonly string[]
}

export interface AccountRule extends RuleBase {
  readonly about: 'account'
  check(account: Account, surroundings: Surroundings): Hit | null
  /** What the rule says of inquiries and public records, too; absent where it speaks of accounts alone. */
  readonly alsoOf?: {
    inquiry(inquiry: Inquiry, surroundings: Surroundings): Hit | null
    record(record: PublicRecord, surroundings: Surroundings): Hit | null
  }
}

export interface InquiryRule extends RuleBase {
  readonly about: 'inquiry'
  check(inquiry: Inquiry, surroundings: Surroundings): Hit | null
}

export interface PublicRecordRule extends RuleBase {
  readonly about: 'public_record'
  check(record: PublicRecord, surroundings: Surroundings): Hit | null
}

/** Looks at who the report says the consumer is; evidence keys are those of `PersonalInfo`. */
export interface PersonRule extends RuleBase {
  readonly about: 'person'
  /** One conclusion for each detail in question. */
  check(person: PersonalInfo, surroundings: Surroundings): readonly Hit[]
}

export type Rule = AccountRule | InquiryRule | PublicRecordRule | PersonRule
