import type { readNotificationPreferences as endpoint } from '#contract/notifications.ts'
import { preferencesAnswer } from '#server/features/reminders/preferences-answer.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readNotificationPreferences: Operation<typeof endpoint> = (context, { user }) => preferencesAnswer(context, user)
