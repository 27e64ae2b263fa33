import { type Language, saveDisplay } from '#contract/display.ts'
import { call } from '#web/platform/api.ts'
import { chooseHere, spokenHere } from '#web/platform/language.ts'

/** The one that this page does not speak. */
export const otherLanguage = (): Language => (spokenHere() === 'en' ? 'es' : 'en')

interface Speaking {
  readonly isSignedIn: boolean
  /** Before the page goes: what it takes along. */
  readonly takeAlong?: () => void
}

/** The page starts again in this language; an account keeps it for all its devices. */
export async function speakIn(language: Language, { isSignedIn, takeAlong }: Speaking): Promise<void> {
  chooseHere(language)
  if (isSignedIn) await call(saveDisplay, { body: { language } }).catch(() => undefined)
  takeAlong?.()
  location.reload()
}
