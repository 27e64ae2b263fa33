import type { stopReminderMails as endpoint } from '#contract/notifications.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { turnEmailOff } from '#server/features/notifications/notifications.ts'
import { readStopToken } from '#server/features/reminders/stop-token.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** What a mail program calls when its user presses "unsubscribe": no session, no page, no question. */
export const stopReminderMails: Operation<typeof endpoint> = async (context, { params }) => {
  const userId = readStopToken(context, params.token)
  const user = userId === null ? null : await ownerOfRow(context, userId)
  if (user === null) throw new Refusal('not_found')
  await turnEmailOff(context, user)
  return { message: 'Reminders by email are off. You can turn them on again in Settings.' }
}
