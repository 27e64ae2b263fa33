import type { Language } from '#contract/display.ts'
import { speak } from '#web/platform/language.ts'
import { store } from '#web/platform/storage.ts'

/** Speaks it from now on, and keeps it in this browser. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language)
  store('language', language)
}
