import type { Day, PartialDay } from '#engine/values/day.ts'
import type { Outcome } from '#engine/words/dispute-status.ts'

/**
 * What only the consumer can tell for one letter, next to their own words; each becomes a fact of source `statement`. What is
 * absent was not told, and is never taken for a no.
 */
export interface Told {
  /** Whether what the page gives reason to doubt is wrong: true makes a request a dispute. */
  readonly isWrong?: boolean | undefined
  /** Whether the report came free from AnnualCreditReport.com: the bureau then has longer. */
  readonly afterFreeAnnualReport?: boolean | undefined
  /** Whether the letter adds information to a dispute that the bureau is investigating: it can then take longer. */
  readonly addsInformation?: boolean | undefined
  /** The collector's notice of the debt. */
  readonly collectorNotice?: CollectorNotice | undefined
  /** Papers of their own that go along, each as they name it. */
  readonly papers?: readonly string[] | undefined
  /** The day of the bureau's notice that the entry was deleted. */
  readonly deletedOn?: Day | undefined
  /** Whether the bureau wrote to them that the entry was put back. */
  readonly hadNoticeOfReturn?: boolean | undefined
  /** True: the entry relates to no transaction of theirs. */
  readonly isNotMine?: boolean | undefined
  /** True: they got no goods, services or money from it. */
  readonly gotNothing?: boolean | undefined
  /** True: they stay with what they say, having been shown what the file prints against it. */
  readonly knowsWhatIsPrinted?: boolean | undefined
  readonly theftReport?: TheftReport | undefined
  /** True: the entry resulted from trafficking of which they are a victim. */
  readonly resultedFromTrafficking?: boolean | undefined
  readonly victimDocument?: VictimDocument | undefined
  /** True: they were forced, pressured or tricked into the debt. */
  readonly wasCoerced?: boolean | undefined
  /** True: they did not ask for credit there and gave no permission. */
  readonly didNotAuthorize?: boolean | undefined
  readonly frivolousNotice?: FrivolousNotice | undefined
  /** True: they no longer dispute the entry. */
  readonly disputesNoMore?: boolean | undefined
  readonly pastRecipients?: readonly PastRecipient[] | undefined
}

/** A place where a company or the consumer gets mail, as it was typed; what was left out is found elsewhere. */
export interface TypedPlace {
  readonly name?: string | undefined
  readonly address?: string | undefined
  readonly city?: string | undefined
  readonly state?: string | undefined
  readonly zip?: string | undefined
}

/** With what a letter was asked for. It is kept with the letter, so that it can be written again, and shown to its writer alone. */
export interface AskedWith {
  readonly told: Told & { readonly enclosesIdentification?: boolean | undefined }
  /** Their own words. */
  readonly statement: string | null
  readonly inquiry: { readonly reportId: string; readonly inquiryId: string } | null
  /** The finding that they chose to dispute; absent in letters of versions that did not ask. */
  readonly findingId?: string | null
  /** The report that they called mixed; absent likewise. */
  readonly reportId?: string | null
  readonly userInfo: TypedPlace | null
  readonly recipientAddress: TypedPlace | null
}

/** A collector's notice (15 USC 1692g): within its time a dispute stops the collection. */
export interface CollectorNotice {
  readonly receivedOn: Day
  /** The last day to dispute that it gives; null: it gives none. */
  readonly disputeBy: Day | null
}

/** The report of the theft that goes along in copy (15 USC 1681a(q)(4)). */
export interface TheftReport {
  /** With whom it was made. */
  readonly agency: string
  readonly number: string | null
  readonly madeOn: Day | null
}

/** The document of a victim of trafficking that goes along in copy (12 CFR 1022.142). */
export interface VictimDocument {
  /** Who made or signed it: an agency, a court, an organization that an agency authorized. */
  readonly issuer: string
  readonly datedOn: Day | null
}

/** The bureau's notice that it holds the dispute to be frivolous or irrelevant. */
export interface FrivolousNotice {
  /** The day on it. */
  readonly datedOn: Day
  /** What it says is missing, in its words; null: it names nothing. */
  readonly asksFor: string | null
}

/** Someone who got a report with the entry before it was deleted. */
export interface PastRecipient {
  readonly name: string
  readonly isEmployment: boolean
  readonly receivedOn: Day
}

/** What this installation has recorded of an entry before a letter about it is asked for. Absent: no one looked. */
export interface Recorded {
  /** The consumer's own confirmed word on whose the entry is. */
  readonly belongs: { readonly answer: 'mine' | 'not_mine'; readonly saidOn: Day } | null
  /** The newest dispute about it. */
  readonly dispute: { readonly isOpen: boolean; readonly outcome: Outcome; readonly endedOn: Day | null } | null
  /** An account that the report lists with the company of an inquiry, opened soon after it. */
  readonly opened: { readonly creditorName: string; readonly on: PartialDay } | null
}

/** The texts among it, which are in the letter as they are; each with its field. */
export const toldTexts = (told: Told): readonly (readonly [field: keyof Told, text: string])[] => [
  ...(told.papers ?? []).map((text) => ['papers', text] as const),
  ...(told.theftReport === undefined
    ? []
    : [['theftReport', `${told.theftReport.agency} ${told.theftReport.number ?? ''}`] as const]),
  ...(told.victimDocument === undefined ? [] : [['victimDocument', told.victimDocument.issuer] as const]),
  ...(told.frivolousNotice?.asksFor ? [['frivolousNotice', told.frivolousNotice.asksFor] as const] : []),
  ...(told.pastRecipients ?? []).map(({ name }) => ['pastRecipients', name] as const),
]
