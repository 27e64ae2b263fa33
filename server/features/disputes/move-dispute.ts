import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { moveDispute as endpoint } from '#contract/disputes.ts'
import { announceAnswer, announceOpened } from '#engine/disputes/announcements.ts'
import { hasLeft, moveDispute as nextStatus, needsNothingSent } from '#engine/disputes/dispute-moves.ts'
import { type DisputeStatus, ENDED_STATUSES, type Outcome } from '#engine/words/dispute-status.ts'
import { addEvent, changedDispute, eventsOf, takeDispute } from '#server/features/disputes/dispute-events.ts'
import { openedOccasion } from '#server/features/disputes/open-dispute.ts'
import { disputeAnswer, ownedDispute, refuseBesideOpen, type DisputeRow } from '#server/features/disputes/dispute-rows.ts'
import { disputes } from '#server/database/tables/disputes.ts'
import { type Context, within } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { markDisputed, markUndisputed } from '#server/features/negative-items/negative-items.ts'
import { notify, takeBackNews } from '#server/features/notifications/notifications.ts'
import { daysOf } from '#server/features/profile/profile.ts'
import type { Owned, SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { transact, type Change } from '#server/platform/transact.ts'

/** The entry as it stands is what a rejection says; what a resolution changed, only the user can say. */
const OUTCOME_OF: Readonly<Partial<Record<DisputeStatus, Outcome>>> = { rejected: 'verified' }

const OUTCOME_EVENTS: Readonly<Record<Outcome, string | null>> = {
  removed: 'The item was removed.',
  updated: 'The item was corrected.',
  verified: 'The entry was verified as it stands.',
  pending: null,
}

type Asked = z.output<typeof endpoint.body>

/** Moves a dispute where the state machine lets its user. The same move at once is made once; another one then is refused. */
export const moveDispute: Operation<typeof endpoint> = async (context, { user, params, body }) => {
  const found = await ownedDispute(context, user, params.id)
  const moved = await transact(context, user, async (tx) => {
    const row = await takeDispute(tx, found)
    const result = nextStatus(row.status, body.status, 'consumer')
    if (result.kind === 'refused') throw new Refusal('conflict', body.status === 'withdrawn' ? SENT_ALREADY : result.reason)
    if (result.status === 'under_review' && row.isRequest) throw new Refusal('conflict', ONLY_ASKED)
    if (result.kind === 'unchanged') return tellOutcome(context, tx, { user, row, asked: body })
    if (needsNothingSent(result.status)) await refuseOnceSent(within(context, tx), row)
    if (ENDED_STATUSES.includes(row.status)) await refuseBesideOpen(within(context, tx), user, row)
    const now = context.now()
    const outcome = body.outcome ?? OUTCOME_OF[result.status] ?? 'pending'
    const change = {
      status: result.status,
      outcome,
      submittedAt: submittedAfter(row, result.status, now),
      resolvedAt: ENDED_STATUSES.includes(result.status) ? now : null,
    }
    const text = OUTCOME_EVENTS[outcome] ?? result.because
    return record(context, tx, { user, row, change, text })
  })
  return disputeAnswer(moved, await daysOf(context, user))
}

function submittedAfter({ submittedAt }: DisputeRow, status: DisputeStatus, now: string): string | null {
  if (status === 'in_progress') return submittedAt ?? now
  return needsNothingSent(status) ? null : submittedAt
}

const ONLY_ASKED = 'You only asked, so nothing is under review. When the answer comes, record it here.'
const SENT_ALREADY = 'You already sent this dispute, so you can’t withdraw or undo it. When the answer comes, record it here.'

async function refuseOnceSent(context: Context, row: Owned<DisputeRow>): Promise<void> {
  if (hasLeft(await eventsOf(context, row))) throw new Refusal('conflict', SENT_ALREADY)
}

interface Recorded {
  readonly user: SignedIn
  readonly row: Owned<DisputeRow>
  readonly change: Partial<Pick<DisputeRow, 'status' | 'outcome' | 'submittedAt' | 'resolvedAt'>>
  readonly text: string
}

async function record(context: Context, tx: Transaction, { user, row, change, text }: Recorded): Promise<Change<DisputeRow>> {
  const now = context.now()
  const [updated] = await tx
    .update(disputes)
    .set(change)
    .where(and(eq(disputes.userId, user.id), eq(disputes.id, row.id)))
    .returning()
  const changed = changedDispute(row, updated)
  await linkItem(tx, user, { from: row.status, dispute: changed })
  if (changed.status === 'withdrawn') await takeBackNews(tx, user, openedOccasion(row))
  else if (row.status === 'withdrawn')
    await notify(tx, user, { ...announceOpened(row), occasion: openedOccasion(row), dispute: changed, at: now })
  const facts = { by: 'member', from: row.status, to: changed.status, outcome: changed.outcome } as const
  await addEvent(context, tx, { dispute: changed, at: now, kind: 'moved', text, facts })
  const answer = announceAnswer(changed)
  // A further round may bring a further answer.
  if (answer) await notify(tx, user, { ...answer, occasion: `answer:${row.id}:${now}`, dispute: changed, at: now })
  const detail = { from: row.status, to: changed.status, outcome: changed.outcome, practice: row.isPractice }
  return { answer: changed, audit: [{ action: 'dispute.moved', subjectKind: 'dispute', subjectId: row.id, detail }] }
}

/** An item of a dispute that was given up counts as disputed by no one, and again when the dispute is reopened. */
async function linkItem(
  tx: Transaction,
  user: SignedIn,
  { from, dispute }: { from: DisputeStatus; dispute: DisputeRow },
): Promise<void> {
  const { negativeItemId: itemId, id: disputeId, status } = dispute
  if (itemId === null) return
  if (status === 'withdrawn') await markUndisputed(tx, user, { itemId, disputeId })
  else if (from === 'withdrawn') await markDisputed(tx, user, { itemId, disputeId })
}

/** What came of a dispute that ended without a word of it may be told afterwards; what was told stands. */
async function tellOutcome(
  context: Context,
  tx: Transaction,
  { user, row, asked }: { user: SignedIn; row: Owned<DisputeRow>; asked: Asked },
): Promise<Change<DisputeRow>> {
  const outcome = asked.outcome ?? row.outcome
  if (outcome === row.outcome) return { answer: row, audit: [] }
  if (row.outcome !== 'pending') throw new Refusal('conflict', 'You already recorded the result of this dispute.')
  return record(context, tx, { user, row, change: { outcome }, text: OUTCOME_EVENTS[outcome] ?? 'The outcome was recorded.' })
}
