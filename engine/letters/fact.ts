import type { FactRole } from '#engine/letters/mentions/find-role.ts'
import type { Box, Evidence } from '#engine/report/evidence.ts'

/** What kind of thing a fact states. */
export type FactKind = 'name' | 'amount' | 'date' | 'period' | 'account_digits' | 'citation' | 'address' | 'phone' | 'word'

/** Where a fact is from: the report, the law registry (with the bureaus' addresses), the profile, the consumer's own word. */
export const FACT_SOURCES = ['report', 'registry', 'profile', 'statement'] as const
export type FactSource = (typeof FACT_SOURCES)[number]

type FactId = string

/** The place in the user's own report that proves a fact. */
export interface FactPlace {
  readonly reportId?: string
  readonly page?: number
  readonly box?: Box
  readonly quote?: string
}

/** One thing a letter may say, in the form in which it may be there. A `word` is a printed or stated phrase. */
export interface Fact extends FactPlace {
  readonly id: FactId
  readonly kind: FactKind
  readonly text: string
  readonly source: FactSource
  /** Words that tell this fact from another of the same value, e.g. `opened` for a date. */
  readonly about?: readonly string[]
  /** What an amount is, or what happened on a date; absent where nothing says it. */
  readonly role?: FactRole
}

/** The place of a printed fact; only the report where the exact spot is not known. */
export function placeOf(evidence: Evidence | undefined, reportId: string): FactPlace {
  if (evidence === undefined) return { reportId }
  return { reportId, page: evidence.page, box: evidence.box, quote: evidence.quote }
}
