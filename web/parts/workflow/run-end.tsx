import { failedStep, remedyFor, resultOf } from '#web/parts/workflow/run-words.ts'
import type { Run } from '#web/parts/workflow/use-workflow-run.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

interface RunEndProps {
  readonly run: Run
  /** The heading of the notice where the run has ended well. */
  readonly title: string
}

/** How a run has ended, and where to go from there. */
export function RunEnd({ run, title }: RunEndProps) {
  const failed = failedStep(run)
  if (failed !== null) return <FailedRun run={run} />
  return (
    <div className="space-y-4">
      <Notice tone="good" title={title}>
        {resultOf(run)}
      </Notice>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/disputes" wide="phone">
          View disputes
        </LinkButton>
        <LinkButton to="/credit-repair" search={{ tab: 'dispute-letters' }} wide="phone">
          Read the letters
        </LinkButton>
      </div>
    </div>
  )
}

/** What failed, what that means and what to do. */
export function FailedRun({ run }: { readonly run: Run }) {
  const failed = failedStep(run)
  if (failed === null) return null
  const remedy = remedyFor(failed.id)
  return (
    <div className="space-y-4">
      <Notice tone="bad" title="Stopped before the end">
        Nothing is lost. What’s done stays done. Start again once this is fixed.
      </Notice>
      {remedy === null ? null : (
        <LinkButton to={remedy.to} tone="primary" wide="phone">
          {remedy.label}
        </LinkButton>
      )}
    </div>
  )
}

/** Says that a run works on invented reports. */
export function PracticeRunNotice() {
  return (
    <Notice tone="info" title="Practice">
      You have no report of your own yet, so this uses your practice reports. None of it can go to a real bureau.
    </Notice>
  )
}

/** No one carries the run any more; starting goes on with it. */
export function InterruptedNotice() {
  return (
    <Notice title="This run was interrupted">
      What’s done stays done. Start again, and it continues with the first open step.
    </Notice>
  )
}
