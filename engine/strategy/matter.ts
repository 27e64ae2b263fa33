import type { Finding } from '#engine/audit/finding.ts'
import type { Day } from '#engine/values/day.ts'
import type { Bureau, DisputeTarget } from '#engine/words/bureau.ts'
import type { DisputeStatus, Outcome } from '#engine/words/dispute-status.ts'
import type { ItemType } from '#engine/words/item-type.ts'
import type { Priority } from '#engine/words/priority.ts'

/** The dispute about an entry, as far as advice needs it. */
export interface DisputeState {
  readonly id: string
  readonly status: DisputeStatus
  readonly outcome: Outcome
  readonly targets: readonly DisputeTarget[]
  /** The day the answer is due by the legal clock; null while no clock runs. */
  readonly due: Day | null
}

/** One entry of the user's file with what is known of it. */
export interface Entry {
  readonly creditorName: string
  readonly bureau: Bureau
  readonly accountNumber: string | null
  /** The negative item; null for an entry that does not count against the consumer. */
  readonly item: {
    readonly id: string
    readonly itemType: ItemType
    readonly description: string
    readonly priority: Priority
    /** Points, an estimate. */
    readonly estimatedImpact: number
  } | null
  readonly findings: readonly Pick<
    Finding,
    'grade' | 'message' | 'rule' | 'citations' | 'exonerations' | 'isQuestion' | 'disagreement'
  >[]
  readonly dispute: DisputeState | null
}

/** What the user's file consists of, for advice: the newest report of each bureau. */
export interface FileOfEntries {
  readonly entries: readonly Entry[]
  /** Of which there is a report. */
  readonly bureaus: readonly Bureau[]
  readonly isPractice: boolean
  /** The newest printed score; null where no report prints one. */
  readonly score: number | null
  /** The day a mortgage is to close, as the member gave it; absent or null: none. */
  readonly closesOn?: Day | null
}

/** One question: what the user wrote, and what of the file it is about. */
export interface Matter {
  readonly creditor: string
  readonly description: string
  /** The entries that match; empty: nothing in the file does. */
  readonly entries: readonly Entry[]
  /** The dispute that was chosen, also one about no entry of the file. */
  readonly dispute: DisputeState | null
  readonly file: FileOfEntries
  readonly today: Day
}
