import type { z } from 'zod'
import type { plan, planEntries } from '#contract/plan.ts'
import type { LeavingKind } from '#engine/plan/leaving.ts'
import type { PlanCategory, PlanPriority } from '#engine/plan/plan-action.ts'
import type { Tone } from '#web/ui/tag.tsx'

export type Plan = z.output<typeof plan>
export type PlanAction = Plan['actions'][number]
export type PlanEntries = z.output<typeof planEntries>
export type Leaving = PlanEntries['leaving'][number]
export type DebtPath = PlanEntries['debts'][number]

export const CATEGORY_WORDS: Record<PlanCategory, string> = {
  utilization: 'Utilization',
  payment: 'Payment',
  history: 'History',
  mix: 'Credit mix',
  inquiries: 'Inquiries',
}

export const PRIORITY_TONES: Record<PlanPriority, Tone> = { High: 'bad', Medium: 'warn', Low: 'neutral' }

/** The documents' second button of an action; the other categories have none, and what was sent already is looked at. */
export function helpFor({
  category,
  sentDisputeId,
}: Pick<PlanAction, 'category' | 'sentDisputeId'>): 'calculate' | 'dispute' | 'see' | null {
  if (category === 'utilization' || category === 'payment') return 'calculate'
  if (sentDisputeId !== null) return 'see'
  return category === 'history' ? 'dispute' : null
}

export const KIND_WORDS: Record<LeavingKind, string> = {
  charge_off: 'Charge-off, collection or the like',
  late_marks: 'Late marks',
  bankruptcy: 'Bankruptcy',
  inquiry: 'Hard inquiry',
}

/** The entries by the year in which the first of their dates falls, in the order given; those of no date under null. */
export function leavingYears(
  leaving: readonly Leaving[],
): { readonly year: string | null; readonly entries: readonly Leaving[] }[] {
  const byYear = Map.groupBy(leaving, ({ usual, latest }) => (usual ?? latest)?.slice(0, 4) ?? null)
  return [...byYear].map(([year, entries]) => ({ year, entries }))
}
