import { z } from 'zod'
import { DEADLINE_KINDS } from '#engine/words/deadline-kind.ts'
import { BUREAUS, type DisputeTarget } from '#engine/words/bureau.ts'
import { DISPUTE_STATUSES, type DisputeStatus, OUTCOMES, OUTCOMES_OF, TRACKER_STATUSES } from '#engine/words/dispute-status.ts'
import { SUBMISSION_METHODS, type SubmissionMethod } from '#engine/words/letter-type.ts'
import { PRIORITIES, type Priority } from '#engine/words/priority.ts'
import { endpoint, view } from '#contract/endpoint.ts'
import { finding } from '#contract/findings.ts'
import { letter } from '#contract/letters.ts'
import { submission } from '#contract/submissions.ts'
import { chainState, disputeEvent } from '#contract/timeline.ts'
import { tooLong } from '#contract/too-long.ts'
import { covered, day, disputeTarget, id, idParams, ignoredUserId, instant, itemIds, line } from '#contract/values.ts'

/** One date by which someone must act after a dispute. */
export const deadline = z
  .object({
    kind: z.enum(DEADLINE_KINDS),
    due: day,
    /** Why this date, in plain words. */
    why: z.string(),
    citation: z.string(),
    /** `delivery`: counted from the delivery scan. `expected`: from the expected delivery, until it is scanned. */
    basis: z.enum(['delivery', 'expected']),
    target: disputeTarget.nullable(),
    /** The answer came, or the dispute ended, so this date no longer matters. */
    isOver: z.boolean(),
  })
  .meta({ id: 'Deadline' })

const toldDay = z.iso.date('Enter a day').nullable()

/** What only the member knows of a dispute’s days; null takes it back. */
export const toldDays = z
  .object({
    noticeSentOn: toldDay,
    noticeReceivedOn: toldDay,
    noticeEndsOn: toldDay,
    courtAnswerBy: toldDay,
    afterFreeAnnualReport: z.boolean().nullable(),
    informationAddedOn: toldDay,
  })
  .partial()

const disputeFields = {
  id: z.string(),
  userId: z.string(),
  negativeItemId: z.string().nullable(),
  /** The finding it was opened about, where that is no negative item. */
  findingId: z.string().nullable(),
  creditor: z.string(),
  description: z.string(),
  status: z.enum(DISPUTE_STATUSES),
  priority: z.enum(PRIORITIES),
  /** Points; an estimate. */
  estimatedImpact: z.number().int(),
  disputeTargets: z.array(disputeTarget),
  submissionMethod: z.enum(SUBMISSION_METHODS),
  trackingNumbers: z.array(z.string()),
  createdAt: instant,
  submittedAt: instant.nullable(),
  resolvedAt: instant.nullable(),
  outcome: z.enum(OUTCOMES),
  isPractice: z.boolean(),
  /** All that was sent only asks for something: nothing is disputed yet, and no investigation clock runs. */
  isRequest: z.boolean(),
  /** What its member told of its days; null: nothing. */
  told: toldDays.nullable(),
  /** Begun before Errata, in the member’s own words; null for all others. */
  earlier: z
    .object({ disputedOn: day, way: z.string(), result: z.string().nullable(), reference: z.string().nullable() })
    .nullable(),
  tracker: z.object({
    status: z.enum(TRACKER_STATUSES),
    /** Percent, by the documents’ rule for each status. */
    progress: z.number().int().min(0).max(100),
    submittedDate: day.nullable(),
    expectedResponse: day.nullable(),
    /** Until the expected response. */
    daysRemaining: z.number().int().nullable(),
    /** The legal clock: its start, the day the answer is due, and why; null until a delivery is known or expected. */
    clock: z
      .object({
        startedOn: day,
        due: day,
        basis: z.enum(['delivery', 'expected']),
        why: z.string(),
        citation: z.string(),
        /** The first day on which anyone may call the answer late; null while no delivery is recorded, and for a company. */
        lateFrom: day.nullable(),
      })
      .nullable(),
  }),
}

/** A dispute with its place in the tracker. */
export const dispute = z.object(disputeFields).meta({ id: 'Dispute' })
/** A dispute as one is chosen among many. */
export const disputeHead = dispute
  .omit({ userId: true, description: true, trackingNumbers: true })
  .extend({ tracker: disputeFields.tracker.pick({ status: true }) })
  .meta({ id: 'DisputeHead' })
/** The case file: a dispute with everything that belongs to it. */
export const disputeDetail = z
  .object({
    ...disputeFields,
    /** What its member said is wrong when they opened it: its letters say so. Empty where they said nothing. */
    ownWords: z.string(),
    events: z.array(disputeEvent),
    chain: chainState,
    letters: z.array(letter),
    /** What the member filed directly, by their own word. */
    submissions: z.array(submission),
    /** Where the report prints that the company can be reached; null where it prints nothing. */
    creditorContact: z.object({ lines: z.array(z.string()), phone: z.string().nullable() }).nullable(),
    findings: z.array(finding),
    deadlines: z.array(deadline),
  })
  .meta({ id: 'DisputeDetail' })

/** What the New Dispute form starts with, and what a call means that leaves it out. */
export const DISPUTE_DEFAULTS: {
  readonly status: DisputeStatus
  readonly priority: Priority
  readonly estimatedImpact: number
  readonly disputeTargets: DisputeTarget[]
  readonly submissionMethod: SubmissionMethod
} = { status: 'pending', priority: 'medium', estimatedImpact: 10, disputeTargets: ['creditor'], submissionMethod: 'online' }

const disputeTargets = z.array(disputeTarget).min(1, 'Select at least one target').max(20)

/** The New Dispute form, with the documents’ words. */
export const disputeForm = z.object({
  creditor: covered(line(200, 'Creditor is required')).min(1, 'Creditor is required'),
  // A full Social Security number is kept nowhere, not even where the user typed it.
  description: covered(z.string({ error: 'Description must be at least 10 characters' }).trim())
    .min(10, 'Description must be at least 10 characters')
    .max(2000, tooLong(2000)),
  status: z.enum(DISPUTE_STATUSES).default(DISPUTE_DEFAULTS.status),
  priority: z.enum(PRIORITIES).default(DISPUTE_DEFAULTS.priority),
  estimatedImpact: z
    .number({ error: 'Estimated impact must be between 1 and 100' })
    .int('Estimated impact must be a whole number')
    .min(1, 'Estimated impact must be between 1 and 100')
    .max(100, 'Estimated impact must be between 1 and 100')
    .default(DISPUTE_DEFAULTS.estimatedImpact),
  disputeTargets: disputeTargets.default(DISPUTE_DEFAULTS.disputeTargets),
  submissionMethod: z.enum(SUBMISSION_METHODS).default(DISPUTE_DEFAULTS.submissionMethod),
})

/** What a list may be narrowed to; with nothing it is the whole list. */
const disputeSearch = z
  .object({
    status: z.enum(DISPUTE_STATUSES).optional(),
    /** `ended`: resolved, rejected or withdrawn; `active`: all others. */
    stage: z.enum(['active', 'ended']).optional(),
    /** Words that creditor, reason or tracking numbers have, all of them, whatever their case. */
    q: line(200).optional(),
    sort: z.enum(['newest', 'oldest']).optional(),
    limit: z.coerce.number().int().min(1).max(200).optional(),
    /** The last dispute that is known already: what follows it. */
    after: z.uuid().optional(),
    /** Those that were opened from these negative items. */
    items: itemIds.optional(),
    /** `finding`: only disputes that were opened from a finding, on any entry. */
    from: z.enum(['finding']).optional(),
    view,
  })
  .prefault({})

export const listDisputes = endpoint({
  method: 'GET',
  path: '/api/disputes',
  summary: 'The disputes, newest first; by status, by words and page by page where that is asked',
  tag: 'disputes',
  access: 'signed_in',
  query: disputeSearch,
  pages: 'rows',
  answer: z.array(dispute),
  heads: z.array(disputeHead),
  refusals: ['invalid', 'unauthenticated'],
})

const count = z.number().int().min(0)

/** How many disputes there are, over all, whatever a list shows of them. */
export const disputeCounts = z
  .object({
    total: count,
    byStatus: z.object({
      pending: count,
      in_progress: count,
      under_review: count,
      resolved: count,
      rejected: count,
    }),
    /** Resolved disputes whose entry was removed, as a whole percentage of the resolved ones; 0 when none is resolved. */
    successRate: z.number().int().min(0).max(100),
  })
  .meta({ id: 'DisputeCounts' })

export const countDisputes = endpoint({
  method: 'GET',
  path: '/api/dispute-counts',
  summary: 'How many disputes there are of each status, and the tracker’s success rate over all',
  tag: 'disputes',
  access: 'signed_in',
  answer: disputeCounts,
  refusals: ['unauthenticated'],
})

/** What the form asks for is known where a finding is disputed. */
const neededWithoutFinding = (field: 'creditor' | 'description', message: string) =>
  z.refine<{ readonly [Field in typeof field | 'findingId']?: unknown }>(
    (body) => typeof body !== 'object' || body === null || Boolean(body.findingId) || body[field] !== undefined,
    {
      path: [field],
      message,
      when: () => true,
    },
  )

export const createDispute = endpoint({
  method: 'POST',
  path: '/api/disputes',
  summary:
    'Open a dispute from the form; about an item that is disputed already, or said the same before, the open dispute comes back',
  tag: 'disputes',
  access: 'signed_in',
  body: disputeForm
    .extend({
      userId: ignoredUserId,
      negativeItemId: id.nullish(),
      /** Any finding, also about an account that is not negative, a name, an address or an inquiry. It says creditor and description. */
      findingId: id.nullish(),
      /** The number of an account that its report prints: what is disputed is that account at the one bureau that is named. */
      accountNumber: covered(line(60)).nullish(),
      creditor: disputeForm.shape.creditor.optional(),
      description: disputeForm.shape.description.optional(),
      /** Left out: the bureau that reports the item or the finding; without either, as in the form. */
      disputeTargets: disputeTargets.optional(),
    })
    .check(neededWithoutFinding('creditor', 'Creditor is required'))
    .check(neededWithoutFinding('description', 'Description must be at least 10 characters')),
  answer: dispute,
  status: 201,
  repeats: true,
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict'],
})

/** A dispute that was begun before Errata; everything in it is the member's own word. */
export const earlierDisputeForm = z.object({
  creditor: covered(line(200, 'Creditor is required')).min(1, 'Creditor is required'),
  /** Left out: it was disputed with the company itself. */
  bureau: z.enum(BUREAUS).nullish(),
  disputedOn: z.iso.date('Enter the day you disputed it'),
  way: covered(line(120, 'Say how you disputed it')).min(1, 'Say how you disputed it'),
  result: covered(line(300)).nullish(),
  /** The day the result came, where they know it: papers then tell it. */
  answeredOn: day.nullish(),
  reference: covered(line(60)).nullish(),
})

export const recordEarlierDispute = endpoint({
  method: 'POST',
  path: '/api/disputes/earlier',
  summary: 'Record a dispute that the member began before Errata, in their own words; recording it twice changes nothing',
  tag: 'disputes',
  access: 'signed_in',
  body: earlierDisputeForm,
  answer: dispute,
  status: 201,
  repeats: true,
  refusals: ['invalid', 'unauthenticated'],
})

export const tellDays = endpoint({
  method: 'PATCH',
  path: '/api/disputes/:id/days',
  summary:
    'Tell what changes the clocks of a dispute: a collector’s notice, a court’s last day, a free annual report, information added; its deadlines follow',
  tag: 'disputes',
  access: 'signed_in',
  params: idParams,
  body: toldDays,
  answer: dispute,
  refusals: ['invalid', 'unauthenticated', 'not_found'],
})

const fromItem = {
  method: 'POST',
  tag: 'disputes',
  access: 'signed_in',
  params: z.object({ negativeItemId: id }),
  answer: dispute,
  status: 201,
  repeats: true,
  refusals: ['unauthenticated', 'not_found'],
} as const

export const disputeWithBureau = endpoint({
  ...fromItem,
  path: '/api/disputes/bureau/:negativeItemId',
  summary: 'Dispute a negative item with the bureau that reports it',
})

export const disputeWithCreditor = endpoint({
  ...fromItem,
  path: '/api/disputes/creditor/:negativeItemId',
  summary: 'Dispute a negative item with its creditor',
})

export const readDispute = endpoint({
  method: 'GET',
  path: '/api/disputes/:id',
  summary: 'One dispute with its timeline, letters, findings and deadlines',
  tag: 'disputes',
  access: 'signed_in',
  params: idParams,
  answer: disputeDetail,
  refusals: ['unauthenticated', 'not_found'],
})

export const moveDispute = endpoint({
  method: 'PATCH',
  path: '/api/disputes/:id',
  summary:
    'Move a dispute to another status where the state machine allows it; while nothing was sent it can be withdrawn, and moved back to pending',
  tag: 'disputes',
  access: 'signed_in',
  params: idParams,
  body: z
    .object({ status: z.enum(DISPUTE_STATUSES), outcome: z.enum(OUTCOMES).optional() })
    .refine(({ status, outcome }) => outcome === undefined || OUTCOMES_OF[status].includes(outcome), {
      path: ['outcome'],
      message: 'This outcome doesn’t match this status. Record the outcome when the dispute ends.',
    }),
  answer: dispute,
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict'],
})

export const takeBackOutcome = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/take-back-outcome',
  summary: 'Take back an outcome that its member recorded by mistake; the timeline keeps both',
  tag: 'disputes',
  access: 'signed_in',
  params: idParams,
  answer: dispute,
  refusals: ['unauthenticated', 'not_found', 'conflict'],
})
