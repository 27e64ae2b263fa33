import type { startCreditFix as endpoint } from '#contract/ai-workflow.ts'
import { fixSteps } from '#engine/workflow/workflow-views.ts'
import { endedRun } from '#server/features/ai-workflow/ended-run.ts'
import { readOutlook } from '#server/features/ai-workflow/file-plan.ts'
import { runAnswer } from '#server/features/ai-workflow/workflow-rows.ts'
import type { Operation } from '#server/platform/operations.ts'

/** The same run as the AI workflow; it joins one that is going on. */
export const startCreditFix: Operation<typeof endpoint> = async (context, { user }) => {
  const run = await endedRun(context, user)
  return { ...runAnswer(context, run), fixSteps: fixSteps(run.steps), outlook: await readOutlook(context, user) }
}
