import { addDays, type Day, daysBetween } from '#engine/values/day.ts'
import { type DisputeStatus, ENDED_STATUSES, type Outcome, type TrackerStatus } from '#engine/words/dispute-status.ts'

/** The tracker measures every dispute against 30 days from submission; the legal dates are in `deadlines.ts`. */
const TRACKER_DAYS = 30
/** Fewer days left than this are shown in red. */
export const RED_BELOW_DAYS = 7

/** What the tracker needs to know of a dispute that was submitted. */
export interface TrackedDispute {
  readonly status: DisputeStatus
  readonly submittedOn: Day
  /** The day an answer was recorded; null while there is none. */
  readonly answeredOn: Day | null
  readonly outcome: Outcome | null
}

/** A dispute as the tracker shows it. */
export interface TrackerView {
  readonly status: TrackerStatus
  /** 0 to 100, not rounded. */
  readonly progress: number
  readonly expectedOn: Day
  /** Never below 0. */
  readonly daysRemaining: number
  readonly isUrgent: boolean
  readonly isActive: boolean
}

/** The tracker's word for where a dispute is. */
export function trackerStatus(dispute: Pick<TrackedDispute, 'status' | 'answeredOn'>): TrackerStatus {
  if (dispute.status === 'resolved') return 'resolved'
  if (dispute.status === 'rejected') return 'verified'
  if (dispute.status === 'withdrawn') return 'not_sent'
  if (dispute.answeredOn !== null) return 'responded'
  if (dispute.status === 'pending') return 'not_sent'
  return dispute.status === 'under_review' ? 'under_review' : 'submitted'
}

/** The documents' progress per status: nothing before it is sent, at least 10 and up to 40 while submitted, 40 to 70 under review, then 90, then 100. */
export function trackerProgress(status: TrackerStatus, elapsedDays: number): number {
  const share = Math.min(Math.max(elapsedDays / TRACKER_DAYS, 0), 1)
  switch (status) {
    case 'submitted':
      return Math.max(10, share * 40)
    case 'under_review':
      return Math.max(40, share * 70)
    case 'responded':
      return 90
    case 'resolved':
    case 'verified':
      return 100
    case 'not_sent':
      return 0
  }
}

/** The tracker’s view of a submitted dispute on the given day. */
export function viewDispute(dispute: TrackedDispute, today: Day): TrackerView {
  const status = trackerStatus(dispute)
  const expectedOn = addDays(dispute.submittedOn, TRACKER_DAYS)
  const daysRemaining = Math.max(0, daysBetween(today, expectedOn))
  const isActive = !ENDED_STATUSES.includes(dispute.status)
  return {
    status,
    progress: trackerProgress(status, daysBetween(dispute.submittedOn, today)),
    expectedOn,
    daysRemaining,
    isUrgent: isActive && daysRemaining < RED_BELOW_DAYS,
    isActive,
  }
}

/** Resolved disputes whose entry was removed, as a whole percentage of the resolved ones; 0 when none is resolved. */
export function successRate(disputes: readonly Pick<TrackedDispute, 'status' | 'outcome'>[]): number {
  const resolved = disputes.filter((dispute) => dispute.status === 'resolved')
  const removed = resolved.filter((dispute) => dispute.outcome === 'removed')
  return successRateOf({ resolved: resolved.length, removed: removed.length })
}

/** The same where the disputes are counted already. */
export const successRateOf = ({ resolved, removed }: { readonly resolved: number; readonly removed: number }): number =>
  resolved === 0 ? 0 : Math.round((removed / resolved) * 100)
