import { ENDED_STATUSES } from '#engine/words/dispute-status.ts'
import type { Context } from '#server/context.ts'
import { answersOfDisputes } from '#server/features/answers/answers.ts'
import { allDisputes, eventsOf } from '#server/features/disputes/disputes.ts'
import { allLetters } from '#server/features/letters/letters.ts'
import { allItems } from '#server/features/negative-items/negative-items.ts'
import type { SignedIn } from '#server/platform/caller.ts'

/**
 * The proof that something still rests on, by a question to ask of a report's id. Whatever names the report counts: an open dispute,
 * its timeline, its answers, its entry, its letters, and every letter that is still to go out. Rather a file too many than one too few.
 */
export async function reportsInUse(context: Context, user: SignedIn): Promise<(reportId: string) => boolean> {
  const open = (await allDisputes(context, user)).filter(({ status }) => !ENDED_STATUSES.includes(status))
  const ids = open.map(({ id }) => id)
  const letters = await allLetters(context, user)
  const items = await allItems(context, user)
  const named: unknown[] = [
    open,
    ids.length === 0 ? [] : await answersOfDisputes(context, user, ids),
    letters.filter(
      ({ sentAt, practisedAt, disputeId }) =>
        (sentAt === null && practisedAt === null) || (disputeId !== null && ids.includes(disputeId)),
    ),
    items.filter(({ id }) => open.some(({ negativeItemId }) => negativeItemId === id)),
  ]
  for (const dispute of open) named.push(await eventsOf(context, dispute))
  const text = JSON.stringify(named)
  return (reportId) => text.includes(reportId)
}
