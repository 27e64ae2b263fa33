import type { Bureau } from '#engine/words/bureau.ts'
import type { PartialDay } from '#engine/values/day.ts'
import type { Cents } from '#engine/values/money.ts'
import type { Account } from '#engine/report/account.ts'
import type { EvidenceMap } from '#engine/report/evidence.ts'

/** An address as printed; a part that is not printed is null. */
export interface Address {
  readonly street: string | null
  readonly city: string | null
  readonly state: string | null
  readonly zip: string | null
}

/** What a notice of the file itself says, next to its accounts. */
export const NOTICE_KINDS = ['deceased', 'fraud_alert', 'freeze', 'victim', 'mismatch', 'statement'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

export interface FileNotice {
  readonly kind: NoticeKind
  /** As printed. */
  readonly text: string
  /** The file has several bureaus and does not say whose notice this is. */
  readonly namesNoBureau?: true
}

/** Who the report is about. */
export interface PersonalInfo {
  /** In one string, as printed. */
  readonly name: string | null
  readonly alsoKnownAs: readonly string[]
  /** A day, or only a year where only that is printed. */
  readonly dateOfBirth: PartialDay | null
  readonly ssnLast4: string | null
  readonly addresses: readonly Address[]
  readonly phones: readonly string[]
  readonly employers: readonly string[]
  /** Absent where the report prints none. */
  readonly notices?: readonly FileNotice[]
  /** Keys `name`, `alsoKnownAs.N`, `dateOfBirth`, `ssnLast4`, `addresses.N`, `phones.N`, `employers.N`, `notices.N`. */
  readonly evidence: EvidenceMap
}

/** A look into the file. */
export interface Inquiry {
  readonly id: string
  readonly creditorName: string
  readonly date: PartialDay | null
  readonly kind: 'hard' | 'soft'
  /** The printed month until which the inquiry stays on record. */
  readonly onRecordUntil: PartialDay | null
  readonly evidence: EvidenceMap
}

/** The fields of an inquiry that hold a day. */
export const INQUIRY_DATES = ['date', 'onRecordUntil'] as const satisfies readonly (keyof Inquiry)[]

/** A bankruptcy, judgment or lien as the bureau lists it. */
export interface PublicRecord {
  readonly id: string
  /** As printed, e.g. `Chapter 7 Bankruptcy`, `Civil judgment`. */
  readonly type: string
  readonly court: string | null
  readonly reference: string | null
  readonly dateFiled: PartialDay | null
  readonly dateResolved: PartialDay | null
  /** As printed, e.g. `Discharged`. */
  readonly status: string | null
  readonly amount: Cents | null
  readonly evidence: EvidenceMap
}

/** The fields of a public record that hold a day. */
export const RECORD_DATES = ['dateFiled', 'dateResolved'] as const satisfies readonly (keyof PublicRecord)[]

/** A count that the report prints about itself, against the count that was read. */
export interface Reconciliation {
  readonly printed: Readonly<Record<string, number>>
  readonly read: Readonly<Record<string, number>>
  /** Null when the report prints no totals. */
  readonly reconciled: boolean | null
}

/** The numbers that pages say they have, in order, and how many pages there are by them. */
export interface PrintedPages {
  readonly total: number
  readonly read: readonly number[]
  /** The browser's address in the foot of all of them, where each account has its own; absent where there is none. */
  readonly address?: string
}

/** One of the files that a report came in, of which pages are missing by the numbers printed on them, as `1-12` or `5`. */
export interface FileShort {
  readonly file: number
  readonly missing: readonly string[]
}

/** One bureau's file on one consumer on one day, in the normal form of every layout. */
export interface Report {
  readonly id: string
  readonly bureau: Bureau
  /** The layout it was read from, e.g. `experian-web-print`. */
  readonly format: string
  readonly reportDate: PartialDay | null
  /** The bureau's own number for the report. */
  readonly reportNumber: string | null
  readonly score: number | null
  readonly scoreModel: string | null
  /** The places of `reportDate`, `reportNumber`, `score` and `scoreModel`, where the reader notes them. */
  readonly evidence?: EvidenceMap
  readonly personalInfo: PersonalInfo
  readonly accounts: readonly Account[]
  readonly inquiries: readonly Inquiry[]
  readonly publicRecords: readonly PublicRecord[]
  readonly totals: Reconciliation
  /** Which of its pages, by the numbers printed on them, are here; absent where all are, or they have no numbers. */
  readonly printedPages?: PrintedPages
  /** Of a report that came in several files: which of them are not whole; absent where all are. */
  readonly shortFiles?: readonly FileShort[]
  /** Pages of single accounts, which list nothing else of the report. */
  readonly isExcerpt?: true
  /** Pages that are pictures on which nothing could be read; absent where there are none. */
  readonly unreadPages?: readonly number[]
  /** Pages that show the same as others and were left out; absent where there are none. */
  readonly repeatedPages?: readonly number[]
}
