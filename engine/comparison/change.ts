import type { Change, Effect, Printed } from '#engine/comparison/difference.ts'
import type { EvidenceMap } from '#engine/report/evidence.ts'

/** What is at these keys of an entry; null where nothing is printed. Keys without a place are left out. */
export function printed(
  words: string | null,
  keys: readonly string[],
  { evidence }: { readonly evidence: EvidenceMap },
): Printed | null {
  return words === null ? null : { words, fields: keys.filter((key) => evidence[key] !== undefined) }
}

/** The change with its sentence; at least one of the two is printed. */
export function changeOf(name: string, { before, after }: Pick<Change, 'before' | 'after'>, effect: Effect | null): Change {
  return { name, before, after, sentence: sentenceOf(name, before, after), effect }
}

function sentenceOf(name: string, before: Printed | null, after: Printed | null): string {
  if (before === null) return `${name}, new: ${after?.words ?? ''}.`
  if (after === null) return `${name}, gone: ${before.words}.`
  return `${name}: ${before.words} before, ${after.words} now.`
}
