import { z } from 'zod'
import { STEP_STATUSES, WORKFLOW_STEPS } from '#engine/workflow/workflow-steps.ts'
import { FIX_STEPS } from '#engine/workflow/workflow-views.ts'
import { endpoint } from '#contract/endpoint.ts'
import { instant } from '#contract/values.ts'

const percent = z.number().min(0).max(100)
const count = z.number().int().min(0).optional()

/** A step of the run, as far as it has come. */
const workflowStep = z
  .object({
    id: z.enum(WORKFLOW_STEPS.map((step) => step.id)),
    name: z.string(),
    status: z.enum(STEP_STATUSES),
    /** What it did, or why it failed and what to do; empty while it waits. */
    message: z.string(),
    progress: percent,
    /** What it counted. */
    counts: z.object({
      reports: count,
      negativeItems: count,
      founded: count,
      disputesOpened: count,
      disputed: count,
      lettersWritten: count,
      lettersWaiting: count,
      lettersToConfirm: count,
    }),
  })
  .meta({ id: 'WorkflowStep' })

const runFields = {
  runId: z.string(),
  status: z.enum(['running', 'completed', 'failed']),
  steps: z.array(workflowStep),
  completedSteps: z.number().int(),
  totalSteps: z.number().int(),
  /** Whether it ran on the practice file, for want of a real one. */
  isPractice: z.boolean(),
  startedAt: instant,
  finishedAt: instant.nullable(),
  /** No one carries it on any more, after a restart for instance: the next start goes on with its first unfinished step. */
  isInterrupted: z.boolean(),
}

/** One run of the AI workflow. */
export const workflowRun = z.object(runFields).meta({ id: 'WorkflowRun' })

const shared = { tag: 'ai workflow', access: 'subscribed' } as const

export const startWorkflow = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/ai-workflow/start',
  summary: 'Run the seven steps on the file at hand; answers when the run has ended. A second call joins it',
  answer: workflowRun,
  refusals: ['unauthenticated', 'subscription_required'],
})

export const readWorkflow = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/ai-workflow',
  summary: 'The latest run; 204 before the first one',
  answer: workflowRun.nullable(),
  mayBeNothing: true,
  refusals: ['unauthenticated', 'subscription_required'],
})

export const followWorkflow = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/ai-workflow/progress',
  summary: 'The run as it goes: its present state at once, then each change, until it ends',
  answers: 'events',
  answer: workflowRun,
  refusals: ['unauthenticated', 'subscription_required'],
})

/** What a run would do now, on the file at hand. */
const fixOutlook = {
  /** The newest printed score; null where no report prints one. */
  currentScore: z.number().int().nullable(),
  /** Points: the estimated impact of what would be disputed, added up; an estimate. */
  potentialImprovement: z.number().int(),
  /** Listed items without a dispute that a finding calls wrong. */
  itemsToDispute: z.number().int(),
  /** Listed items without a dispute, lawful ones included. */
  undisputedItems: z.number().int(),
  reports: z.number().int(),
  isPractice: z.boolean(),
}

export const readCreditFix = endpoint({
  ...shared,
  method: 'GET',
  path: '/api/ai-credit-fix',
  summary: 'What AI Credit Fix would dispute now, and what that might be worth: an estimate',
  answer: z.object(fixOutlook).meta({ id: 'CreditFixOutlook' }),
  refusals: ['unauthenticated', 'subscription_required'],
})

export const startCreditFix = endpoint({
  ...shared,
  method: 'POST',
  path: '/api/ai-credit-fix/start',
  summary: 'The same run as the AI workflow, with its five steps and what is left to dispute',
  answer: z
    .object({
      ...runFields,
      fixSteps: z.array(
        z.object({
          id: z.enum(FIX_STEPS.map((step) => step.id)),
          name: z.string(),
          status: z.enum(STEP_STATUSES),
          message: z.string(),
          progress: percent,
        }),
      ),
      outlook: z.object(fixOutlook),
    })
    .meta({ id: 'CreditFixRun' }),
  refusals: ['unauthenticated', 'subscription_required'],
})
