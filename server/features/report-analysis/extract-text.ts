import { coverNumbers } from '#engine/reading/values/cover-numbers.ts'
import { documentLines } from '#engine/reading/lines/lines.ts'
import type { DocumentText } from '#engine/reading/page-text.ts'
import { withoutPracticeMark } from '#engine/reading/sheets/practice-mark.ts'

export interface ExtractedText {
  readonly text: string
  /** Whether the document goes on behind it. */
  readonly isCut: boolean
}

/** Runs next to the text extraction, in its worker: the lines that every reader begins with, numbers covered. */
export function digest(document: DocumentText, { most }: { readonly most: number }): ExtractedText {
  const text = coverNumbers(
    documentLines(withoutPracticeMark(document))
      .map((line) => line.text)
      .join('\n'),
  )
  return { text: text.slice(0, most), isCut: text.length > most }
}
