/** Where a dispute is, in the first document's five words; `withdrawn`: its member gave it up before anything was sent. */
export const DISPUTE_STATUSES = ['pending', 'in_progress', 'under_review', 'resolved', 'rejected', 'withdrawn'] as const
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number]

/** Those in which a dispute is over; an item has at most one dispute in any other. */
export const ENDED_STATUSES: readonly DisputeStatus[] = ['resolved', 'rejected', 'withdrawn']

/** The same, in the tracker's words; `not_sent`: nothing of it was sent or filed. */
export const TRACKER_STATUSES = ['not_sent', 'submitted', 'under_review', 'responded', 'resolved', 'verified'] as const
export type TrackerStatus = (typeof TRACKER_STATUSES)[number]

/** What came of a dispute. */
export const OUTCOMES = ['removed', 'updated', 'verified', 'pending'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** What may be said to have come of a dispute that is there: nothing while it is open. */
export const OUTCOMES_OF: Readonly<Record<DisputeStatus, readonly Outcome[]>> = {
  pending: ['pending'],
  in_progress: ['pending'],
  under_review: ['pending'],
  resolved: OUTCOMES,
  rejected: ['verified', 'pending'],
  withdrawn: ['pending'],
}
