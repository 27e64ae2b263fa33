import { and, eq } from 'drizzle-orm'
import { ENDED_STATUSES } from '#engine/words/dispute-status.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { disputes } from '#server/database/tables/disputes.ts'
import { addEvent, changedDispute, type NewEvent } from '#server/features/disputes/dispute-events.ts'
import type { DisputeRow } from '#server/features/disputes/dispute-rows.ts'
import type { Owned } from '#server/platform/caller.ts'

/** Where a dispute is as far as answers change it. */
export type AnsweredStanding = Pick<DisputeRow, 'status' | 'outcome' | 'resolvedAt' | 'answeredOn'>

interface TakenAnswer {
  readonly dispute: Owned<DisputeRow>
  /** Without the instant of its end that is the instant of the event. */
  readonly standing: Omit<AnsweredStanding, 'resolvedAt'> & { readonly resolvedAt?: string | null }
  readonly event: NewEvent
}

/** What an answer, or its taking back, makes of a dispute that this transaction has taken; with its line in the timeline. */
export async function takeAnswer(
  context: Context,
  tx: Transaction,
  { dispute, standing, event }: TakenAnswer,
): Promise<Owned<DisputeRow>> {
  const isEnded = ENDED_STATUSES.includes(standing.status)
  const resolvedAt = standing.resolvedAt === undefined ? (isEnded ? (dispute.resolvedAt ?? event.at) : null) : standing.resolvedAt
  const [updated] = await tx
    .update(disputes)
    .set({ ...standing, resolvedAt })
    .where(and(eq(disputes.userId, dispute.userId), eq(disputes.id, dispute.id)))
    .returning()
  const changed = changedDispute(dispute, updated)
  await addEvent(context, tx, { dispute: changed, ...event })
  return changed
}
