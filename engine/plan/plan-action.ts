import type { Entry } from '#engine/analysis/entry.ts'
import type { ScoreAction } from '#engine/scores/score-action.ts'

export const PLAN_CATEGORIES = ['utilization', 'payment', 'history', 'mix', 'inquiries'] as const
export type PlanCategory = (typeof PLAN_CATEGORIES)[number]

/** The documents' words for the priority of an action. */
export const PLAN_PRIORITIES = ['High', 'Medium', 'Low'] as const
export type PlanPriority = (typeof PLAN_PRIORITIES)[number]

/** One thing to do, computed from the file; it goes when its reason goes. */
export interface PlanAction {
  /** The same from report to report as long as the reason stands, and whatever the order of the accounts. */
  readonly id: string
  readonly title: string
  readonly description: string
  readonly category: PlanCategory
  readonly priority: PlanPriority
  readonly timeframe: string
  /** Points, an estimate; null where nothing honest can be said. */
  readonly estimatedImpact: { readonly low: number; readonly high: number } | null
  /** 0 to 100: how far it is by the file and the disputes; the member's mark comes on top (`statusWithMark`). */
  readonly currentStatus: number
  /** What `currentStatus` counts, in one sentence. */
  readonly statusRestsOn: string
  readonly steps: readonly string[]
  readonly evidence: readonly Entry[]
  /** The dispute about it that was sent already; absent or null where it is still to be filed. */
  readonly sentDisputeId?: string | null
}

/** The documents' three marks of the timeline. */
export const PLAN_DAYS = [30, 60, 90] as const
export type PlanDays = (typeof PLAN_DAYS)[number]

/** In this order: what is proven, what is asked, what is advised. */
export const PLAN_ORDER = ['proof', 'question', 'advice'] as const

/** An action with what the simulator is asked about it, and by when it can show in a score. */
export interface Planned {
  readonly order: (typeof PLAN_ORDER)[number]
  readonly action: Omit<PlanAction, 'estimatedImpact'>
  readonly gains: readonly ScoreAction[]
  readonly showsWithin: PlanDays
}

/** The documents' colours of a bar: 80 or more green, 50 or more yellow, else red. */
export function planTone(percent: number): 'good' | 'warn' | 'bad' {
  if (percent >= 80) return 'good'
  return percent >= 50 ? 'warn' : 'bad'
}
