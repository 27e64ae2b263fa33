import { canonicalText } from '#engine/case-file/canonical-text.ts'
import type { EventFacts } from '#engine/case-file/event-facts.ts'

/** What happened, before it has its place in the chain. */
export interface CaseEvent {
  /** ISO text in UTC, to the millisecond. */
  readonly at: string
  readonly kind: string
  readonly text: string
  readonly facts: EventFacts | null
}

/** An event in its place. */
export interface ChainedEvent extends CaseEvent {
  /** From 1, within its dispute. */
  readonly sequence: number
  readonly previousHash: string
  readonly hash: string
}

/** The engine has no hash function of its own: SHA-256 of a text in UTF-8, as lower-case hex. */
export type Sha256 = (text: string) => string

/** What comes before the first event. */
export const NO_HASH: string = '0'.repeat(64)

/** Says which rule of writing the hash is over. */
const EVENT_FORM = 'errata-event/1'

export type ChainState =
  | { readonly kind: 'unbroken'; readonly events: number; readonly head: string }
  | { readonly kind: 'broken'; readonly sequence: number; readonly why: string }

/** The text whose SHA-256 is the event's hash; `docs/packet.md` says it for strangers. */
export function canonicalEvent(disputeId: string, event: Omit<ChainedEvent, 'hash'>): string {
  const { sequence, at, kind, text, facts, previousHash } = event
  return canonicalText([EVENT_FORM, disputeId, sequence, at, kind, text, facts, previousHash])
}

/** Puts an event behind the last one; null for the first. */
export function chainEvent(
  disputeId: string,
  { event, last, sha256 }: { event: CaseEvent; last: Pick<ChainedEvent, 'sequence' | 'hash'> | null; sha256: Sha256 },
): ChainedEvent {
  const placed = { ...event, sequence: (last?.sequence ?? 0) + 1, previousHash: last?.hash ?? NO_HASH }
  return { ...placed, hash: sha256(canonicalEvent(disputeId, placed)) }
}

/** Whether each event has its place, names the one before it, and says what its hash was made of. */
export function checkChain(disputeId: string, events: readonly ChainedEvent[], sha256: Sha256): ChainState {
  let head = NO_HASH
  for (const [index, event] of events.entries()) {
    const why = faultOf(event, { place: index + 1, head, hash: sha256(canonicalEvent(disputeId, event)) })
    if (why !== null) return { kind: 'broken', sequence: index + 1, why }
    head = event.hash
  }
  return { kind: 'unbroken', events: events.length, head }
}

function faultOf(event: ChainedEvent, { place, head, hash }: { place: number; head: string; hash: string }): string | null {
  if (event.sequence !== place) return `Event ${place} is missing or out of order.`
  if (event.previousHash !== head) return `Event ${place} does not follow the one before it.`
  return event.hash === hash ? null : `Event ${place} does not say what its hash was made of.`
}
