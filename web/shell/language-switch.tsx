import { useEffect } from 'react'
import { type Language, LANGUAGES } from '#contract/display.ts'
import { helpingHere } from '#web/platform/helping-base.ts'
import { LANGUAGE_NAMES, spokenHere } from '#web/platform/language.ts'
import { loadCode } from '#web/platform/load-code.ts'
import { isCarried } from '#web/shell/is-carried.ts'
import { useUser } from '#web/shell/current-user.ts'

const loadTyped = () => import('#web/shell/typed-text.ts')
const loadSpeaking = () => Promise.all([import('#web/shell/speak-in.ts'), loadTyped()])

/** Few people switch, so the code for it loads on the first click. */
async function speakIn(language: Language, isSignedIn: boolean): Promise<void> {
  const [speaking, { takeAlong }] = await loadCode(loadSpeaking)
  await speaking.speakIn(language, { isSignedIn, takeAlong })
}

/** What was typed before the page started again in this language. */
function putBack(): void {
  if (isCarried()) void loadCode(loadTyped).then((typed) => typed.putBack())
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
