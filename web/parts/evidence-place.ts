import type { Box } from '#engine/report/evidence.ts'
import type { Bureau } from '#engine/words/bureau.ts'

/** One place in one of the member's reports: the box in PDF points from the top left, and the words printed there. */
export interface EvidencePlace {
  readonly reportId: string
  /** 1-based. */
  readonly page: number
  readonly box: Box
  readonly quote: string
}

export interface EvidenceWords {
  /** What the places prove or say: `Date opened`, or the title of a finding. */
  readonly title: string
  /** One sentence under the title: the finding's message. */
  readonly message?: string
  /** Names the report in the caption; left out where the caller does not know it. */
  readonly bureau?: Bureau
  readonly places: readonly EvidencePlace[]
}
