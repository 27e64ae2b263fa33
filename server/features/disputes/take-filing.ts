import { and, eq } from 'drizzle-orm'
import { DISPUTE_OVER } from '#contract/submissions.ts'
import { moveDispute } from '#engine/disputes/dispute-moves.ts'
import { receiptOf, type Filing } from '#engine/disputes/filing-clock.ts'
import { writeDay } from '#engine/values/day.ts'
import { DISPUTE_TARGETS, targetName } from '#engine/words/bureau.ts'
import { ENDED_STATUSES } from '#engine/words/dispute-status.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { disputes } from '#server/database/tables/disputes.ts'
import { addEvent } from '#server/features/disputes/dispute-events.ts'
import { clockAfter, type DisputeRow } from '#server/features/disputes/dispute-rows.ts'
import type { Owned } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

interface Filed {
  readonly dispute: Owned<DisputeRow>
  readonly filing: Filing
  readonly at: string
  readonly isRecipient: boolean
}

/**
 * What a direct filing means for its dispute, which this transaction has taken: its status, its clock, and its recipients,
 * where letters may go to this one too.
 */
export async function takeFiling(context: Context, tx: Transaction, { dispute, filing, at, isRecipient }: Filed): Promise<void> {
  if (ENDED_STATUSES.includes(dispute.status)) throw new Refusal('conflict', DISPUTE_OVER)
  const moved = moveDispute(dispute.status, 'in_progress', 'consumer')
  const { receivedOn, expectedOn } = receiptOf(filing)
  await tx
    .update(disputes)
    .set({
      status: moved.kind === 'moved' ? moved.status : dispute.status,
      submittedAt: dispute.submittedAt ?? at,
      answeredOn: null,
      isRequest: false,
      isBack: false,
      disputeTargets: DISPUTE_TARGETS.filter(
        (one) => (isRecipient && one === filing.target) || dispute.disputeTargets.includes(one),
      ),
      ...clockAfter(dispute, { target: filing.target, expectedOn, deliveredOn: receivedOn }),
    })
    .where(and(eq(disputes.userId, dispute.userId), eq(disputes.id, dispute.id)))
  const facts = { target: filing.target, method: filing.method, on: filing.filedOn, by: 'member' } as const
  await addEvent(context, tx, { dispute, at, kind: 'submitted', text: eventText(dispute, filing), facts })
}

function eventText({ creditor, isPractice }: DisputeRow, filing: Filing): string {
  const { target, method, filedOn } = filing
  const who = targetName(target, creditor)
  const when = writeDay(filedOn)
  if (isPractice) {
    const did = { mail: 'mailing', online: 'filing online', phone: 'telling by phone' }[method]
    return `Practice only, nothing was really sent: you practiced ${did} the dispute to ${who} on ${when}. No one received it. The dates show how the deadline would run.`
  }
  if (method === 'mail') {
    const expected = receiptOf(filing).expectedOn ?? filedOn
    return `You mailed the dispute to ${who} on ${when}. Delivery is expected on ${writeDay(expected)}.`
  }
  const how = method === 'online' ? `filed the dispute with ${who} online` : `told ${who} about the dispute by phone`
  const clock =
    receiptOf(filing).receivedOn === null
      ? 'A phone call starts no legal deadline for a company. Its duty to investigate begins with a written dispute.'
      : 'The legal deadline counts from this day.'
  return `You ${how} on ${when}. ${clock}`
}
