import { z } from 'zod'
import { PLAN_CATEGORIES, PLAN_PRIORITIES } from '#engine/plan/plan-action.ts'
import { pointsRange, restingEntry } from '#contract/analysis.ts'
import { endpoint } from '#contract/endpoint.ts'
import { id } from '#contract/values.ts'

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
  refusals: ['unauthenticated'],
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
