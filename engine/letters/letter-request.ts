import type { EarlierHistory } from '#engine/disputes/earlier-dispute.ts'
import type { Finding } from '#engine/audit/finding.ts'
import type { AuthorityId } from '#engine/law/authorities.ts'
import type { PERIODS } from '#engine/law/periods.ts'
import type { ConfirmedWord } from '#engine/letters/claims/contradictions.ts'
import type { FactPlace, FactSource } from '#engine/letters/fact.ts'
import type { Recorded, Told } from '#engine/letters/told.ts'
import type { Account } from '#engine/report/account.ts'
import type { EvidenceMap } from '#engine/report/evidence.ts'
import type { Inquiry, PublicRecord } from '#engine/report/report.ts'
import type { Day, PartialDay } from '#engine/values/day.ts'
import type { Cents } from '#engine/values/money.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import type { DisputeType } from '#engine/words/dispute-type.ts'
import type { LetterKind } from '#engine/words/letter-type.ts'

/** Where a part of what is said about the writer is from: typed for this letter, confirmed by the member, printed by the report. */
export interface Origin extends FactPlace {
  readonly source: 'statement' | 'profile' | 'report'
}

/** City, state and ZIP stand on one line; it is the writer's statement as soon as they typed a part of it. */
export interface SenderOrigins {
  readonly name: Origin
  readonly street: Origin
  readonly place: Origin
  readonly ssnLast4: Origin
  readonly dateOfBirth: Origin
}

/** Who writes. */
export interface Sender {
  readonly name: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
  /** Written only in letters to bureaus, to find the file; null: left out. */
  readonly ssnLast4: string | null
  readonly dateOfBirth: PartialDay | null
  /** Where they lived within two years, in one line; where the report lists them elsewhere than they live now. */
  readonly recentAddress: string | null
  readonly phone: string | null
  readonly from: SenderOrigins
}

export type Recipient =
  | {
      readonly kind: 'bureau'
      readonly bureau: Bureau
      /** The bureau's address lines as printed on the user's own report; null when none was read. */
      readonly printedAddress: readonly string[] | null
    }
  | {
      readonly kind: 'furnisher' | 'collector'
      readonly name: string
      /** Empty while the address is not known. */
      readonly lines: readonly string[]
      readonly source: FactSource
    }

/** What the letter is about: an entry or a detail of a report, or an entry that the consumer describes in a form. */
export type LetterSubject =
  | { readonly kind: 'account'; readonly account: Account }
  | { readonly kind: 'inquiry'; readonly inquiry: Inquiry }
  | { readonly kind: 'public_record'; readonly record: PublicRecord }
  | {
      /** Who the report says the consumer is: a name, an address, a number. */
      readonly kind: 'person'
      /** What it is, as it follows on "dispute": `an address in my file`. */
      readonly words: string
      readonly evidence: EvidenceMap
    }
  | {
      readonly kind: 'described'
      readonly creditorName: string
      readonly accountNumber: string | null
      /** What the consumer chose in the form; absent where they were not asked. */
      readonly concern?: DisputeType
    }

export interface LetterReport {
  readonly id: string
  readonly bureau: Bureau
  readonly reportDate: PartialDay | null
  readonly reportNumber: string | null
  /** A monitoring service's page with the bureau's data: neither the bureau's own report, nor is the number its own. */
  readonly isFromMonitoring?: boolean
}

/** The dispute that a follow-up rests on, as it is recorded. */
export interface EarlierDispute {
  /** The day on the earlier letter; null where the dispute was filed without one of ours. */
  readonly writtenOn: Day | null
  /** The day the recipient received it; null where no one recorded it. */
  readonly receivedOn: Day | null
}

/** Everything a letter may be made of. */
export interface LetterRequest {
  readonly kind: LetterKind
  /** The day on the letter. */
  readonly date: Day
  readonly sender: Sender
  readonly recipient: Recipient
  readonly subject: LetterSubject
  /** The report that prints the entry, in a letter to a bureau that bureau's own; null for an entry that is only described. */
  readonly report: LetterReport | null
  /** The reports next to it that the findings compare it with, as far as they are kept. */
  readonly besides?: readonly LetterReport[]
  /** Of this entry; others are left out by the caller. */
  readonly findings: readonly Finding[]
  /** The id of the finding that the consumer chose to dispute: it is in the letter whatever its grade. */
  readonly chosen?: string | undefined
  /** What the consumer says, in their own words; each becomes a fact of source `statement`. */
  readonly statements: readonly string[]
  /** How a dispute was begun before Errata, in our sentences from what the consumer told of it; absent: it was begun here. */
  readonly history?: EarlierHistory | undefined
  /** Where a fee is charged or a credit repair organization writes, a letter to a furnisher is a request (12 CFR 1022.43(b)(2)). */
  readonly isSentByCreditRepair: boolean
  /** Whether copies of identification and of a proof of address go along. */
  readonly enclosesIdentification: boolean
  /** Collector's notice, for a validation letter. */
  readonly validationNotice: { readonly receivedOn: Day | null; readonly printedEnd: Day | null } | null
  /** What the consumer offers to pay, for a pay-for-delete letter; null: no figure is named. */
  readonly offer: Cents | null
  /** What went before: for a follow-up, and for what goes on with a dispute. */
  readonly earlier?: EarlierDispute
  /** What only the consumer can tell for this kind of letter. */
  readonly told?: Told
  readonly recorded?: Recorded
  /** The consumer's own answers about the entry and themselves, which their words must not contradict. */
  readonly confirmed?: readonly ConfirmedWord[]
}

/** A paragraph's sentences and what they rest on. */
export interface LetterPart {
  readonly text: string
  readonly authorities: readonly AuthorityId[]
  /** Of another authority than these, to which they refer. */
  readonly periods?: readonly (keyof typeof PERIODS)[]
}

/** What must be known of the one who writes, with the documents’ words when it is not. */
export const SENDER_NEEDS = [
  ['name', 'Name is required'],
  ['address', 'Address is required'],
  ['city', 'City is required'],
  ['state', 'State is required'],
  ['zip', 'ZIP code is required'],
] as const
