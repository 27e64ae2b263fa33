import { z } from 'zod'
import { MATTER_KINDS, MATTER_STATES, STEP_KINDS } from '#engine/matters/matter.ts'
import { DEADLINE_KINDS } from '#engine/words/deadline-kind.ts'
import { GRADES } from '#engine/words/grade.ts'
import { OWN_WORD_QUESTIONS, OWN_WORD_SUBJECTS, QUESTION_SHEETS } from '#engine/words/own-word.ts'
import { endpoint } from '#contract/endpoint.ts'
import { bureau, day, dollars } from '#contract/values.ts'

const count = z.number().int().min(0)

/** What one bureau reports of a matter. */
const matterEntry = z.object({
  reportId: z.string(),
  bureau,
  subjectId: z.string(),
  /** `report`: something that the report says about the member; `subjectId` is the finding’s id then. */
  subjectKind: z.enum(['account', 'inquiry', 'public_record', 'report']),
  creditorName: z.string(),
  accountNumber: z.string().nullable(),
  balance: dollars.nullable(),
  /** The page of the strongest finding; null without one. */
  page: z.number().int().nullable(),
  isEarlier: z.boolean(),
  isNegative: z.boolean(),
  /** The report shows that it is wrong, and no answer has settled it. */
  isError: z.boolean(),
  state: z.enum(MATTER_STATES),
  findings: z.array(
    z.object({
      id: z.string(),
      rule: z.string(),
      /** The problem in a few words. */
      title: z.string(),
      grade: z.enum(GRADES),
      isQuestion: z.boolean(),
      message: z.string(),
    }),
  ),
  negativeItemId: z.string().nullable(),
  disputeId: z.string().nullable(),
  /** The letters of its dispute, newest first. */
  letterIds: z.array(z.string()),
})

/** One debt, inquiry, record, personal detail or notice, with every bureau’s entry of it. */
export const matter = z
  .object({
    id: z.string(),
    kind: z.enum(MATTER_KINDS),
    name: z.string(),
    state: z.enum(MATTER_STATES),
    /** The dispute that is all there is of it, where no report at hand lists what it is about. */
    disputeId: z.string().optional(),
    entries: z.array(matterEntry),
    questions: z.array(
      z.object({
        question: z.enum(OWN_WORD_QUESTIONS),
        subjectKind: z.enum(OWN_WORD_SUBJECTS),
        reportId: z.string().nullable(),
        entryId: z.string().nullable(),
        label: z.string(),
        text: z.string(),
        /** The sheet that asks this question. All questions on a sheet count as one; null if it has no sheet. */
        sheet: z.enum(QUESTION_SHEETS).nullable(),
      }),
    ),
    nextStep: z.object({ kind: z.enum(STEP_KINDS), why: z.string(), by: day.nullable(), cost: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'Matter' })

export const matterCounts = z
  .object({
    errors: count,
    errorsToDispute: count,
    asks: count,
    questions: count,
    negativeItems: count,
    unsent: count,
    waiting: count,
    /** Steps against identity theft that are left. */
    theftSteps: count,
  })
  .meta({ id: 'MatterCounts' })

/** A last day of the member's own that a paper gives: a court's comes before everything else. */
export const paperDeadline = z
  .object({
    replyId: z.string(),
    stepId: z.string(),
    kind: z.enum(DEADLINE_KINDS),
    name: z.string(),
    title: z.string(),
    text: z.string(),
    /** Null until the member says when the paper came. */
    due: day.nullable(),
    why: z.string().nullable(),
  })
  .meta({ id: 'PaperDeadline' })

export const listMatters = endpoint({
  method: 'GET',
  path: '/api/matters',
  summary:
    'The worklist: every debt, inquiry, record, personal detail and notice with its state and next step, most pressing first',
  tag: 'matters',
  access: 'signed_in',
  query: z.object({ /** Only those that stand there. */ state: z.enum(MATTER_STATES).optional() }).prefault({}),
  /** The counts are of the whole file, whatever a page shows of it. */
  answer: z.object({
    matters: z.array(matter),
    counts: matterCounts,
    reportCount: count,
    isPractice: z.boolean(),
    /** What comes before every matter, a court's day first. */
    deadlines: z.array(paperDeadline),
    /** The member began the steps against identity theft, which are among the matters. */
    hasTheftSteps: z.boolean(),
  }),
  pages: ['matters'],
  refusals: ['invalid', 'unauthenticated'],
})
