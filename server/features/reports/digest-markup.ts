import type { ParsedFile } from '#adapters/markup/port.ts'
import { readData, readMarkup, type ReportIds } from '#engine/reading/read-document.ts'
import { concludeAll, type Digest } from '#server/features/reports/conclude.ts'

/** Runs where the file was parsed: reads, and sets aside what is in doubt. Only that and the listing leave the thread. */
export function digest(parsed: ParsedFile, input: { readonly ids: ReportIds }): Digest {
  const reading = parsed.kind === 'data' ? readData(parsed.root, input.ids) : readMarkup(parsed.root, input.ids)
  const outcome = concludeAll(reading, [])
  const pageCount = outcome.kind === 'reports' ? (outcome.listing?.length ?? 0) : 0
  return { isPractice: false, pageCount, letters: [], unexplained: [], outcome }
}
