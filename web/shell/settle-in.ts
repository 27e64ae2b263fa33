import type { User } from '#contract/sign-in.ts'
import { readDisplay, saveDisplay } from '#contract/display.ts'
import { readProfile } from '#contract/profile.ts'
import { call } from '#web/platform/api.ts'
import { forgetKept } from '#web/platform/kept.ts'
import { chosenHere, spokenHere } from '#web/platform/language.ts'
import { showTheme } from '#web/platform/theme.ts'
import { liveIn } from '#web/platform/zone.ts'

/** The page was sent to no one, or to someone else: its colors, its days and what this browser keeps become those of this person. */
export function settleIn(user: User): void {
  forgetKept(user.id)
  adoptDisplay().catch(() => undefined)
  liveIn(null)
  call(readProfile, {}).then(
    ({ timeZone }) => liveIn(timeZone),
    () => undefined,
  )
}

async function adoptDisplay(): Promise<void> {
  const { theme, language } = await call(readDisplay, {})
  showTheme(theme)
  const chosen = chosenHere()
  // Chosen in this browser before there was an account to keep it.
  if (language === null && chosen !== null) await call(saveDisplay, { body: { language: chosen } })
  // The page of the sign-in came in another language than theirs.
  if (language !== null && language !== spokenHere()) location.reload()
}
