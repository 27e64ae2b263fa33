import { coverOriginal } from '#server/features/reports/cover-original.ts'

/** Runs next to the thread that answers everyone: an original may have ten megabytes. */
export function work(bytes: Uint8Array): Uint8Array {
  return Uint8Array.from(coverOriginal(bytes))
}
