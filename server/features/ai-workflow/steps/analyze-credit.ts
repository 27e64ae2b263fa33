import { counted } from '#engine/values/counted.ts'
import type { Step } from '#server/features/ai-workflow/step.ts'
import { analyseFile } from '#server/features/analysis/analysis.ts'

/** Analyses the file at hand again and keeps the outcome, which /ai-dashboard shows. */
export const analyzeCredit: Step = async (context, user) => {
  const { content } = await analyseFile(context, user)
  const { overallScore, recommendations, scoreImprovement } = content
  const said = [
    overallScore === null ? 'Your reports show no score.' : `The newest score on your reports is ${overallScore}.`,
    recommendations.length === 0 ? 'Nothing to recommend.' : `${counted(recommendations.length, 'recommendation')}.`,
    ...(scoreImprovement > 0
      ? [`Together they might be worth about ${scoreImprovement} points, an estimate, not a promise.`]
      : []),
  ]
  return { kind: 'completed', message: said.join(' '), counts: {} }
}
