import type { DocumentText } from '#engine/reading/page-text.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import type { HtmlPrint } from '#tools/synthetic-reports/print-pdf.ts'
import type { Truth } from '#tools/unseen-natives/facts.ts'

/** One upload: a file, or several of one report. */
export interface UnseenCase {
  readonly name: string
  readonly chosen: Bureau | null
  /** What Chromium printed. */
  readonly pdf: Uint8Array
  /** Which pages of it are each file, in their order; absent where it is one file whole. */
  readonly files?: (whole: DocumentText) => readonly (readonly number[])[]
  readonly truth: Truth
  /** Why it is refused, where the member is asked to upload each report by itself. */
  readonly refusal?: 'several_reports'
  /** Whether what is asked about counts as not read. */
  readonly isSureOnly?: true
}

/** Prints a page, with so many inches around it. */
export type ToPdf = (html: string, margin?: number, way?: Partial<HtmlPrint>) => Promise<Uint8Array>

/** One file of these pages of the print. */
export const between =
  (first: number, last: number) =>
  (whole: DocumentText): readonly (readonly number[])[] => [
    whole.pages.map(({ number }) => number).filter((one) => one >= first && one <= last),
  ]
