import { and, eq } from 'drizzle-orm'
import type { moveDispute as endpoint } from '#contract/disputes.ts'
import { announceAnswer } from '#engine/disputes/announcements.ts'
import { moveDispute as nextStatus } from '#engine/disputes/dispute-moves.ts'
import { type DisputeStatus, ENDED_STATUSES, type Outcome } from '#engine/words/dispute-status.ts'
import { addEvent, disputeAnswer, openDisputeOf, ownedDispute, type DisputeRow } from '#server/features/disputes/dispute-rows.ts'
import { disputes } from '#server/database/tables/disputes.ts'
import type { Transaction } from '#server/database/open.ts'
import { notify } from '#server/features/notifications/notifications.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact } from '#server/platform/transact.ts'

const OUTCOME_OF: Readonly<Partial<Record<DisputeStatus, Outcome>>> = { resolved: 'removed', rejected: 'verified' }

/** Moves a dispute where the state machine lets its user; the WHERE clause settles a race. */
export const moveDispute: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  const row = await ownedDispute(context, user, params.id)
  const result = nextStatus(row.status, body.status, 'consumer')
  if (result.kind === 'refused') throw new Refusal('conflict', result.reason)
  if (result.kind === 'unchanged') return disputeAnswer(row, context.now().slice(0, 10))
  const now = context.now()
  const outcome = body.outcome ?? OUTCOME_OF[result.status] ?? 'pending'
  const moved = await transact(context, user, async (tx) => {
    if (ENDED_STATUSES.includes(row.status)) await refuseBesideOpen(tx, user, row)
    const [changed] = await tx
      .update(disputes)
      .set({
        status: result.status,
        outcome,
        submittedAt: result.status === 'in_progress' ? (row.submittedAt ?? now) : row.submittedAt,
        resolvedAt: ENDED_STATUSES.includes(result.status) ? now : null,
      })
      .where(and(eq(disputes.userId, user.id), eq(disputes.id, row.id), eq(disputes.status, row.status)))
      .returning()
    if (!changed) throw new Refusal('conflict', 'This dispute was changed meanwhile. Reload and try again.')
    await addEvent(tx, changed, { at: now, kind: 'moved', text: result.because })
    const answer = announceAnswer(changed)
    // A further round may bring a further answer.
    if (answer) await notify(tx, user, { ...answer, occasion: `answer:${row.id}:${now}`, dispute: changed, at: now })
    const detail = { from: row.status, to: changed.status, practice: row.isPractice }
    return { answer: changed, audit: [{ action: 'dispute.moved', subjectKind: 'dispute', subjectId: row.id, detail }] }
  })
  return disputeAnswer(moved, now.slice(0, 10))
}

/** One item has one open dispute: an ended one is not taken up again beside another. */
async function refuseBesideOpen(tx: Transaction, user: SignedIn, row: DisputeRow): Promise<void> {
  if (row.negativeItemId === null) return
  const open = await openDisputeOf(tx, user, row.negativeItemId)
  if (open) throw new Refusal('conflict', 'Another dispute about this entry is open. Go on with that one.')
}
