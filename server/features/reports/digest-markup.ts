import type { ParsedFile } from '#adapters/markup/port.ts'
import { readData, readMarkup } from '#engine/reading/read-document.ts'
import { concludeAll, type Digest, type DigestInput } from '#server/features/reports/conclude.ts'

/** Runs where the file was parsed: reads, judges, lists. Only conclusions and the listing leave the thread. */
export function digest(parsed: ParsedFile, input: DigestInput): Digest {
  const reading = parsed.kind === 'data' ? readData(parsed.root, input.ids) : readMarkup(parsed.root, input.ids)
  const outcome = concludeAll(reading, input.own)
  const pageCount = outcome.kind === 'reports' ? (outcome.listing?.length ?? 0) : 0
  return { isPractice: false, pageCount, letters: [], unexplained: [], outcome }
}
