import { announceDeadline, isNear } from '#engine/disputes/announcements.ts'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import type { Context } from '#server/context.ts'
import { ownerOfRow } from '#server/features/accounts/accounts.ts'
import { datesOf, type MemberDate } from '#server/features/case-file/dates-of-member.ts'
import { allDisputes, awaitedDisputes, type DisputeRow } from '#server/features/disputes/disputes.ts'
import { notify, preferencesOf } from '#server/features/notifications/notifications.ts'
import { dayOf } from '#server/features/profile/profile.ts'
import { ownedRows, type SignedIn } from '#server/platform/caller.ts'
import { describeError } from '#server/platform/log.ts'
import { transact } from '#server/platform/transact.ts'

const BATCH = 200

/**
 * Tells every member of the days by which somebody must answer them, once each, from a week before on or as early as they
 * chose: the very days that the case file shows. Safe to run at any time, also twice at once.
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

/** The same for one member alone, at once. */
export async function announceDeadlinesOf(context: Context, userId: string): Promise<void> {
  const user = await ownerOfRow(context, userId)
  if (!user) return
  const awaited = (await allDisputes(context, user)).filter(({ status }) => status !== 'pending' && status !== 'resolved')
  if (awaited.length > 0) await announceToOwner(context, awaited)
}

/** Disputes of one member, read together. */
async function announceToOwner(context: Context, rows: readonly DisputeRow[]): Promise<void> {
  const [{ userId } = { userId: null }] = rows
  const user = userId === null ? null : await ownerOfRow(context, userId)
  if (!user) return
  const disputes = ownedRows(user, rows)
  const [today, dates, { daysBefore }] = await Promise.all([
    dayOf(context, user),
    datesOf(context, user, disputes),
    preferencesOf(context, user),
  ])
  const near = dates.filter(({ due, isOver }) => !isOver && isNear(due, today, daysBefore))
  for (const date of near) {
    try {
      await tell(context, user, date)
    } catch (error) {
      // Nor does one date.
      context.log.error(describeError(error), 'announcing a deadline failed')
    }
  }
}

async function tell(context: Context, user: SignedIn, { dispute, ...clock }: MemberDate): Promise<void> {
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
