import type { User } from '#contract/accounts.ts'
import { readDisplay } from '#contract/display.ts'
import { readProfile } from '#contract/profile.ts'
import { call } from '#web/platform/api.ts'
import { forgetKept } from '#web/platform/kept.ts'
import { showTheme } from '#web/platform/theme.ts'
import { liveIn } from '#web/platform/zone.ts'

/** The page was sent to nobody, or to somebody else: its colors, its days and what this browser keeps become those of this person. */
export function settleIn(user: User): void {
  forgetKept(user.id)
  call(readDisplay, {}).then(
    ({ theme }) => showTheme(theme),
    () => undefined,
  )
  liveIn(null)
  call(readProfile, {}).then(
    ({ timeZone }) => liveIn(timeZone),
    () => undefined,
  )
}
