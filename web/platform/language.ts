import { createContext, use } from 'react'
import type { Language } from '#contract/display.ts'
import { loadCode } from '#web/platform/load-code.ts'
import type { SPANISH } from '#web/platform/spanish.ts'
import { readStored } from '#web/platform/storage.ts'

/** English words that have their Spanish. */
export type Said = keyof typeof SPANISH

/** The Spanish by its English. */
type Catalog = Readonly<Record<string, string>>

/** Of the tags, the most wished first, the first language that is ours; English where none is. */
export const firstOfOurs = (tags: readonly (string | null | undefined)[]): Language =>
  tags.map((tag) => tag?.slice(0, 2)).find((tag) => tag === 'es' || tag === 'en') ?? 'en'

/** The Spanish of the reader; null while English is spoken. */
export let spanish: Catalog | null = null

/**
 * Before the first page is drawn, so that nothing changes under the reader's eyes: the language of the profile, which comes with the
 * page, then the one chosen in this browser, then what it speaks. A catalog that does not come leaves English.
 */
export async function startLanguage(): Promise<void> {
  const tags = [document.documentElement.dataset['language'], readStored('language'), ...navigator.languages]
  if (firstOfOurs(tags) === 'es')
    spanish = await loadCode(() => import('#web/platform/spanish.ts')).then(
      ({ SPANISH }) => SPANISH,
      () => null,
    )
}

/** What is said inside is said by this catalog. Null on the screens of members, which have no Spanish yet: none is half translated. */
export const SaidIn = createContext<Catalog | null>(null)

/** For words that come from elsewhere, as a refusal of the server: what has no Spanish stays English. */
export function useSayAny(): (words: string) => string {
  const said = use(SaidIn)
  return (words) => said?.[words] ?? words
}

/** Says words in the language of the reader: `say('Sign in')`. */
export function useSay(): (words: Said) => string {
  return useSayAny()
}
