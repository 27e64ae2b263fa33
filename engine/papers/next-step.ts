import { type AuthorityId, citationOf } from '#engine/law/authorities.ts'
import type { Writer } from '#engine/papers/agency-letters.ts'
import type { AgencyAddress } from '#engine/papers/agency-addresses.ts'
import type { CourtPaper } from '#engine/papers/court-paper.ts'
import type { NewOwner } from '#engine/papers/new-owner.ts'
import type { PrintedAddress } from '#engine/papers/printed-address.ts'
import type { Day } from '#engine/values/day.ts'
import type { DeadlineKind } from '#engine/words/deadline-kind.ts'
import type { FactName, ReceivedKind } from '#engine/words/received-paper.ts'

/** What the member can do about a paper, the most pressing first. */
export interface NextStep {
  readonly id: string
  readonly title: string
  readonly text: string
  /** The clock that ends on its last day; null where none runs. */
  readonly clock: DeadlineKind | null
  /** The last day for it; null where there is none, or a day is still to be told. */
  readonly due: Day | null
  /** Why this day. */
  readonly why: string | null
  readonly citation: { readonly cite: string; readonly title: string } | null
  readonly address: AgencyAddress | null
  /** A letter to print and mail; null where none is needed. */
  readonly letter: string | null
  /** The same as it was kept among the member's letters; null while it is not. */
  readonly letterId: string | null
  /** What the member records of it, and what then runs: the day it was delivered; null where nothing is asked. */
  readonly asksDay: string | null
  /** Where in the product it is done. */
  readonly doneAt: 'findings' | 'disputes' | 'reports' | 'new_dispute' | null
  /** Of a new dispute, the company that it is with; null where the paper is from it. */
  readonly disputeWith: string | null
}

/** A paper as the member confirmed it. */
export interface ConfirmedPaper {
  readonly kind: ReceivedKind
  readonly sender: string | null
  readonly datedOn: Day | null
  /** The day it came; of a court's paper, the day it was served. */
  readonly receivedOn: Day | null
  readonly facts: readonly { readonly name: FactName; readonly value: string }[]
  /** The days that the member recorded for its steps, by their ids. */
  readonly days?: Readonly<Record<string, Day>>
  /** The letters that were kept for its steps, by their ids. */
  readonly letters?: Readonly<Record<string, string>>
  /** Of a court's paper, what it is about: a lawsuit unless its words say otherwise. */
  readonly courtPaper?: CourtPaper | undefined
  /** Of a notice of a decision: that nothing was decided yet. */
  readonly isBeforeDecision?: boolean | undefined
  /** Where the agencies are written to, as the paper prints. */
  readonly addresses?: readonly PrintedAddress[]
  /** Who owns the debt now, where it says that it was sold. */
  readonly newOwner?: NewOwner | undefined
  readonly writer?: Writer
}

/** A step that asks nothing more. */
export const NOTHING = {
  clock: null,
  due: null,
  why: null,
  citation: null,
  address: null,
  letter: null,
  letterId: null,
  asksDay: null,
  doneAt: null,
  disputeWith: null,
} as const
/** Where the law says so. */
export const cited = (id: AuthorityId): NextStep['citation'] => citationOf(id)

/** What a paper says under a name. */
export const valuesOf = ({ facts }: ConfirmedPaper, name: FactName): string[] =>
  facts.filter((fact) => fact.name === name).map(({ value }) => value)

/** Whether a last day has passed. */
export const isOver = (due: Day | null | undefined, today: Day): boolean => due !== null && due !== undefined && due < today
