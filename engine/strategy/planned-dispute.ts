import type { Entry } from '#engine/analysis/entry.ts'
import type { EvidenceMeter } from '#engine/strategy/evidence-meter.ts'
import type { ExpectedClock } from '#engine/strategy/expected-clock.ts'
import type { Ground } from '#engine/strategy/grounds.ts'
import type { NextRight } from '#engine/strategy/if-refused.ts'
import type { RemarkOnFile, CountedByFha } from '#engine/strategy/mortgage/dispute-remarks.ts'
import type { MortgageVerdict } from '#engine/strategy/mortgage/mortgage-hold.ts'
import type { OscarPreview } from '#engine/strategy/oscar-preview.ts'
import type { WhomToAsk } from '#engine/strategy/whom-to-ask.ts'
import type { Day } from '#engine/values/day.ts'
import type { LetterKind } from '#engine/words/letter-type.ts'

/**
 * Where a dispute is in the order of the file: to send now, after the first answers, once another entry is answered, after
 * the mortgage has closed; written and not sent, sent, not answered in time, refused.
 */
export const TURNS = ['now', 'later', 'waits', 'held', 'unsent', 'sent', 'unanswered', 'refused'] as const
export type Turn = (typeof TURNS)[number]

/** One entry in the order of the whole file. */
export interface PlannedDispute {
  readonly entry: Entry
  readonly accountNumber: string | null
  /** 1 is first. */
  readonly place: number
  readonly turn: Turn
  /** Why it is there. */
  readonly why: string
  readonly ground: Ground
  /** Points, an estimate; null where the entry does not count against the consumer. */
  readonly impact: number | null
  readonly target: WhomToAsk
  /** The next letter; null while there is nothing to write. */
  readonly letter: LetterKind | null
  readonly meter: EvidenceMeter
  readonly clock: ExpectedClock
  readonly ifRefused: readonly NextRight[]
  /** Null where a bureau asks no company. */
  readonly preview: OscarPreview | null
  /** Null while no closing is ahead, or where nothing is left to send. */
  readonly mortgage: MortgageVerdict | null
}

/** An entry that is not to be disputed. */
export interface LeftAlone {
  readonly entry: Entry
  readonly accountNumber: string | null
  readonly reason: 'nothing_found' | 'question_open' | 'only_a_note' | 'in_dispute' | 'ended'
  readonly why: string
}

/** What the day of a closing means for the file. */
export interface MortgageMode {
  readonly closesOn: Day
  readonly held: number
  readonly remarks: readonly RemarkOnFile[]
  readonly counted: CountedByFha
}

/** The order of the whole file. */
export interface FileStrategy {
  readonly disputes: readonly PlannedDispute[]
  readonly leave: readonly LeftAlone[]
  /** Null while no closing is ahead. */
  readonly mortgage: MortgageMode | null
}
