import { countsOf, type WorkflowStep } from '#engine/workflow/workflow-steps.ts'

interface Ended {
  readonly steps: readonly WorkflowStep[]
  readonly isPractice: boolean
}

/**
 * Whether a run has something to tell that the one before it has not told: it opened a dispute or wrote a letter, it failed
 * elsewhere or no more, or the file holds other than it did.
 */
export function bringsNews(run: Ended, earlier: Ended): boolean {
  const counts = countsOf(run.steps)
  if ((counts.disputesOpened ?? 0) > 0 || (counts.lettersWritten ?? 0) > 0) return true
  return tellingOf(run) !== tellingOf(earlier)
}

/** What a run says about the file, apart from what it did itself. */
function tellingOf(run: Ended): string {
  const failed = run.steps.find(({ status }) => status === 'failed')
  const { reports, negativeItems, founded } = countsOf(run.steps)
  return JSON.stringify([run.isPractice, failed?.id, failed?.message, reports, negativeItems, founded])
}
