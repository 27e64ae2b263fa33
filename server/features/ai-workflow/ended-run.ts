import type { Context } from '#server/context.ts'
import { carry, endOfCarried, watchRuns } from '#server/features/ai-workflow/run-signals.ts'
import { runSteps } from '#server/features/ai-workflow/run-steps.ts'
import { latestRun, openRun, runOf, type RunRow, takeOverRun } from '#server/features/ai-workflow/workflow-rows.ts'
import { idsAtHand } from '#server/features/reports/reports.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { Refusal } from '#server/platform/refusal.ts'

/** How often is looked whether the process that carries a run has left it. */
const LOOK_MS = 500

/**
 * Starts a run, joins the one that is going on, or takes over one that no one carries any more; answers it when it has ended.
 * It goes on to its end also when the caller has left.
 */
export async function endedRun(context: Context, user: SignedIn): Promise<RunRow> {
  const { isPractice } = await idsAtHand(context, user)
  const run = await openRun(context, user, isPractice)
  if (run) return carried(context, user, run)
  const running = await latestRun(context, user)
  // It has ended between the two questions: this call asks for a new one.
  if (running?.status !== 'running') return endedRun(context, user)
  const end = endOfCarried(running.id)
  if (end) return joined(context, user, { run: running, end })
  const taken = await takeOverRun(context, user, { id: running.id, isPractice })
  return taken ? carried(context, user, taken) : elsewhere(context, user, running)
}

async function carried(context: Context, user: SignedIn, run: RunRow): Promise<RunRow> {
  const end = carry(run.id, () => runSteps(context, user, run))
  return joined(context, user, { run, end })
}

async function joined(context: Context, user: SignedIn, { run, end }: { run: RunRow; end: Promise<void> }): Promise<RunRow> {
  await end
  const ended = await runOf(context, user, run.id)
  if (ended === null || ended.status === 'running') throw interrupted()
  return ended
}

/**
 * Another process carries it: its row says when it has ended. One that is left meanwhile is taken over; no second run is
 * opened, whenever the first one ends.
 */
async function elsewhere(context: Context, user: SignedIn, run: RunRow): Promise<RunRow> {
  const watch = watchRuns(context, user.id)
  try {
    for (;;) {
      await watch.change(LOOK_MS)
      const now = await runOf(context, user, run.id)
      if (now === null) throw interrupted()
      if (now.status !== 'running') return now
      const { isPractice } = await idsAtHand(context, user)
      const taken = await takeOverRun(context, user, { id: run.id, isPractice })
      if (taken) return await carried(context, user, taken)
    }
  } finally {
    watch.stop()
  }
}

const interrupted = (): Refusal =>
  new Refusal('unavailable', 'The workflow was interrupted. What it finished is saved. Start it again to continue.')
