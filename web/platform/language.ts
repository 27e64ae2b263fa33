import { type Language, LANGUAGE_COOKIE, LANGUAGES } from '#contract/display.ts'
import { keepsNothing } from '#web/platform/shared-computer.ts'

const KEPT = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=(\\w+)`)
const YEAR_S = 31_536_000

/** Each language by its own name, so that whoever reads only that one finds it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' }

/** The language of this page: each has its own build of the screens (`tools/build/spanish`). */
export const spokenHere = (): Language => (document.documentElement.lang === 'es' ? 'es' : 'en')

/** What was chosen in this browser; null while it decides itself. */
export function chosenHere(): Language | null {
  const kept = KEPT.exec(document.cookie)?.[1]
  return LANGUAGES.find((language) => language === kept) ?? null
}

/** The server sends the next page in this language; null: as the browser asks. */
export function chooseHere(language: Language | null): void {
  const age = language === null ? '; Max-Age=0' : keepsNothing() ? '' : `; Max-Age=${YEAR_S}`
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${LANGUAGE_COOKIE}=${language ?? ''}; Path=/; SameSite=Lax${age}${secure}`
}
