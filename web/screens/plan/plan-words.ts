import type { z } from 'zod'
import type { plan } from '#contract/plan.ts'
import type { PlanCategory, PlanPriority } from '#engine/plan/plan-action.ts'
import type { Tone } from '#web/ui/tag.tsx'

export type Plan = z.output<typeof plan>
export type PlanAction = Plan['actions'][number]

export const CATEGORY_WORDS: Record<PlanCategory, string> = {
  utilization: 'Utilization',
  payment: 'Payment',
  history: 'History',
  mix: 'Credit mix',
  inquiries: 'Inquiries',
}

export const PRIORITY_TONES: Record<PlanPriority, Tone> = { High: 'bad', Medium: 'warn', Low: 'neutral' }

/** Where the documents' second button of an action leads; the other categories have none. */
export function helpFor(category: PlanCategory): { readonly to: '/tools' | '/disputes'; readonly label: string } | null {
  if (category === 'utilization' || category === 'payment') return { to: '/tools', label: 'Use Calculator' }
  return category === 'history' ? { to: '/disputes', label: 'File Dispute' } : null
}
