import { type StepStatus, WORKFLOW_STEPS, type WorkflowStep, type WorkflowStepId } from '#engine/workflow/workflow-steps.ts'

/** The five steps of AI Credit Fix, each made of the steps of the run that really do it. */
export const FIX_STEPS = [
  {
    id: 'analysis',
    name: 'Analyzing your credit reports',
    of: ['verify_subscription', 'process_reports', 'analyze_credit'],
  },
  { id: 'detection', name: 'Detecting negative items', of: ['detect_items'] },
  { id: 'prioritising', name: 'Prioritizing disputes', of: ['generate_disputes'] },
  { id: 'generating', name: 'Generating dispute letters', of: ['create_letters'] },
  { id: 'preparing', name: 'Preparing for mailing', of: ['prepare_mailing'] },
] as const satisfies readonly View[]

/** The five stages of one-click repair, 0 to 4; the last is reached when nothing is left to do. */
export const REPAIR_STAGES = [
  { id: 'reports', name: 'Reading your credit reports', of: ['verify_subscription', 'process_reports'] },
  { id: 'analysis', name: 'Looking for errors', of: ['analyze_credit', 'detect_items'] },
  { id: 'disputes', name: 'Opening the disputes', of: ['generate_disputes'] },
  { id: 'letters', name: 'Writing the letters', of: ['create_letters', 'prepare_mailing'] },
  { id: 'done', name: 'Done', of: [] },
] as const satisfies readonly View[]

interface View {
  readonly id: string
  readonly name: string
  readonly of: readonly WorkflowStepId[]
}

/** A step of a view, made of the steps behind it. */
export interface ViewStep<Id extends string> {
  readonly id: Id
  readonly name: string
  readonly status: StepStatus
  /** A failure, else what the last step behind it says that says anything. */
  readonly message: string
  /** 0 to 100: the mean of the steps behind it. */
  readonly progress: number
}

/** The run as AI Credit Fix shows it. */
export const fixSteps = (steps: readonly WorkflowStep[]): ViewStep<(typeof FIX_STEPS)[number]['id']>[] =>
  FIX_STEPS.map((view) => ({ id: view.id, ...seen(view, steps) }))

/** The run as one-click repair shows it. */
export const repairStages = (steps: readonly WorkflowStep[]): ViewStep<(typeof REPAIR_STAGES)[number]['id']>[] =>
  REPAIR_STAGES.map((view) => ({ id: view.id, ...seen(view, steps) }))

/** What has no steps behind it stands for all of them: it is reached when they are done. */
function seen({ name, of }: View, steps: readonly WorkflowStep[]) {
  if (of.length === 0) {
    const isReached = statusOf(steps.map(({ status }) => status)) === 'completed'
    return { name, status: isReached ? ('completed' as const) : ('pending' as const), message: '', progress: isReached ? 100 : 0 }
  }
  const behind = stepsOf(steps, of)
  return {
    name,
    status: statusOf(behind.map(({ status }) => status)),
    message: messageOf(behind),
    progress: Math.round(behind.reduce((sum, { progress }) => sum + progress, 0) / Math.max(1, behind.length)),
  }
}

/** Where one-click repair stands: the first stage that has work left. Its progress is 25 percent a stage. */
export function repairStage(steps: readonly WorkflowStep[]): { readonly stage: number; readonly progress: number } {
  const at = REPAIR_STAGES.findIndex(({ of }) => stepsOf(steps, of).some(({ status }) => status !== 'completed'))
  const stage = at === -1 ? REPAIR_STAGES.length - 1 : at
  return { stage, progress: stage * 25 }
}

function stepsOf(steps: readonly WorkflowStep[], ids: readonly WorkflowStepId[]): WorkflowStep[] {
  return WORKFLOW_STEPS.filter(({ id }) => ids.includes(id)).flatMap(({ id }) => steps.filter((step) => step.id === id))
}

function statusOf(statuses: readonly StepStatus[]): StepStatus {
  if (statuses.includes('failed')) return 'failed'
  if (statuses.every((status) => status === 'completed')) return 'completed'
  return statuses.every((status) => status === 'pending') ? 'pending' : 'processing'
}

/** A failure is what counts; else the latest step that has said something. */
function messageOf(steps: readonly WorkflowStep[]): string {
  const failed = steps.find(({ status }) => status === 'failed')
  return failed?.message ?? steps.findLast(({ message }) => message !== '')?.message ?? ''
}
