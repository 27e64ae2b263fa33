import type { saveNotificationPreferences as endpoint } from '#contract/notifications.ts'
import { within } from '#server/context.ts'
import { keepPreferences, preferencesOf } from '#server/features/notifications/notifications.ts'
import { preferencesAnswer } from '#server/features/reminders/preferences-answer.ts'
import type { Operation } from '#server/platform/operations.ts'
import { transact } from '#server/platform/transact.ts'

/** Keeps what was given and leaves the rest as it is. */
export const saveNotificationPreferences: Operation<typeof endpoint> = async (context, { user, body }) =>
  transact(context, user, async (tx) => {
    const inside = within(context, tx)
    const before = await preferencesOf(inside, user)
    const chosen = {
      isEmailOn: body.isEmailOn ?? before.isEmailOn,
      emailKinds: body.emailKinds ?? before.emailKinds,
      daysBefore: body.daysBefore ?? before.daysBefore,
    }
    await keepPreferences(tx, user, { ...chosen, updatedAt: context.now() })
    const detail = { isEmailOn: chosen.isEmailOn, kinds: chosen.emailKinds.join(' '), daysBefore: chosen.daysBefore }
    const audit = [{ action: 'notification.preferences_saved', subjectKind: 'user', subjectId: user.id, detail }]
    return { answer: await preferencesAnswer(inside, user), audit }
  })
