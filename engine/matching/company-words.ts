import { COMMON_WORDS } from '#engine/matching/common-words.ts'
import { furnisherKey } from '#engine/matching/furnisher-name.ts'
import { COMPANY_WORDS, FULL_WORDS } from '#engine/matching/furnisher-words.ts'

/**
 * What two printings of one company, or of two that belong together (`CREDCO/LAKE HOME LENDING`, `LAKE HOME LENDING LLC`),
 * have in common: any of these words. Generous: used to keep silent, never to match accounts.
 */
export function companyWords(name: string): ReadonlySet<string> {
  const words = name
    .toUpperCase()
    .replaceAll(/[.']/g, '')
    .split(/[^A-Z0-9]+/)
    .flatMap((word) => (FULL_WORDS[word] ?? word).split(' '))
    .filter((word) => word.length > 1 && !COMPANY_WORDS.has(word) && !COMMON_WORDS.has(word))
  const parts = name.includes('/') ? name.split('/').map(furnisherKey) : []
  return new Set([furnisherKey(name), ...parts, ...words].filter((word) => word !== ''))
}
