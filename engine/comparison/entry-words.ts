import type { Effect, Entry } from '#engine/comparison/difference.ts'
import type { EvidenceMap } from '#engine/report/evidence.ts'

/** What is said about an entry that only one of the reports has. */
export const LISTED_ANEW = 'is listed now but wasn’t before.'
export const GONE = 'was listed before and no longer is.'
export const ONLY_OLDER = 'could not be matched for sure with an item on the newer report.'
export const ONLY_NEWER = 'could not be matched for sure with an item on the older report.'

interface Told {
  readonly name: string
  readonly accountNumber?: string | null
  /** Where it stands; keys without a place are left out. */
  readonly keys: readonly string[]
  /** What comes behind its name. */
  readonly words: string
  readonly effect: Effect | null
}

export function entryOf(
  { id, evidence }: { readonly id: string; readonly evidence: EvidenceMap },
  { name, accountNumber = null, keys, words, effect }: Told,
): Entry {
  const fields = keys.filter((key) => evidence[key] !== undefined)
  const number = accountNumber === null ? '' : ` (${accountNumber})`
  return { id, name, accountNumber, fields, sentence: `${name}${number} ${words}`, effect }
}

/** The same entry, where it turns out to be less certain. */
export const asUnmatched = (entry: Entry): Entry => ({
  ...entry,
  sentence: entry.sentence.replace(LISTED_ANEW, ONLY_NEWER).replace(GONE, ONLY_OLDER),
  effect: null,
})
