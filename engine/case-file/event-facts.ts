import type { DisputeTarget } from '#engine/words/bureau.ts'

/** Where a fact is on a report. */
export interface ReportPlace {
  readonly reportId: string
  /** 1-based; null where only the whole report is meant. */
  readonly page: number | null
}

/** One rule that spoke against the entry, and where it is proven. */
export interface FoundFact {
  readonly findingId: string
  readonly rule: string
  readonly places: readonly ReportPlace[]
}

/**
 * What an event of a case rests on, in a form that a program can follow. Ids, days and hashes: never an account number, never a
 * Social Security number. Numbers are whole numbers, so that every program writes them alike.
 */
export interface EventFacts {
  readonly target?: DisputeTarget
  readonly letterId?: string
  readonly letterType?: string
  /** SHA-256 of the text of the letter as it was confirmed or sent, UTF-8. */
  readonly textSha256?: string
  /** SHA-256 of the PDF that was printed for the envelope. */
  readonly pdfSha256?: string
  readonly pages?: number
  readonly method?: string
  readonly trackingNumber?: string
  /** Whose word it is: a scan of the post, the member, a report that was read. */
  readonly by?: 'post' | 'member' | 'report'
  readonly on?: string
  readonly expectedOn?: string
  /** The entry as the report has it. */
  readonly entry?: { readonly reportId: string; readonly subjectId: string }
  readonly found?: readonly FoundFact[]
  readonly from?: string
  readonly to?: string
  readonly outcome?: string
  /** What an answer is: one of the answer kinds. */
  readonly answer?: string
  readonly answerId?: string
  /** SHA-256 of the file that was handed in: an answer, a photograph. */
  readonly fileSha256?: string
  readonly report?: ReportPlace
  readonly isListed?: boolean
}
