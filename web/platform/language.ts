import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import type { Language } from '#contract/display.ts'
import { loadCode } from '#web/platform/load-code.ts'
import type { SPANISH } from '#web/platform/spanish.ts'
import { readStored } from '#web/platform/storage.ts'

/** English words that have their Spanish. */
export type Said = keyof typeof SPANISH

/** The Spanish by its English; null while English is spoken. */
let catalog: Readonly<Record<string, string>> | null = null
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

/** Whether what is inside has its Spanish: the screens of members have none yet, and nothing on them is half translated. */
export const InBothLanguages = createContext(false)

const spokenNow = () => catalog
const useCatalog = () => useSyncExternalStore(watch, spokenNow, spokenNow)

export const useLanguage = (): Language => (useCatalog() === null ? 'en' : 'es')

/** For words that come from elsewhere, as a refusal of the server: what has no Spanish stays English. */
export function useSayAny(): (words: string) => string {
  const spanish = useCatalog()
  const isTold = use(InBothLanguages)
  return (words) => (isTold ? spanish?.[words] : undefined) ?? words
}

/** Says words in the language of the reader: `say('Sign in')`. */
export const useSay: () => (words: Said) => string = useSayAny

/** Marks the page with the language that it is in, for screen readers and hyphenation. */
export function usePageLanguage(hasBoth: boolean): void {
  const language = useLanguage()
  useEffect(() => {
    document.documentElement.lang = hasBoth ? language : 'en'
  }, [hasBoth, language])
}
