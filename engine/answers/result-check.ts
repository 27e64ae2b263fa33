import type { Evidence } from '#engine/report/evidence.ts'
import type { PartialDay } from '#engine/values/day.ts'
import type { CheckVerdict } from '#engine/words/check-verdict.ts'

/** A place in one of the two reports. */
export interface CheckedPlace {
  readonly reportId: string
  readonly reportDate: PartialDay | null
  readonly evidence: Evidence
}

/** What came of an answer by a later report. */
export interface ResultCheck {
  readonly verdict: CheckVerdict
  /** One plain sentence. */
  readonly sentence: string
  /** What differs, each a sentence. */
  readonly changes: readonly string[]
  /** What only the member can say; null: nothing is asked. */
  readonly question: string | null
  readonly places: readonly CheckedPlace[]
}
