import { createContext, use, useSyncExternalStore } from 'react'
import type { Language } from '#contract/display.ts'
import { loadCode } from '#web/platform/load-code.ts'
import type { SPANISH } from '#web/platform/spanish.ts'
import { readStored } from '#web/platform/storage.ts'

/** English words that have their Spanish. */
export type Said = keyof typeof SPANISH

/** The Spanish by its English. */
type Catalog = Readonly<Record<string, string>>

let catalog: Catalog | null = null
const listeners = new Set<() => void>()

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Of the tags, the most wished first, the first language that is ours; English where none is. */
export const firstOfOurs = (tags: readonly (string | null | undefined)[]): Language =>
  tags.map((tag) => tag?.slice(0, 2)).find((tag) => tag === 'es' || tag === 'en') ?? 'en'

/** In the profile, which comes with the page, then what was chosen in this browser, then what it speaks. */
export const startLanguage = (): Promise<void> =>
  speak(
    firstOfOurs([document.documentElement.dataset['language'], readStored('language'), ...navigator.languages]),
    // A catalog that does not come leaves English.
  ).catch(() => undefined)

/** Speaks it from now on. */
export async function speak(language: Language): Promise<void> {
  catalog = language === 'es' ? (await loadCode(() => import('#web/platform/spanish.ts'))).SPANISH : null
  for (const listener of listeners) listener()
}

const spokenNow = (): Catalog | null => catalog

/** The Spanish of the reader; null while English is spoken. */
export const useSpanish = (): Catalog | null => useSyncExternalStore(watch, spokenNow, spokenNow)

/** What is said inside is said by this catalog. Null on the screens of members, which have no Spanish yet: none is half translated. */
export const SaidIn = createContext<Catalog | null>(null)

/** For words that come from elsewhere, as a refusal of the server: what has no Spanish stays English. */
export function useSayAny(): (words: string) => string {
  const spanish = use(SaidIn)
  return (words) => spanish?.[words] ?? words
}

/** Says words in the language of the reader: `say('Sign in')`. */
export const useSay: () => (words: Said) => string = useSayAny
