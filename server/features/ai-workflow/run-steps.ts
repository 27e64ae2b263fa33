import type { WorkflowStep, WorkflowStepId } from '#engine/workflow/workflow-steps.ts'
import type { Context } from '#server/context.ts'
import type { Step, StepEnd, Tell } from '#server/features/ai-workflow/step.ts'
import { analyzeCredit } from '#server/features/ai-workflow/steps/analyze-credit.ts'
import { createLetters } from '#server/features/ai-workflow/steps/create-letters.ts'
import { detectItems } from '#server/features/ai-workflow/steps/detect-items.ts'
import { generateDisputes } from '#server/features/ai-workflow/steps/generate-disputes.ts'
import { prepareMailing } from '#server/features/ai-workflow/steps/prepare-mailing.ts'
import { processReports } from '#server/features/ai-workflow/steps/process-reports.ts'
import { verifySubscription } from '#server/features/ai-workflow/steps/verify-subscription.ts'
import { endRun, keepSteps, renewRun, type RunRow } from '#server/features/ai-workflow/workflow-rows.ts'
import type { SignedIn } from '#server/platform/caller.ts'
import { describeError } from '#server/platform/log.ts'
import { Refusal } from '#server/platform/refusal.ts'

const WORK: Readonly<Record<WorkflowStepId, Step>> = {
  verify_subscription: verifySubscription,
  process_reports: processReports,
  analyze_credit: analyzeCredit,
  detect_items: detectItems,
  generate_disputes: generateDisputes,
  create_letters: createLetters,
  prepare_mailing: prepareMailing,
}

const RENEW_MS = 3_000

/** Goes on with the first unfinished step and carries the run to its end. A failed step leaves the later ones pending. */
export async function runSteps(context: Context, user: SignedIn, run: RunRow): Promise<void> {
  const renewing = setInterval(() => {
    renewRun(context, run).catch((error: unknown) => context.log.error(describeError(error), 'renewing a workflow run failed'))
  }, RENEW_MS)
  try {
    let steps = run.steps
    for (const { id } of run.steps.filter(({ status }) => status !== 'completed')) {
      const change = (facts: Partial<WorkflowStep>): void => {
        steps = steps.map((step) => (step.id === id ? { ...step, ...facts } : step))
      }
      const tell: Tell = async ({ done, all, message }) => {
        change({ status: 'processing', progress: Math.round((done / Math.max(1, all)) * 100), message })
        if (!(await keepSteps(context, run, steps))) throw new RunEnded()
      }
      await tell({ done: 0, all: 1, message: '' })
      const end = await attempt(context, () => WORK[id](context, user, tell))
      if (end.kind === 'completed') change({ status: 'completed', progress: 100, message: end.message, counts: end.counts })
      else change({ status: 'failed', message: end.message })
      if (end.kind === 'failed') break
    }
    await endRun(context, user, { run, steps })
  } catch (error) {
    // Ended by someone else, or the database is gone. What is written stays, and the next start goes on from there.
    if (!(error instanceof RunEnded)) context.log.error(describeError(error), 'a workflow run stopped')
  } finally {
    clearInterval(renewing)
  }
}

/** Another process has taken this run over and ended it. */
class RunEnded extends Error {}

/** What a step throws is the step's failure, not the run's. */
async function attempt(context: Context, work: () => Promise<StepEnd>): Promise<StepEnd> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RunEnded) throw error
    if (error instanceof Refusal) return { kind: 'failed', message: error.message }
    context.log.error(describeError(error), 'a step of the AI workflow failed')
    return {
      kind: 'failed',
      message: 'An error occurred during the AI workflow. What it finished is saved. Start it again.',
    }
  }
}
