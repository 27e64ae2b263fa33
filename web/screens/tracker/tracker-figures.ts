import type { z } from 'zod'
import type { dispute, disputeCounts } from '#contract/disputes.ts'
import { ENDED_STATUSES } from '#engine/words/dispute-status.ts'
import { successRate } from '#engine/disputes/tracker-view.ts'

export type Dispute = z.output<typeof dispute>

export const isActive = ({ status }: Pick<Dispute, 'status'>): boolean => !ENDED_STATUSES.includes(status)

export interface TrackerFigures {
  readonly total: number
  readonly active: number
  readonly resolved: number
  /** Ended without a change: the entry was verified. */
  readonly verified: number
  /** Whole percent. */
  readonly successRate: number
}

/** The summary cards: only `resolved` counts as resolved, a verified entry is neither active nor a success. */
export function trackerFigures(disputes: readonly Dispute[]): TrackerFigures {
  const active = disputes.filter(isActive).length
  const resolved = disputes.filter(({ tracker }) => tracker.status === 'resolved').length
  return {
    total: disputes.length,
    active,
    resolved,
    verified: disputes.filter(({ tracker }) => tracker.status === 'verified').length,
    successRate: successRate(disputes),
  }
}

/** The same cards where the disputes are counted already. */
export function figuresOf({ total, byStatus, successRate: rate }: z.output<typeof disputeCounts>): TrackerFigures {
  const { pending, in_progress: sent, under_review: received, resolved, rejected: verified } = byStatus
  return { total, active: pending + sent + received, resolved, verified, successRate: rate }
}
