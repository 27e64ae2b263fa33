import { furnisherKey } from '#engine/matching/furnisher-name.ts'

/** An entry that the member has disputed, as far as a reply may name it. */
export interface KnownEntry {
  readonly creditor: string
}

/** Words that names of companies end with. */
export const COMPANY_MARK =
  /\b(?:llc|inc|corp|co|company|n\.?a|bank|banks|financial|finance|funding|recovery|recoveries|collections?|collectors?|associates|management|mgmt|services?|solutions|group|capital|credit|union|fcu|receivables?|partners|portfolio|holdings|lending|loans?|mortgage|servicing|agency|systems?|national|acquisitions?|assets?|adjustment|bureau|trust|card|cards|energy|wireless|communications|utilities|hospital|medical|health)\b/i

/** Shorter keys would be in ordinary words. */
const LEAST_KEY = 3
const LONGEST_NAME = 7

/** The known entry whose company a line names; null for none. */
export function knownNameIn<Entry extends KnownEntry>(line: string, known: readonly Entry[]): Entry | null {
  const words = line
    .replaceAll(/[^A-Za-z0-9&'./ ]+/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
  for (const entry of known) {
    const key = furnisherKey(entry.creditor)
    if (key.length < LEAST_KEY) continue
    if (namesKey(words, key)) return entry
  }
  return null
}

function namesKey(words: readonly string[], key: string): boolean {
  for (let from = 0; from < words.length; from += 1) {
    const first = words[from] ?? ''
    // A name begins with a capital letter or a figure.
    if (!/^[A-Z0-9]/.test(first)) continue
    for (let length = 1; length <= LONGEST_NAME && from + length <= words.length; length += 1) {
      const found = furnisherKey(words.slice(from, from + length).join(' '))
      if (found === key) return true
      if (found.length > key.length) break
    }
  }
  return false
}
