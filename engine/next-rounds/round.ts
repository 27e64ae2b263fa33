import type { AuthorityId } from '#engine/law/authorities.ts'
import type { Day } from '#engine/values/day.ts'
import type { RoundName, RoundState } from '#engine/words/round-kind.ts'

/** What is to be said about a round as things stand. */
export interface Verdict {
  readonly state: RoundState
  /** The first day on which it can be prepared; null where no day is known or none is needed. */
  readonly opensOn: Day | null
  /** Why that day; null without one. */
  readonly whyThisDate: string | null
  /** Why it makes sense here, or not. */
  readonly reason: string
  /** What a repeat brings that was not there before; null where the round is none. */
  readonly whatIsNew: string | null
  /** What speaks against it; null: nothing in particular. */
  readonly against: string | null
  /** `news`: it opens once the member says what is new. */
  readonly opensWith: 'news' | null
  readonly citations: readonly AuthorityId[]
}

/** A round of a dispute. */
export interface Round extends Verdict, RoundName {
  readonly id: string
  readonly title: string
  readonly money: string
  readonly time: string
  /** What happens once it is sent or filed. */
  readonly next: string
  readonly isRecommended: boolean
}

type Said = Pick<Verdict, 'reason'> & Partial<Omit<Verdict, 'state' | 'reason'>>

const verdict = (state: RoundState, said: Said): Verdict => ({
  opensOn: null,
  whyThisDate: null,
  whatIsNew: null,
  against: null,
  opensWith: null,
  citations: [],
  ...said,
  state,
})

export const closed = (said: Said): Verdict => verdict('closed', said)
export const later = (said: Said): Verdict => verdict('later', said)
export const open = (said: Said): Verdict => verdict('open', said)

/** Open from its day on; before it, later. */
export const from = (day: Day, today: Day, said: Said): Verdict =>
  verdict(day <= today ? 'open' : 'later', { ...said, opensOn: day })
