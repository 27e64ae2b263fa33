import { EmailFailure } from '#adapters/email/port.ts'
import type { Day } from '#engine/values/day.ts'
import type { Context } from '#server/context.ts'
import { ownersOfRows } from '#server/features/accounts/accounts.ts'
import { worklistOf } from '#server/features/matters/matters.ts'
import {
  type ClaimedMail,
  claimMails,
  type EndedMail,
  endMails,
  noteHandedOver,
  type ReadyMember,
  stillToMail,
} from '#server/features/reminders/reminder-mails.ts'
import { reminderMessage } from '#server/features/reminders/reminder-message.ts'
import { inLanguage } from '#server/platform/compose-mail.ts'
import { displayOf } from '#server/platform/display-of.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { describeError } from '#server/platform/log.ts'
import { readTogether } from '#server/platform/read-together.ts'

/**
 * Hands over the messages of some members' day. Each once: its row is written before; a second process finds it taken, and each is noted as
 * soon as the mail server has it. Only where a process died between the mail server's yes and that note it is handed over again, under the
 * same name, which mailboxes show once. Of one that cannot go the others know nothing; the queue tries it again.
 */
export async function mailReminders(
  context: Context,
  { userIds, day }: { readonly userIds: readonly string[]; readonly day: Day },
  signal?: AbortSignal,
): Promise<void> {
  if (context.rehearsal !== null) return
  const open = await stillToMail(context, { userIds, day })
  if (open.length === 0) return
  const failures: unknown[] = []
  const ready = await worklistsOf(context, await ownersOfRows(context, open), failures)
  signal?.throwIfAborted()
  const { ours, handedOver, areBusy } = await claimMails(context, { day, ready })
  if (areBusy) failures.push(new Error('somebody else is handing a message over'))
  const known = handedOver.map((user): EndedMail => ({ user, status: 'sent', failure: null }))
  const ended = [...known, ...(await Promise.all(ours.map((one) => handOver(context, one, day))))]
  await endMails(context, { day, ended })
  failures.push(...ended.flatMap(({ failure }) => (failure === null ? [] : [failure])))
  if (failures.length > 0) throw failures[0]
}

/** Each member's by its own; what one statement can ask for all of them is asked once. */
async function worklistsOf(context: Context, users: readonly SignedIn[], failures: unknown[]): Promise<readonly ReadyMember[]> {
  const read = await readTogether(context, users, async (own, user) => ({
    user,
    worklist: await worklistOf(own, user),
    language: (await displayOf(own, user.id)).language,
  }))
  return read.flatMap((one) => {
    if (one.status === 'fulfilled') return [one.value]
    failures.push(one.reason)
    return []
  })
}

/** What may still be taken is tried again by the queue; what is refused for good is reported in the product. */
async function handOver(context: Context, { user, worklist, language, news }: ClaimedMail, day: Day): Promise<EndedMail> {
  try {
    await context.email.send(inLanguage(reminderMessage(context, user, { day, news, worklist }), language))
  } catch (error) {
    if (error instanceof EmailFailure && !error.isPermanent) return { user, status: 'waiting', failure: error }
    context.log.error(describeError(error), 'a reminder was refused for good')
    return { user, status: 'refused', failure: null }
  }
  await noteHandedOver(context, user, day).catch((error: unknown) =>
    context.log.error(describeError(error), 'that a reminder was handed over could not be noted yet'),
  )
  return { user, status: 'sent', failure: null }
}
