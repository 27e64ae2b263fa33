import type { analyseCredit as endpoint } from '#contract/analysis.ts'
import { analyseFile, analysisAnswer } from '#server/features/analysis/analysis.ts'
import type { Operation } from '#server/platform/operations.ts'

export const analyseCredit: Operation<typeof endpoint> = async (context, { user }) => ({
  success: true,
  analysis: analysisAnswer(await context.threads.fewAtOnce(() => analyseFile(context, user)), true),
})
