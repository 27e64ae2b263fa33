import { and, desc, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { dispute as disputeShape } from '#contract/disputes.ts'
import type { EarlierOwnDispute } from '#engine/disputes/earlier-dispute.ts'
import type { EventFacts } from '#engine/case-file/event-facts.ts'
import { moveDispute, type Mover } from '#engine/disputes/dispute-moves.ts'
import { trackerProgress, trackerStatus, viewDispute } from '#engine/disputes/tracker-view.ts'
import { type Day, instantOfDay } from '#engine/values/day.ts'
import type { LocalDays } from '#engine/values/local-day.ts'
import type { DisputeTarget } from '#engine/words/bureau.ts'
import { type DisputeStatus, ENDED_STATUSES } from '#engine/words/dispute-status.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { prepared } from '#server/database/prepared.ts'
import { addEvent, changedDispute, takeDispute } from '#server/features/disputes/dispute-events.ts'
import { expectedAnswer } from '#server/features/disputes/expected-answer.ts'
import { type DisputeRow, openDescriptions } from '#server/features/disputes/open-description.ts'
import { disputes } from '#server/database/tables/disputes.ts'
import { type Owned, owned, ownedIfAny, ownedRows, type SignedIn } from '#server/platform/caller.ts'
import { isUuid } from '#server/platform/is-uuid.ts'
import { Refusal } from '#server/platform/refusal.ts'

export type { DisputeRow }

export async function ownedDispute(context: Context, user: SignedIn, id: string): Promise<Owned<DisputeRow>> {
  if (!isUuid(id)) throw new Refusal('not_found')
  const [row] = await context.db
    .select()
    .from(disputes)
    .where(and(eq(disputes.userId, user.id), eq(disputes.id, id)))
  const [dispute] = await openDescriptions(context, row ? [row] : [])
  if (!dispute) throw new Refusal('not_found')
  return owned(user, dispute)
}

const disputesOfUser = prepared('disputes_of_user', (db) =>
  db
    .select()
    .from(disputes)
    .where(eq(disputes.userId, sql.placeholder('userId')))
    .orderBy(desc(disputes.createdAt), desc(disputes.id)),
)

/** Newest first. */
export const allDisputes = async (context: Context, user: SignedIn): Promise<Owned<DisputeRow>[]> =>
  ownedRows(user, await openDescriptions(context, await disputesOfUser(context).execute({ userId: user.id })))

/** The dispute about the item that is still going on, if there is one. */
export async function openDisputeOf(context: Context, user: SignedIn, itemId: string): Promise<Owned<DisputeRow> | null> {
  const rows = await context.db
    .select()
    .from(disputes)
    .where(
      and(eq(disputes.userId, user.id), eq(disputes.negativeItemId, itemId), notInArray(disputes.status, [...ENDED_STATUSES])),
    )
  const [open] = await openDescriptions(context, rows)
  return ownedIfAny(user, open)
}

/** The same about the entry of a finding that is no item. */
export async function openDisputeOfEntry(context: Context, user: SignedIn, entryKey: string): Promise<Owned<DisputeRow> | null> {
  const rows = await context.db
    .select()
    .from(disputes)
    .where(and(eq(disputes.userId, user.id), eq(disputes.entryKey, entryKey), notInArray(disputes.status, [...ENDED_STATUSES])))
  const [open] = await openDescriptions(context, rows)
  return ownedIfAny(user, open)
}

/** One item has one open dispute: an ended one is not taken up again next to another. */
export async function refuseBesideOpen(context: Context, user: SignedIn, row: DisputeRow): Promise<void> {
  const open =
    row.negativeItemId === null
      ? row.entryKey && (await openDisputeOfEntry(context, user, row.entryKey))
      : await openDisputeOf(context, user, row.negativeItemId)
  if (open) throw new Refusal('conflict', 'You already have an open dispute about this item. Continue with that one.')
}

/** The open dispute about no item that says the very same to the same recipients. */
export async function openDisputeLike(
  context: Context,
  user: SignedIn,
  wanted: Pick<DisputeRow, 'creditor' | 'description' | 'disputeTargets'>,
): Promise<Owned<DisputeRow> | null> {
  const rows = await context.db
    .select()
    .from(disputes)
    .where(
      and(
        eq(disputes.userId, user.id),
        isNull(disputes.negativeItemId),
        isNull(disputes.entryKey),
        eq(disputes.creditor, wanted.creditor),
        notInArray(disputes.status, [...ENDED_STATUSES]),
      ),
    )
  const targets = wanted.disputeTargets.toSorted().join()
  return ownedIfAny(
    user,
    (await openDescriptions(context, rows)).find(
      (row) => row.description === wanted.description && row.disputeTargets.toSorted().join() === targets,
    ),
  )
}

/** What a sent, delivered or undelivered letter means for its dispute: its status, its tracking number, its clock. */
export interface LetterNews {
  readonly kind: 'sent' | 'delivered' | 'returned' | 'failed' | 'corrected' | 'not_sent'
  readonly at: string
  readonly text: string
  readonly trackingNumber: string | null
  /** The number that the letter had before, in practice or by mistake. */
  readonly formerNumber?: string | null
  /** As everything that went out makes it, this news included. */
  readonly clock: DisputeClock
  /** When its first letter or filing went out. */
  readonly submittedAt: string | null
  /** All that went out only asks. */
  readonly isRequest: boolean
  /** All that went out came back. */
  readonly isBack: boolean
  /** What its member said before the letter was written; what they said about the dispute itself comes first. */
  readonly afterFreeAnnualReport?: boolean | undefined
  /** The day the bureau got the information that its member said the letter adds. */
  readonly informationAddedOn?: Day | undefined
  /** What the timeline holds fast of it. */
  readonly facts: EventFacts
}

interface OfDispute {
  readonly dispute: Owned<DisputeRow>
}

/** Answers the status that the dispute has from then on. */
export async function takeLetterNews(
  context: Context,
  tx: Transaction,
  { dispute: found, ...news }: LetterNews & OfDispute,
): Promise<DisputeStatus> {
  const dispute = await takeDispute(tx, found)
  const status = statusAfter(dispute, news)
  const before = dispute.trackingNumbers.filter((number) => number !== news.formerNumber)
  const numbers = new Set([...before, ...(news.trackingNumber === null ? [] : [news.trackingNumber])])
  await tx
    .update(disputes)
    .set({
      status,
      submittedAt: news.submittedAt ?? (news.kind === 'not_sent' ? null : (dispute.submittedAt ?? news.at)),
      // What is sent after an answer waits for the next one.
      ...(news.kind === 'sent' && { answeredOn: null }),
      trackingNumbers: [...numbers],
      isRequest: news.isRequest,
      isBack: news.isBack,
      ...toldWith(dispute.told, news),
      ...news.clock,
    })
    .where(and(eq(disputes.userId, dispute.userId), eq(disputes.id, dispute.id)))
  await addEvent(context, tx, { dispute, at: news.at, kind: news.kind, text: news.text, facts: news.facts })
  return status
}

/** What is known of the dispute's days with this news. A day of added information that was corrected is the new one. */
function toldWith(told: DisputeRow['told'], { kind, afterFreeAnnualReport, informationAddedOn }: LetterNews) {
  if (afterFreeAnnualReport === undefined && informationAddedOn === undefined) return {}
  const said = {
    ...(afterFreeAnnualReport !== undefined && { afterFreeAnnualReport }),
    ...(informationAddedOn && { informationAddedOn }),
  }
  return { told: kind === 'corrected' ? { ...told, ...said } : { ...said, ...told } }
}

/** A dispute that was begun before Errata, and the clock that the law counts from it. Unclear: it was answered, and what came of it its member has yet to say. */
export async function takeEarlier(
  context: Context,
  tx: Transaction,
  {
    dispute,
    earlier,
    at,
    isUnclear,
    ...clock
  }: OfDispute & { readonly earlier: EarlierOwnDispute; readonly at: string; readonly isUnclear: boolean } & DisputeClock,
): Promise<Owned<DisputeRow>> {
  const submittedAt = instantOfDay(earlier.disputedOn)
  const [updated] = await tx
    .update(disputes)
    .set({ ...clock, earlier, submittedAt, ...(isUnclear && { status: 'resolved', resolvedAt: at }) })
    .where(and(eq(disputes.userId, dispute.userId), eq(disputes.id, dispute.id)))
    .returning()
  const changed = changedDispute(dispute, updated)
  const text = `You recorded that you disputed this before you used Errata. ${dispute.description}`
  await addEvent(context, tx, { dispute: changed, at, kind: 'submitted', text, facts: { by: 'member', on: earlier.disputedOn } })
  return changed
}

/** What was only practised with a letter of the dispute: its line in the timeline and its number, and nothing else. */
export async function takePractice(
  context: Context,
  tx: Transaction,
  { dispute: found, trackingNumber, ...event }: OfDispute & Pick<LetterNews, 'at' | 'text' | 'facts' | 'trackingNumber'>,
): Promise<void> {
  const dispute = await takeDispute(tx, found)
  if (trackingNumber !== null)
    await tx
      .update(disputes)
      .set({ trackingNumbers: [...new Set([...dispute.trackingNumbers, trackingNumber])] })
      .where(and(eq(disputes.userId, dispute.userId), eq(disputes.id, dispute.id)))
  await addEvent(context, tx, { dispute, ...event, kind: 'practised' })
}

function statusAfter({ status, answeredOn }: DisputeRow, { kind, clock, isRequest, submittedAt }: LetterNews): DisputeStatus {
  if (kind === 'not_sent') {
    if (submittedAt === null) return 'pending'
    return status === 'under_review' && clock.deliveredOn === null ? 'in_progress' : status
  }
  // No one has it who could look into it.
  if (
    (kind === 'returned' || kind === 'failed') &&
    status === 'under_review' &&
    clock.deliveredOn === null &&
    answeredOn === null
  )
    return 'in_progress'
  // What only asks starts no investigation: its recipient has it, and nothing is under review.
  const moves: readonly DisputeStatus[] = kind === 'delivered' && !isRequest ? ['in_progress', 'under_review'] : ['in_progress']
  return moves.reduce<DisputeStatus>((from, to) => moved(from, to, 'post') ?? from, status)
}

export type DisputeClock = Pick<DisputeRow, 'deliveredOn' | 'expectedOn' | 'clockTarget'>

export const NO_CLOCK: DisputeClock = { deliveredOn: null, expectedOn: null, clockTarget: null }

/** The first delivery starts the clock that lists show; until there is one, the first that is expected. */
export function clockAfter(
  { deliveredOn, expectedOn, clockTarget }: DisputeClock,
  news: { readonly target: DisputeTarget; readonly expectedOn: Day | null; readonly deliveredOn: Day | null },
): DisputeClock {
  if (isEarlier(news.deliveredOn, deliveredOn)) return { deliveredOn: news.deliveredOn, expectedOn, clockTarget: news.target }
  if (deliveredOn !== null || !isEarlier(news.expectedOn, expectedOn)) return { deliveredOn, expectedOn, clockTarget }
  return { deliveredOn, expectedOn: news.expectedOn, clockTarget: news.target }
}

const isEarlier = (day: Day | null, than: Day | null): boolean => day !== null && (than === null || day < than)

function moved(from: DisputeStatus, to: DisputeStatus, mover: Mover): DisputeStatus | null {
  const result = moveDispute(from, to, mover)
  return result.kind === 'moved' ? result.status : null
}

export interface DisputeCounts {
  readonly total: number
  readonly inProgress: number
  readonly active: number
  readonly resolved: number
  /** Points: the estimated impact of the active ones. */
  readonly activeImpact: number
}

/** Active on the dashboard: in progress or pending. */
export async function countDisputes(
  context: Context,
  user: SignedIn,
  { isPractice }: { isPractice: boolean },
): Promise<DisputeCounts> {
  const isActive = sql`${disputes.status} in ('in_progress', 'pending')`
  const [row] = await context.db
    .select({
      total: sql<number>`count(*)::int`,
      inProgress: sql<number>`(count(*) filter (where ${disputes.status} = 'in_progress'))::int`,
      active: sql<number>`(count(*) filter (where ${isActive}))::int`,
      resolved: sql<number>`(count(*) filter (where ${disputes.status} = 'resolved'))::int`,
      activeImpact: sql<number>`coalesce(sum(${disputes.estimatedImpact}) filter (where ${isActive}), 0)::int`,
    })
    .from(disputes)
    .where(and(eq(disputes.userId, user.id), eq(disputes.isPractice, isPractice)))
  return row ?? { total: 0, inProgress: 0, active: 0, resolved: 0, activeImpact: 0 }
}

/** A dispute as the wire has it, with the tracker's view on the member's day. */
export function disputeAnswer(row: DisputeRow, days: LocalDays): z.input<typeof disputeShape> {
  const submittedDate = row.submittedAt === null ? null : days.of(row.submittedAt)
  const stands = { status: row.status, answeredOn: row.answeredOn }
  const view =
    submittedDate === null ? null : viewDispute({ ...stands, submittedOn: submittedDate, outcome: row.outcome }, days.today)
  const status = trackerStatus(stands)
  // No one has to answer a request by a day, nor what came back unread.
  const awaited = row.isRequest || row.isBack ? null : view
  return {
    ...row,
    tracker: {
      status,
      progress: Math.round(view?.progress ?? trackerProgress(status, 0)),
      submittedDate,
      expectedResponse: awaited?.expectedOn ?? null,
      daysRemaining: awaited?.daysRemaining ?? null,
      // The law's own counting is next to the documents' 30 days, never in their place.
      clock: expectedAnswer(row),
    },
  }
}
