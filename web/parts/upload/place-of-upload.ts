import type { ReportHead } from '#web/parts/stored-report.ts'
import type { Upload } from '#web/parts/upload/upload-queue.ts'
import { reportsOf, standingOf } from '#web/parts/upload/upload-words.ts'
import type { Letters } from '#web/parts/upload/use-letters.ts'

interface MadeOf {
  readonly stored: readonly ReportHead[] | undefined
  readonly letters: Letters
}

/** The letter that a file became, if it became one. */
export const letterOf = ({ state }: Upload, letters: Letters) => letters.get(state.is === 'taken' ? (state.replyId ?? '') : '')

/** What was made of an upload, and where it is. */
export function placeOf(upload: Upload, { stored, letters }: MadeOf) {
  const letter = letterOf(upload, letters)
  const reports = reportsOf(upload, stored, letter)
  return { reports, standing: standingOf(upload, reports, letter) }
}
