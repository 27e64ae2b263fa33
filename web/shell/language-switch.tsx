import { useEffect } from 'react'
import { type Language, LANGUAGES } from '#contract/display.ts'
import { helpingHere } from '#web/platform/helping-base.ts'
import { LANGUAGE_NAMES, spokenHere } from '#web/platform/language.ts'
import { loadCode } from '#web/platform/load-code.ts'
import { useUser } from '#web/shell/current-user.ts'

/** Most people read in the language that their browser asks for. */
async function speakIn(language: Language, isSignedIn: boolean): Promise<void> {
  const code = await loadCode(() => import('#web/shell/speak-in.ts'))
  await code.speakIn(language, { isSignedIn, takeAlong })
}

/** Under every page that a visitor sees. The page starts again in the other language, with what was typed. */
export function LanguageSwitch() {
  const spoken = spokenHere()
  const isSignedIn = useUser() !== null
  useEffect(putBack, [])
  // In someone else's file it would be the member's choice; a helper has their own on their own pages.
  if (helpingHere() !== null) return null
  return (
    <fieldset data-screen-only className="mt-8 flex flex-wrap justify-center gap-x-5">
      <legend className="sr-only">Language · Idioma</legend>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={spoken === language}
          onClick={() => void speakIn(language, isSignedIn)}
          className={`min-h-11 rounded-field px-2 text-small ${spoken === language ? 'font-strong' : 'text-link'}`}
        >
          {LANGUAGE_NAMES[language]}
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
