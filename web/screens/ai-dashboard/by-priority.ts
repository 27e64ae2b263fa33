import type { z } from 'zod'
import type { creditAnalysis } from '#contract/analysis.ts'
import { PRIORITIES, type Priority } from '#engine/words/priority.ts'

export type Analysis = z.output<typeof creditAnalysis>
export type Recommendation = Analysis['recommendations'][number]

export interface PriorityGroup {
  readonly priority: Priority
  readonly recommendations: readonly Recommendation[]
}

/** Most pressing first; a priority without advice is left out. */
export function byPriority(recommendations: readonly Recommendation[]): readonly PriorityGroup[] {
  return PRIORITIES.map((priority) => ({
    priority,
    recommendations: recommendations.filter((one) => one.priority === priority),
  })).filter((group) => group.recommendations.length > 0)
}
