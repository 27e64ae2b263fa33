import { use } from 'react'
import type { Language } from '#contract/display.ts'
import { saveDisplay } from '#contract/display.ts'
import { call } from '#web/platform/api.ts'
import { SaidIn, speak } from '#web/platform/language.ts'
import { store } from '#web/platform/storage.ts'
import { useUser } from '#web/shell/current-user.ts'

/** Each language by its own name, so that whoever reads only that one finds it. */
const NAMES: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['es', 'Español'],
]

/** Under every page that has both languages. */
export function LanguageSwitch() {
  const spoken = use(SaidIn) === null ? 'en' : 'es'
  const isSignedIn = useUser() !== null
  const choose = async (language: Language): Promise<void> => {
    store('language', language)
    await speak(language)
    if (isSignedIn) await call(saveDisplay, { body: { language } }).catch(() => undefined)
  }
  return (
    <fieldset data-screen-only className="mt-8 flex flex-wrap justify-center gap-x-5">
      <legend className="sr-only">Language · Idioma</legend>
      {NAMES.map(([language, name]) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={spoken === language}
          onClick={() => void choose(language)}
          className={`min-h-11 rounded-field px-2 text-small ${spoken === language ? 'font-strong' : 'text-link'}`}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
