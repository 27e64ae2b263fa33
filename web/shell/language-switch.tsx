import { use, useEffect } from 'react'
import type { Language } from '#contract/display.ts'
import { saveDisplay } from '#contract/display.ts'
import { call } from '#web/platform/api.ts'
import { SaidIn } from '#web/platform/language.ts'
import { store } from '#web/platform/storage.ts'
import { useUser } from '#web/shell/current-user.ts'

/** Each language by its own name, so that whoever reads only that one finds it. */
const NAMES: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['es', 'Español'],
]

/** Under every page that has both languages. The page starts anew in the other one, with what was typed. */
export function LanguageSwitch() {
  const spoken = use(SaidIn) === null ? 'en' : 'es'
  const isSignedIn = useUser() !== null
  useEffect(putBack, [])
  const choose = async (language: Language): Promise<void> => {
    store('language', language)
    if (isSignedIn) await call(saveDisplay, { body: { language } }).catch(() => undefined)
    takeAlong()
    location.reload()
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

const TYPED = 'errata.typed'

/** Text fields of the page; passwords are typed again. */
const fields = (): readonly HTMLInputElement[] =>
  [...document.querySelectorAll<HTMLInputElement>('main input[name]')].filter(({ type }) => /^(text|email|tel)$/.test(type))

function takeAlong(): void {
  try {
    sessionStorage.setItem(TYPED, JSON.stringify(fields().map(({ name, value }) => [name, value])))
  } catch {
    // Without storage the fields start empty.
  }
}

function putBack(): void {
  try {
    const typed: unknown = JSON.parse(sessionStorage.getItem(TYPED) ?? '[]')
    sessionStorage.removeItem(TYPED)
    const values = new Map(Array.isArray(typed) ? typed.map(([name, value]) => [String(name), String(value)]) : [])
    for (const field of fields()) {
      const value = values.get(field.name)
      if (value === undefined || field.value !== '') continue
      // React hears of it as of something typed.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  } catch {
    // The same.
  }
}
