import type { z } from 'zod'
import type { notificationPreferences } from '#contract/notifications.ts'
import type { Context } from '#server/context.ts'
import { readPerson } from '#server/features/accounts/accounts.ts'
import { preferencesOf } from '#server/features/notifications/notifications.ts'
import { zoneOf } from '#server/features/reminders/member-morning.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/** The choices, with where and by which clock the messages go out. */
export async function preferencesAnswer(context: Context, user: SignedIn): Promise<z.input<typeof notificationPreferences>> {
  const [{ isEmailOn, emailKinds, daysBefore }, { email }, timeZone] = [
    await preferencesOf(context, user),
    await readPerson(context, user),
    await zoneOf(context, user),
  ]
  return { isEmailOn, emailKinds: [...emailKinds], daysBefore, email, timeZone }
}
