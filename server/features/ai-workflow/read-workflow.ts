import type { readWorkflow as endpoint } from '#contract/ai-workflow.ts'
import { latestRun, runAnswer } from '#server/features/ai-workflow/workflow-rows.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readWorkflow: Operation<typeof endpoint> = async (context, { user }) => {
  const run = await latestRun(context, user)
  return run === null ? null : runAnswer(context, run)
}
