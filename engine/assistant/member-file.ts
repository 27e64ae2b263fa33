import type { MatterState } from '#engine/matters/matter.ts'
import type { Finding } from '#engine/audit/finding.ts'
import type { Deadline } from '#engine/disputes/deadlines.ts'
import type { PartialDay, Day } from '#engine/values/day.ts'
import type { Bureau, DisputeTarget } from '#engine/words/bureau.ts'
import type { DisputeStatus, Outcome } from '#engine/words/dispute-status.ts'
import type { Grade } from '#engine/words/grade.ts'
import type { ItemType } from '#engine/words/item-type.ts'

/** All that may be told of the member's own file: answers are built from this and from the articles, from nothing else. */
export interface MemberFile {
  readonly today: Day
  /** The reports are practice reports: there is none of the member's own. */
  readonly isPractice: boolean
  /** Reports that may be somebody else's: nothing is told of them before the member says whose they are. */
  readonly asked: number
  /** The newest report of each bureau. */
  readonly reports: readonly ReportFact[]
  /** Reports before a newest one that was not read whole, on which entries still stand. */
  readonly earlier: readonly ReportFact[]
  /** Percent; null where no report prints what is needed. */
  readonly utilization: number | null
  readonly paymentHistory: number | null
  /** Accounts, inquiries and public records of the newest reports, and those that still stand of the earlier ones. */
  readonly entries: readonly EntryFact[]
  /** What was found, by the entries of the worklist. */
  readonly found: readonly FoundFact[]
  readonly items: readonly ItemFact[]
  /** When negative entries leave, the first to leave first. */
  readonly leaving: readonly LeavingFact[]
  readonly disputes: readonly DisputeFact[]
  readonly letters: readonly LetterFact[]
  /** What the member’s papers give them a last day for, a court’s first: the title says what and by when. */
  readonly deadlines: readonly { readonly name: string; readonly title: string }[]
}

export interface ReportFact {
  readonly id: string
  readonly bureau: Bureau
  readonly reportDate: PartialDay | null
  readonly score: number | null
  readonly scoreModel: string | null
}

/** One entry as one bureau prints it. */
export interface EntryFact {
  readonly reportId: string
  readonly subjectId: string
  readonly bureau: Bureau
  readonly kind: 'account' | 'hard_inquiry' | 'soft_inquiry' | 'public_record'
  readonly creditorName: string
  /** What is printed, in one clause; empty where nothing but the name is. */
  readonly printed: string
}

/** When an entry leaves, by the bureaus' custom and by the law; null where it cannot be told, or no law sets a date. */
export interface LeavingFact {
  readonly reportId: string
  readonly bureau: Bureau
  readonly creditorName: string
  readonly usual: Day | null
  readonly latest: Day | null
  readonly why: string
}

export interface FindingFact extends Pick<Finding, 'id' | 'isQuestion' | 'disagreement'> {
  readonly reportId: string
  readonly subjectId: string | null
  readonly bureau: Bureau
  readonly creditorName: string | null
  readonly rule: string
  readonly grade: Grade
  readonly message: string
}

/** An entry of the worklist about which something was found. */
export interface FoundFact {
  readonly reportId: string
  readonly subjectId: string
  readonly bureau: Bureau
  readonly creditorName: string
  readonly state: MatterState
  readonly isError: boolean
  /** At least one, the strongest first. */
  readonly findings: readonly FindingFact[]
}

/** A negative entry that stands today. */
export interface ItemFact {
  readonly reportId: string
  readonly subjectId: string
  readonly bureau: Bureau
  readonly creditorName: string
  readonly itemType: ItemType
  readonly description: string
  /** Points; an estimate. */
  readonly estimatedImpact: number
  readonly isDisputed: boolean
}

export interface DisputeFact {
  readonly id: string
  readonly creditor: string
  readonly targets: readonly DisputeTarget[]
  readonly status: DisputeStatus
  readonly outcome: Outcome
  readonly isPractice: boolean
  /** All that was sent of it only asks. */
  readonly isRequest: boolean
  readonly submittedOn: Day | null
  /** The clocks of all that was sent about it. */
  readonly deadlines: readonly (Pick<Deadline, 'kind' | 'due' | 'why'> & {
    readonly basis: 'delivery' | 'expected'
    readonly citation: string
    readonly target: DisputeTarget | null
  })[]
}

export interface LetterFact {
  readonly disputeId: string | null
  readonly creditor: string
  readonly recipient: string
  readonly target: DisputeTarget
  readonly isPractice: boolean
  /** `confirmed`: read and attested by the member, not sent yet; a practice letter needs no attestation. */
  readonly state: 'draft' | 'confirmed' | 'sent' | 'delivered'
  /** The day of the state; null for what was not sent. */
  readonly on: Day | null
}
