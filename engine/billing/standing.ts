import { GRACE_DAYS } from '#engine/billing/billing-policy.ts'

/** Where someone stands with the plan. The same words go over the wire. */
export const STANDINGS = [
  'not_sold_here',
  'contract_needed',
  'hold',
  'card_needed',
  'active',
  'past_due',
  'unpaid',
  'cancelled',
] as const
export type Standing = (typeof STANDINGS)[number]

export interface StandingFacts {
  /** Whether the operator sells anywhere. */
  readonly isSoldAnywhere: boolean
  /** The latest contract; null for none. */
  readonly contract: {
    readonly holdEndsAt: string
    readonly endsAt: string
    readonly cancelledAt: string | null
    readonly hasCard: boolean
  } | null
  /** When the oldest unpaid charge failed first; null when nothing is owed. */
  readonly unpaidSince: string | null
  readonly now: string
}

const DAY_MS = 86_400_000

/** The whole state machine: where someone stands follows from what happened, so no state can be set that nothing led to. */
export function standingOf({ isSoldAnywhere, contract, unpaidSince, now }: StandingFacts): Standing {
  const at = Date.parse(now)
  // What is owed stays owed, however the contract ended; so does the way to pay it.
  if (contract !== null && unpaidSince !== null && isOver(contract, at)) return 'unpaid'
  if (contract?.cancelledAt != null) return 'cancelled'
  if (contract === null || at >= Date.parse(contract.endsAt)) return isSoldAnywhere ? 'contract_needed' : 'not_sold_here'
  if (at < Date.parse(contract.holdEndsAt)) return 'hold'
  if (unpaidSince !== null) return at < Date.parse(unpaidSince) + GRACE_DAYS * DAY_MS ? 'past_due' : 'unpaid'
  return contract.hasCard ? 'active' : 'card_needed'
}

const isOver = ({ cancelledAt, endsAt }: { cancelledAt: string | null; endsAt: string }, at: number): boolean =>
  cancelledAt !== null || at >= Date.parse(endsAt)

/** What a member can do about the plan, and where they must stand for it. */
const ACTS = {
  sign: ['contract_needed', 'cancelled'],
  keep_card: ['hold', 'card_needed', 'active', 'past_due', 'unpaid'],
  cancel: ['hold', 'card_needed', 'active', 'past_due', 'unpaid'],
  pay: ['past_due', 'unpaid'],
  /** What the gate covers. */
  use: ['active', 'past_due'],
} as const satisfies Record<string, readonly Standing[]>
export type PlanAct = keyof typeof ACTS

export const mayAct = (standing: Standing, act: PlanAct): boolean => {
  const where: readonly Standing[] = ACTS[act]
  return where.includes(standing)
}
