import { announceDeadline, isNear } from '#engine/disputes/announcements.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { deadlinesOf } from '#server/features/case-file/read-dispute.ts'
import { awaitedDisputes, type DisputeRow } from '#server/features/disputes/disputes.ts'
import { sentLettersOf } from '#server/features/letters/letters.ts'
import { notify } from '#server/features/notifications/notifications.ts'
import { submissionsOfAll } from '#server/features/submissions/submissions.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import { describeError } from '#server/platform/log.ts'
import { transact } from '#server/platform/transact.ts'

const BATCH = 200

/**
 * Tells every member of the days by which somebody must answer them, once each, from a week before on: the very days that
 * the case file shows. Safe to run at any time, also twice at once.
 */
export async function announceDeadlines(context: Context): Promise<void> {
  let batch = await awaitedDisputes(context, { after: null, most: BATCH })
  while (batch.length > 0) {
    for (const disputes of Map.groupBy(batch, ({ userId }) => userId).values()) {
      try {
        await announceToOwner(context, disputes)
      } catch (error) {
        // One member who cannot be looked at does not keep the others waiting; it is tried again next time.
        context.log.error(describeError(error), 'announcing the deadlines of a member failed')
      }
    }
    batch = batch.length < BATCH ? [] : await awaitedDisputes(context, { after: batch.at(-1) ?? null, most: BATCH })
  }
}

/** Disputes of one member, read together. */
async function announceToOwner(context: Context, disputes: readonly Owned<DisputeRow>[]): Promise<void> {
  const ids = disputes.map(({ id }) => id)
  const [{ userId } = { userId: null }] = disputes
  const user = userId === null ? null : await ownerOfRow(context, userId)
  if (!user) return
  const [letters, submissions] = await Promise.all([sentLettersOf(context, user, ids), submissionsOfAll(context, user, ids)])
  const today = context.now().slice(0, 10)
  for (const dispute of disputes) {
    const isIts = ({ disputeId }: { readonly disputeId: string | null }): boolean => disputeId === dispute.id
    try {
      const near = deadlinesOf(letters.filter(isIts), submissions.filter(isIts)).filter(({ due }) => isNear(due, today))
      for (const clock of near) await tell(context, user, { dispute, clock })
    } catch (error) {
      // Nor does one dispute.
      context.log.error(describeError(error), 'announcing the deadlines of a dispute failed')
    }
  }
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
