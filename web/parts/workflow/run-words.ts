import { countsOf, type WorkflowStepId } from '#engine/workflow/workflow-steps.ts'
import type { Run } from '#web/parts/workflow/use-workflow-run.ts'
import { counted } from '#web/parts/written.ts'
import type { ToastMessage } from '#web/ui/toast-store.ts'

export const WORKFLOW_ERROR = 'An error occurred during the AI workflow'

type StepOfRun = Run['steps'][number]

export const failedStep = (run: Run): StepOfRun | null => run.steps.find(({ status }) => status === 'failed') ?? null

/** Whether the run leaves anything to look at: disputes about what it found, or letters that wait. */
export function hasResult(run: Run): boolean {
  const { disputed = 0, lettersWaiting = 0 } = countsOf(run.steps)
  return disputed > 0 || lettersWaiting > 0
}

/** The heading over a run of AI Credit Fix that has ended well; one that found nothing has started no repair. */
export function fixTitle(run: Run): 'Credit Repair Started!' | 'Nothing new' | 'Nothing to dispute' {
  const { disputesOpened = 0, lettersWritten = 0, lettersWaiting = 0 } = countsOf(run.steps)
  if (disputesOpened + lettersWritten + lettersWaiting > 0) return 'Credit Repair Started!'
  return hasResult(run) ? 'Nothing new' : 'Nothing to dispute'
}

/** What a run that has ended well comes to, in a sentence or two. */
export function resultOf(run: Run): string {
  const { disputesOpened = 0, lettersWritten = 0, lettersWaiting = 0, lettersToConfirm = 0 } = countsOf(run.steps)
  if (!hasResult(run)) return 'We found no errors in your reports, so we disputed nothing.'
  const done = [
    ...(disputesOpened > 0 ? [counted(disputesOpened, 'dispute was opened', 'disputes were opened')] : []),
    ...(lettersWritten > 0 ? [counted(lettersWritten, 'letter was written', 'letters were written')] : []),
  ]
  const first = done.length === 0 ? 'Nothing new was found.' : `${done.join(', ')}.`
  return `${first} ${waitingOf(lettersWaiting, { toConfirm: lettersToConfirm, isPractice: run.isPractice })}`
}

function waitingOf(
  waiting: number,
  { toConfirm, isPractice }: { readonly toConfirm: number; readonly isPractice: boolean },
): string {
  if (waiting === 0) return 'No letters to send.'
  if (isPractice) return `${counted(waiting, 'practice letter waits', 'practice letters wait')} for you; nothing was sent.`
  if (toConfirm === 0) return `${counted(waiting, 'letter waits', 'letters wait')} to be sent; nothing was sent yet.`
  return `${counted(toConfirm, 'letter waits', 'letters wait')} for you to read and approve. Nothing was sent.`
}

/** The toast at the end of the AI workflow. */
export function endToast(run: Run): ToastMessage {
  const failed = failedStep(run)
  if (failed === null)
    return { title: 'AI Workflow Complete', description: `${run.completedSteps}/${run.totalSteps} steps completed` }
  return { title: 'Workflow Failed', description: failed.message === '' ? WORKFLOW_ERROR : failed.message, tone: 'destructive' }
}

/** Where to mend what a step failed for; null where starting again is all there is to do. */
export function remedyFor(id: WorkflowStepId) {
  if (id === 'verify_subscription') return { to: '/payment-simple', label: 'See your plan' } as const
  if (id === 'process_reports') return { to: '/', label: 'Get credit reports' } as const
  if (id === 'create_letters') return { to: '/profile', label: 'Add your mailing address' } as const
  return null
}

/** Whether something else comes before starting again. */
export const hasRemedy = (run: Run | null): boolean => {
  const failed = run === null ? null : failedStep(run)
  return failed !== null && remedyFor(failed.id) !== null
}
