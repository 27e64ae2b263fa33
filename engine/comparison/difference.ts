import type { Bureau } from '#engine/words/bureau.ts'
import type { PartialDay } from '#engine/values/day.ts'

/** What a change means for the consumer. */
export const EFFECTS = ['good', 'bad', 'neutral'] as const
export type Effect = (typeof EFFECTS)[number]

/** What one of the reports prints, and the evidence keys where it does: of the entry, the person or the report itself. */
export interface Printed {
  readonly words: string
  readonly fields: readonly string[]
}

/** One thing that the newer report prints otherwise. */
export interface Change {
  /** What it is, e.g. `Balance`. */
  readonly name: string
  /** Null: the older report prints nothing there. */
  readonly before: Printed | null
  /** Null: the newer report prints nothing there. */
  readonly after: Printed | null
  /** The same in one plain sentence. */
  readonly sentence: string
  /** Null where it cannot be said for certain. */
  readonly effect: Effect | null
}

/** An entry of one of the two reports. */
export interface Entry {
  readonly id: string
  readonly name: string
  readonly accountNumber: string | null
  /** Where it is in its report. */
  readonly fields: readonly string[]
  readonly sentence: string
  readonly effect: Effect | null
}

/** An entry that both list, printed otherwise in the newer. */
export interface ChangedEntry {
  readonly olderId: string
  readonly newerId: string
  /** As the newer prints it. */
  readonly name: string
  readonly accountNumber: string | null
  readonly changes: readonly Change[]
}

/** How the entries of one kind differ. */
export interface EntryDifference {
  readonly added: readonly Entry[]
  /** The newer report surely does not list them; why, no report says. */
  readonly gone: readonly Entry[]
  readonly changed: readonly ChangedEntry[]
  /** Not matched for certain: each may be one of the other report's, or none. */
  readonly unmatched: { readonly older: readonly Entry[]; readonly newer: readonly Entry[] }
}

/** Names the reports that are compared. */
export interface Compared {
  readonly reportId: string
  readonly reportDate: PartialDay | null
}

/** What changed from one report of a bureau to a later one, in the order of the reports. */
export interface ReportDifference {
  readonly bureau: Bureau
  readonly older: Compared
  readonly newer: Compared
  readonly accounts: EntryDifference
  readonly inquiries: EntryDifference
  readonly publicRecords: EntryDifference
  /** Names, addresses, phones, employers, the date of birth and the number, added or gone. */
  readonly person: readonly Change[]
  readonly score: Change | null
  /** What could not be compared, each a sentence for the consumer. */
  readonly caveats: readonly string[]
}
