import type { startWorkflow as endpoint } from '#contract/ai-workflow.ts'
import { endedRun } from '#server/features/ai-workflow/ended-run.ts'
import { runAnswer } from '#server/features/ai-workflow/workflow-rows.ts'
import type { Operation } from '#server/platform/operations.ts'

/** Answers the end of the run with all seven end states; a failed step is an answer, not a refusal. */
export const startWorkflow: Operation<typeof endpoint> = async (context, { user }) =>
  runAnswer(context, await endedRun(context, user))
