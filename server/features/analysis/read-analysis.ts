import type { readAnalysis as endpoint } from '#contract/analysis.ts'
import { latestAnalysis } from '#server/features/analysis/analysis.ts'
import type { Operation } from '#server/platform/operations.ts'

export const readAnalysis: Operation<typeof endpoint> = (context, { user }) =>
  context.threads.fewAtOnce(() => latestAnalysis(context, user))
