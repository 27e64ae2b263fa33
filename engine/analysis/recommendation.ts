import type { Entry } from '#engine/analysis/entry.ts'
import type { Priority } from '#engine/words/priority.ts'

export const ADVICE_CATEGORIES = ['dispute', 'payment', 'utilization', 'inquiry', 'account'] as const
export type AdviceCategory = (typeof ADVICE_CATEGORIES)[number]

/** One piece of advice, resting on entries of the file. */
export interface Recommendation {
  readonly category: AdviceCategory
  readonly action: string
  readonly priority: Priority
  readonly description: string
  /** Points, an estimate; null where nothing honest can be said. */
  readonly expectedImpact: number | null
  readonly impactRange: { readonly low: number; readonly high: number } | null
  readonly timeframe: string
  /** What it rests on; never empty. */
  readonly entries: readonly Entry[]
}
