import { createHash } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { chainEvent, type CaseEvent, type ChainedEvent } from '#engine/case-file/event-chain.ts'
import type { EventFacts } from '#engine/case-file/event-facts.ts'
import { type Context, within } from '#server/context.ts'
import type { Transaction } from '#server/database/open.ts'
import { disputeEvents, disputes } from '#server/database/tables/disputes.ts'
import { type DisputeRow, type StoredDispute, withDescription } from '#server/features/disputes/open-description.ts'
import { type Owned, owned } from '#server/platform/caller.ts'
import { openValue, sealValue } from '#server/platform/sealed-text.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** The hash of the chain; the engine has none of its own. */
export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** The dispute as it is now, held until the transaction ends. */
export async function takeDispute(tx: Transaction, row: Owned<DisputeRow>): Promise<Owned<DisputeRow>> {
  const [current] = await tx
    .select()
    .from(disputes)
    .where(and(eq(disputes.userId, row.userId), eq(disputes.id, row.id)))
    .for('update')
  return changedDispute(row, current)
}

/** The same dispute as it is now: what it is about stays. */
export function changedDispute(before: Owned<DisputeRow>, now: StoredDispute | undefined): Owned<DisputeRow> {
  if (!now) throw new Refusal('not_found')
  return owned({ id: before.userId }, withDescription(now, before.description))
}

type OfDispute = Pick<DisputeRow, 'userId' | 'id'>

/** A line for the timeline, with its facts where there are any. */
export interface NewEvent {
  readonly at: string
  readonly kind: string
  readonly text: string
  readonly facts?: EventFacts
}

/** What a row keeps sealed. */
interface SealedEvent {
  readonly text: string
  readonly facts: EventFacts | null
}

interface EventPlace {
  readonly userId: string
  readonly disputeId: string
  readonly sequence: number
}

const placeOf = ({ userId, disputeId, sequence }: EventPlace): string => `${userId}/dispute-event/${disputeId}/${sequence}`

/**
 * Puts an event behind the last one. The dispute is held meanwhile, so that two writers at once make one chain and not two
 * ends of it; the table's own key would refuse the second end.
 */
export async function addEvent(
  context: Context,
  tx: Transaction,
  { dispute, ...event }: NewEvent & { readonly dispute: Owned<OfDispute> },
): Promise<void> {
  await tx
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(eq(disputes.userId, dispute.userId), eq(disputes.id, dispute.id)))
    .for('update')
  const [last] = await tx
    .select({ sequence: disputeEvents.sequence, hash: disputeEvents.hash })
    .from(disputeEvents)
    .where(isOf(dispute))
    .orderBy(desc(disputeEvents.sequence))
    .limit(1)
  const { text, facts, ...chained } = chainEvent(dispute.id, { event: asStored(event), last: last ?? null, sha256 })
  const place = { userId: dispute.userId, disputeId: dispute.id, sequence: chained.sequence }
  const said: SealedEvent = { text, facts }
  const sealedEvent = await sealValue(within(context, tx), placeOf(place), said)
  await tx.insert(disputeEvents).values({ ...chained, ...place, sealedEvent })
}

const isOf = (dispute: Owned<OfDispute>) => and(eq(disputeEvents.userId, dispute.userId), eq(disputeEvents.disputeId, dispute.id))

/** As the database gives it back: the instant in UTC to the millisecond, absent facts left out. */
function asStored({ at, kind, text, facts }: NewEvent): CaseEvent {
  return { at: new Date(at).toISOString(), kind, text, facts: facts ?? null }
}

/** The timeline of a dispute with its chain, in the order in which it was written. */
export async function eventsOf(context: Context, dispute: Owned<OfDispute>): Promise<ChainedEvent[]> {
  const rows = await context.db.select().from(disputeEvents).where(isOf(dispute)).orderBy(disputeEvents.sequence)
  return Promise.all(
    rows.map(async ({ at, kind, sequence, previousHash, hash, ...row }) => {
      const place = placeOf({ userId: row.userId, disputeId: row.disputeId, sequence })
      const said = await openValue<SealedEvent>(context, place, row.sealedEvent)
      if (said === null) throw new Error('an event of a timeline is not sealed')
      return { at, kind, ...said, sequence, previousHash, hash }
    }),
  )
}
