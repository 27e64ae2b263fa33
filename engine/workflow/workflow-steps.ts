/** The seven steps of the AI workflow, in their order, with the documents' names. */
export const WORKFLOW_STEPS = [
  { id: 'verify_subscription', name: 'Verify Subscription' },
  { id: 'process_reports', name: 'Process Credit Reports' },
  { id: 'analyze_credit', name: 'AI Credit Analysis' },
  { id: 'detect_items', name: 'Detect Negative Items' },
  { id: 'generate_disputes', name: 'Generate Disputes' },
  { id: 'create_letters', name: 'Create Dispute Letters' },
  { id: 'prepare_mailing', name: 'Prepare for Mailing' },
] as const
export type WorkflowStepId = (typeof WORKFLOW_STEPS)[number]['id']

export const STEP_STATUSES = ['pending', 'processing', 'completed', 'failed'] as const
export type StepStatus = (typeof STEP_STATUSES)[number]

/** What a step counted, once it is done. Unknown names stay absent. */
export interface StepCounts {
  readonly reports?: number | undefined
  readonly negativeItems?: number | undefined
  /** Negative items that a finding calls wrong. */
  readonly founded?: number | undefined
  readonly disputesOpened?: number | undefined
  /** Founded items that are disputed, or were. */
  readonly disputed?: number | undefined
  readonly lettersWritten?: number | undefined
  /** That are not sent yet. */
  readonly lettersWaiting?: number | undefined
  /** Of these, how many must still be read and confirmed. */
  readonly lettersToConfirm?: number | undefined
}

/** A step of a run as it stands. */
export interface WorkflowStep {
  readonly id: WorkflowStepId
  readonly name: string
  readonly status: StepStatus
  /** What it did, or why it failed, for the member; empty while it waits. */
  readonly message: string
  /** 0 to 100, of work really done. */
  readonly progress: number
  readonly counts: StepCounts
}

/** A run that has not begun. */
export const pendingSteps = (): WorkflowStep[] =>
  WORKFLOW_STEPS.map(({ id, name }) => ({ id, name, status: 'pending', message: '', progress: 0, counts: {} }))

export const completedOf = (steps: readonly Pick<WorkflowStep, 'status'>[]): number =>
  steps.filter(({ status }) => status === 'completed').length

/** All that the steps of a run counted. */
export const countsOf = (steps: readonly Pick<WorkflowStep, 'counts'>[]): StepCounts =>
  steps.reduce<StepCounts>((all, { counts }) => ({ ...all, ...counts }), {})
