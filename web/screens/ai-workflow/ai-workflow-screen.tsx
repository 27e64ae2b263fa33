import { startWorkflow } from '#contract/ai-workflow.ts'
import { pendingSteps } from '#engine/workflow/workflow-steps.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { MailingService } from '#web/parts/mailing-service.tsx'
import { InterruptedNotice, PracticeRunNotice, RunEnd } from '#web/parts/workflow/run-end.tsx'
import { endToast, WORKFLOW_ERROR } from '#web/parts/workflow/run-words.ts'
import { type ShownStep, StepList } from '#web/parts/workflow/step-list.tsx'
import { type Run, useWorkflowRun } from '#web/parts/workflow/use-workflow-run.ts'
import { writeInstant } from '#web/parts/written.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { useTitle } from '#web/platform/title.ts'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'

const start = (): Promise<Run> => call(startWorkflow, {})

const showError = (error: Error): void =>
  void toast({ title: 'Workflow Failed', description: wordsOf(error, WORKFLOW_ERROR), tone: 'destructive' })

/** /ai-workflow: from the reports to letters that wait to be read, in seven steps; each does its work on the server. */
export function AiWorkflowScreen() {
  useTitle('AI Workflow')
  const { run, latest, isRunning, begin } = useWorkflowRun({
    start,
    onEnd: (ended) => void toast(endToast(ended)),
    onError: showError,
  })
  const isLoading = latest.isPending
  return (
    <>
      <PageHeading
        title="AI Workflow"
        lead="We check your reports, open a dispute for each error, and draft the letters. Nothing goes out until you read and approve it."
        action={
          <Button tone="primary" wide="phone" busy={isRunning || isLoading} onClick={begin}>
            Start AI Workflow
          </Button>
        }
      />
      <div className="mt-6 space-y-6">
        {latest.isError ? (
          <LoadFailure what="Your latest run" error={latest.error} onRetry={() => void latest.refetch()} />
        ) : (
          <Sheet title="Steps" holds="ledger" aside={run === null ? null : <When run={run} isRunning={isRunning} />}>
            {isLoading ? (
              <SkeletonRows count={7} rowHeight={65} label="Loading your latest run" />
            ) : (
              <Steps run={run} isRunning={isRunning} />
            )}
          </Sheet>
        )}
        <MailingService />
      </div>
    </>
  )
}

interface RunProps {
  readonly run: Run
  readonly isRunning: boolean
}

function When({ run, isRunning }: RunProps) {
  const text = isRunning ? 'Running' : run.finishedAt === null ? 'Interrupted' : `Last run ${writeInstant(run.finishedAt)}`
  return <span className="text-small text-soft">{text}</span>
}

function Steps({ run, isRunning }: { readonly run: Run | null; readonly isRunning: boolean }) {
  const steps = shownSteps(run, isRunning)
  const completed = run?.completedSteps ?? 0
  return (
    <>
      {run?.isPractice === true ? (
        <div className="border-b border-rule px-5 py-4 md:px-7">
          <PracticeRunNotice />
        </div>
      ) : null}
      <StepList steps={steps} />
      <div className="space-y-5 border-t border-rule px-5 py-5 md:px-7">
        <Progress
          label="Completed steps"
          value={completed}
          max={steps.length}
          valueText={`${completed}/${steps.length}`}
          tone={run?.status === 'completed' ? 'good' : 'spruce'}
        />
        {run === null || isRunning ? null : run.isInterrupted ? (
          <InterruptedNotice />
        ) : (
          <RunEnd run={run} title="AI Workflow Complete" />
        )}
      </div>
    </>
  )
}

/** Where no one is at work, no step shows itself at work. */
function shownSteps(run: Run | null, isRunning: boolean): readonly ShownStep[] {
  const steps = run?.steps ?? pendingSteps()
  if (run?.isInterrupted !== true || isRunning) return steps
  return steps.map((step) => (step.status === 'processing' ? { ...step, status: 'pending', message: 'Interrupted' } : step))
}
