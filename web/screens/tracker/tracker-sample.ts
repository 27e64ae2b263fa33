import { trackerProgress } from '#engine/disputes/tracker-view.ts'
import { AUTHORITIES } from '#engine/law/authorities.ts'
import { addDays, type Day, daysBetween, writeDay } from '#engine/values/day.ts'
import type { Bureau } from '#engine/words/bureau.ts'
import type { DisputeStatus, Outcome, TrackerStatus } from '#engine/words/dispute-status.ts'
import type { Dispute } from '#web/screens/tracker/tracker-figures.ts'

interface Sketch {
  readonly creditor: string
  readonly description: string
  readonly bureau: Bureau
  readonly status: DisputeStatus
  readonly shownAs: TrackerStatus
  readonly daysAgo: number
  readonly outcome: Outcome
  readonly trackingNumber: string | null
}

/** Invented companies, so that no one takes them for their own. */
const SKETCHES: readonly Sketch[] = [
  {
    creditor: 'Sample Collections Agency',
    description: 'A sample: this collection was paid in full and is still listed as open.',
    bureau: 'experian',
    status: 'under_review',
    shownAs: 'under_review',
    daysAgo: 26,
    outcome: 'pending',
    trackingNumber: 'SAMPLE-0001',
  },
  {
    creditor: 'Sample Bank Card',
    description: 'A sample: one late mark in a month that was paid on time.',
    bureau: 'equifax',
    status: 'in_progress',
    shownAs: 'submitted',
    daysAgo: 9,
    outcome: 'pending',
    trackingNumber: null,
  },
  {
    creditor: 'Sample Auto Loan',
    description: 'A sample: the balance was listed after the loan was paid.',
    bureau: 'transunion',
    status: 'resolved',
    shownAs: 'resolved',
    daysAgo: 41,
    outcome: 'removed',
    trackingNumber: 'SAMPLE-0002',
  },
  {
    creditor: 'Sample Store Card',
    description: 'A sample: a charge-off that the bureau verified.',
    bureau: 'equifax',
    status: 'rejected',
    shownAs: 'verified',
    daysAgo: 52,
    outcome: 'verified',
    trackingNumber: null,
  },
]

const DAYS = 30

/** Disputes of no one, to see what the tracker shows. They are made here, never stored, never sent, never counted. */
export const sampleDisputes = (today: Day): readonly Dispute[] =>
  SKETCHES.map((sketch, index) => disputeOf(sketch, `sample-${index}`, today))

function disputeOf(sketch: Sketch, id: string, today: Day): Dispute {
  const { creditor, description, status, outcome } = sketch
  const submitted = addDays(today, -sketch.daysAgo)
  const due = addDays(submitted, DAYS)
  const isEnded = status === 'resolved' || status === 'rejected'
  return {
    id,
    userId: 'sample',
    negativeItemId: null,
    findingId: null,
    earlier: null,
    told: null,
    creditor,
    description,
    status,
    priority: 'medium',
    estimatedImpact: 10,
    disputeTargets: [sketch.bureau],
    submissionMethod: 'mail',
    trackingNumbers: sketch.trackingNumber === null ? [] : [sketch.trackingNumber],
    createdAt: `${submitted}T12:00:00.000Z`,
    submittedAt: `${submitted}T12:00:00.000Z`,
    resolvedAt: isEnded ? `${addDays(submitted, DAYS - 4)}T12:00:00.000Z` : null,
    outcome,
    isPractice: false,
    isRequest: false,
    tracker: {
      status: sketch.shownAs,
      progress: Math.round(trackerProgress(sketch.shownAs, sketch.daysAgo)),
      submittedDate: submitted,
      expectedResponse: due,
      daysRemaining: isEnded ? null : Math.max(0, daysBetween(today, due)),
      clock: isEnded
        ? null
        : {
            startedOn: submitted,
            due,
            basis: 'delivery',
            lateFrom: null,
            citation: AUTHORITIES.fcra_1681i_a_1.cite,
            why: `A sample: delivered on ${writeDay(submitted)}; the bureau has ${DAYS} days from receipt, and weekends and holidays count.`,
          },
    },
  }
}
