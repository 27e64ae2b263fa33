import type { z } from 'zod'
import type { followWorkflow as endpoint, workflowRun } from '#contract/ai-workflow.ts'
import type { Context } from '#server/context.ts'
import { watchRuns } from '#server/features/ai-workflow/run-signals.ts'
import { latestRun, runAnswer } from '#server/features/ai-workflow/workflow-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Should a change not be heard, it is seen by looking. */
const LOOK_MS = 20_000
const AWAITED_LOOK_MS = 1_000
/** Whoever listens before the run has begun hears it begin, if it begins this soon; else the browser connects again. */
const AWAITED_LOOKS = 3

type Run = z.input<typeof workflowRun>

/** The state at once, then every change, until the run has ended. */
export const followWorkflow: Operation<typeof endpoint> = (context, { user }) => Promise.resolve(changes(context, user))

async function* changes(context: Context, user: SignedIn): AsyncGenerator<Run> {
  const watch = watchRuns(context, user.id)
  try {
    let told = ''
    let looks = 0
    for (let hasRun = false; ; ) {
      const row = await latestRun(context, user)
      const run = row === null ? null : runAnswer(context, row)
      const text = JSON.stringify(run)
      if (run !== null && text !== told) yield run
      told = text
      const isRunning = row?.status === 'running'
      if (!isRunning && (hasRun || looks >= AWAITED_LOOKS)) return
      hasRun ||= isRunning
      looks += 1
      await watch.change(hasRun ? LOOK_MS : AWAITED_LOOK_MS)
    }
  } finally {
    watch.stop()
  }
}
