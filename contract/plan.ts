import { z } from 'zod'
import { LEAVING_KINDS } from '#engine/plan/leaving.ts'
import { PLAN_CATEGORIES, PLAN_PRIORITIES } from '#engine/plan/plan-action.ts'
import { pointsRange, restingEntry } from '#contract/analysis.ts'
import { endpoint } from '#contract/endpoint.ts'
import { citation, day, id, partialDay } from '#contract/values.ts'

const percent = z.number().int().min(0).max(100)

/** One thing to do, computed from the file at hand. */
export const planAction = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    category: z.enum(PLAN_CATEGORIES),
    priority: z.enum(PLAN_PRIORITIES),
    timeframe: z.string(),
    /** Points, an estimate; null where nothing honest can be said. */
    estimatedImpact: pointsRange.nullable(),
    /** How far it is by the file and the disputes; 100 where the member marked it complete. */
    currentStatus: percent,
    /** What the file's own status counts, in one sentence. */
    statusRestsOn: z.string(),
    steps: z.array(z.string()),
    /** The member's own mark; with it `currentStatus` is 100, without it what the file says. */
    completed: z.boolean(),
    evidence: z.array(restingEntry),
    /** The dispute about it that was sent already; null where none was. */
    sentDisputeId: z.string().nullable(),
  })
  .meta({ id: 'PlanAction' })

/** The improvement plan; every figure of points is an estimate. */
export const plan = z
  .object({
    actions: z.array(planAction),
    /** The mean of the statuses; null with no action. */
    overallProgress: percent.nullable(),
    highPriority: z.number().int(),
    completed: z.number().int(),
    estimatedGain: pointsRange,
    /** What may show by then, cumulative. */
    timeline: z.array(pointsRange.extend({ days: z.number().int() })),
    /** The newest printed score; null where no report prints one. */
    currentScore: z.number().int().nullable(),
    /** How many reports the plan rests on. */
    reportCount: z.number().int(),
    isPractice: z.boolean(),
  })
  .meta({ id: 'Plan' })

export const readPlan = endpoint({
  method: 'GET',
  path: '/api/plan',
  summary: 'The improvement plan, computed from the newest reports and the disputes about them',
  tag: 'plan',
  access: 'signed_in',
  answer: plan,
  pages: ['actions', 'timeline'],
  refusals: ['invalid', 'unauthenticated'],
})

/** What becomes of the entries of the file at hand; nothing here is an error by itself. */
export const planEntries = z
  .object({
    /** Negative entries, the first to leave first; those of which no one can tell last. */
    leaving: z.array(
      z.object({
        entry: restingEntry,
        kind: z.enum(LEAVING_KINDS),
        /** The day by which the bureaus usually take it off; their custom, no law. */
        usual: day.nullable(),
        /** The last day on which the law lets it be reported; null where no law sets one, or nothing can be counted. */
        latest: day.nullable(),
        /** What the report itself prints as the month of removal. */
        printed: partialDay.nullable(),
        why: z.string(),
        citations: z.array(citation),
      }),
    ),
    /** Each debt that went from company to company, from who lent it to who asks for it now. */
    debts: z.array(
      z.array(
        z.object({
          name: z.string(),
          /** Empty where another entry only names the company. */
          entries: z.array(restingEntry),
          facts: z.array(z.string()),
          /** How it is known that the debt came here from the one before. */
          reasons: z.array(z.string()),
        }),
      ),
    ),
    /** Accounts in good standing that a bureau surely does not list. */
    missing: z.array(z.object({ entry: restingEntry, message: z.string(), ask: z.string() })),
    isPractice: z.boolean(),
  })
  .meta({ id: 'PlanEntries' })

export const readPlanEntries = endpoint({
  method: 'GET',
  path: '/api/plan/entries',
  summary:
    'When each negative entry leaves, by custom and by law; how debts went from company to company; good accounts that a bureau lacks',
  tag: 'plan',
  access: 'signed_in',
  answer: planEntries,
  pages: ['leaving', 'debts', 'missing'],
  refusals: ['invalid', 'unauthenticated'],
})

export const markPlanAction = endpoint({
  method: 'PATCH',
  path: '/api/plan/:actionId',
  summary: 'Mark an action of the plan complete, or take the mark away',
  tag: 'plan',
  access: 'signed_in',
  params: z.object({ actionId: id }),
  body: z.object({ completed: z.boolean() }),
  answer: planAction,
  refusals: ['invalid', 'unauthenticated', 'not_found'],
})
