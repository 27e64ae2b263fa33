import { announceDeadline, isNear } from '#engine/disputes/announcements.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { deadlinesOf } from '#server/features/case-file/read-dispute.ts'
import { awaitedDisputes, type DisputeRow } from '#server/features/disputes/disputes.ts'
import { lettersOfDispute } from '#server/features/letters/letters.ts'
import { notify } from '#server/features/notifications/notifications.ts'
import { submissionsOf } from '#server/features/submissions/submissions.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { describeError } from '#server/platform/log.ts'
import { transact } from '#server/platform/transact.ts'

/**
 * Tells every member of the days by which somebody must answer them, once each, from a week before on: the very days that
 * the case file shows. Safe to run at any time, also twice at once.
 */
export async function announceDeadlines(context: Context): Promise<void> {
  for (const dispute of await awaitedDisputes(context)) {
    try {
      await announce(context, dispute)
    } catch (error) {
      // One dispute that cannot be looked at does not keep the others waiting; it is tried again next time.
      context.log.error(describeError(error), 'announcing the deadlines of a dispute failed')
    }
  }
}

async function announce(context: Context, dispute: Owned<DisputeRow>): Promise<void> {
  const user = await ownerOfRow(context, dispute.userId)
  if (!user) return
  const today = context.now().slice(0, 10)
  const [letters, submissions] = await Promise.all([
    lettersOfDispute(context, user, dispute.id),
    submissionsOf(context, user, dispute.id),
  ])
  const near = deadlinesOf(letters, submissions).filter(({ due }) => isNear(due, today))
  for (const clock of near) await tell(context, user, { dispute, clock })
}

type Clock = ReturnType<typeof deadlinesOf>[number]

async function tell(
  context: Context,
  user: SignedIn,
  { dispute, clock }: { dispute: Owned<DisputeRow>; clock: Clock },
): Promise<void> {
  const target = clock.target ?? 'creditor'
  const recipient = target === 'creditor' ? dispute.creditor : BUREAU_NAMES[target]
  const news = announceDeadline({ ...dispute, recipient }, { ...clock, isExpected: clock.basis === 'expected' })
  if (news === null) return
  const occasion = `deadline:${dispute.id}:${target}:${clock.kind}:${clock.due}`
  await transact(context, user, async (tx) => {
    const isNew = await notify(tx, user, { ...news, occasion, dispute, at: context.now() })
    const detail = { kind: clock.kind, due: clock.due }
    const audit = { action: 'dispute.deadline_told', subjectKind: 'dispute', subjectId: dispute.id, detail }
    return { answer: undefined, audit: isNew ? [audit] : [] }
  })
}
