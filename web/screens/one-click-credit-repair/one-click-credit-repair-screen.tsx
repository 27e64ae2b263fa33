import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { startWorkflow } from '#contract/ai-workflow.ts'
import { pendingSteps } from '#engine/workflow/workflow-steps.ts'
import { REPAIR_STAGES, repairStage, repairStages } from '#engine/workflow/workflow-views.ts'
import { FailedRun, PracticeRunNotice } from '#web/parts/workflow/run-end.tsx'
import { hasRemedy, hasResult, resultOf, WORKFLOW_ERROR } from '#web/parts/workflow/run-words.ts'
import { StepList } from '#web/parts/workflow/step-list.tsx'
import { type Run, useWorkflowRun } from '#web/parts/workflow/use-workflow-run.ts'
import { call, wordsOf } from '#web/platform/api.ts'
import { useTitle } from '#web/platform/title.ts'
import { REDIRECT_MS } from '#web/screens/one-click-credit-repair/redirect-time.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

const start = (): Promise<Run> => call(startWorkflow, {})
const nothing = (): void => undefined

/** /one-click-credit-repair: one press starts the run, which leads on to the disputes. Opening the page starts nothing. */
export function OneClickCreditRepairScreen() {
  useTitle('One-Click Credit Repair')
  const { run, latest, isRunning, ended, error, begin } = useWorkflowRun({ start, onEnd: nothing, onError: nothing })
  const isDone = ended !== null && ended.status === 'completed'
  const isGoing = isDone && hasResult(ended)
  useRedirect(isGoing)
  const steps = (ended ?? (isRunning ? run : null))?.steps ?? pendingSteps()
  const { stage, progress } = repairStage(steps)
  const isReady = !latest.isPending && !isRunning && ended === null && error === null
  const hasFailed = !isRunning && (ended?.status === 'failed' || (ended === null && error !== null))
  return (
    <div className="mx-auto max-w-2xl space-y-6">
      <div>
        <h1>One-Click Credit Repair</h1>
        <p className="measure mt-2 text-soft">
          We check your reports, open a dispute for each error, and draft the letters. Nothing goes out until you read and approve
          it.
        </p>
      </div>
      {run?.isPractice === true && (isRunning || ended !== null) ? <PracticeRunNotice /> : null}
      <Sheet title="Progress" holds="ledger">
        <div className="border-b border-rule px-5 py-5 md:px-7">
          <Progress label={REPAIR_STAGES[stage]?.name ?? ''} value={progress} tone={isDone ? 'good' : 'spruce'} />
        </div>
        <StepList steps={repairStages(steps)} />
      </Sheet>
      {isGoing ? (
        <Notice tone="good" title="Your disputes are ready" isLive>
          {resultOf(ended)} Your disputes open in a moment.
        </Notice>
      ) : null}
      {isDone && !isGoing ? (
        <Notice tone="good" title="Nothing to dispute" isLive>
          {resultOf(ended)} Run it again when you have newer reports.
        </Notice>
      ) : null}
      {ended?.status === 'failed' ? <FailedRun run={ended} /> : null}
      {hasFailed && ended === null ? (
        <Notice tone="bad" title="Workflow Failed" isLive>
          {wordsOf(error, WORKFLOW_ERROR)}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {isReady ? (
          <Button tone="primary" wide="phone" onClick={begin}>
            Start the repair
          </Button>
        ) : null}
        {hasFailed ? (
          <Button tone={hasRemedy(ended) ? 'secondary' : 'primary'} wide="phone" busy={isRunning} onClick={begin}>
            Try again
          </Button>
        ) : null}
        <LinkButton to="/dashboard" wide="phone">
          Skip to Dashboard
        </LinkButton>
      </div>
      {isRunning ? <p className="text-small text-soft">You can leave this page. We’ll tell you when the run is done.</p> : null}
    </div>
  )
}

/** On to the disputes, two seconds after there is something to see; leaving the page before ends it. Back from there starts no second run. */
function useRedirect(isDue: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isDue) return undefined
    const timer = setTimeout(() => void navigate({ to: '/disputes', replace: true }), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isDue, navigate])
}
