import type { z } from 'zod'
import type { dispute } from '#contract/disputes.ts'
import { DISPUTE_STATUSES, type DisputeStatus } from '#engine/words/dispute-status.ts'

export type Dispute = z.output<typeof dispute>

export const STATUS_FILTERS = ['all', ...DISPUTE_STATUSES] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

export const filterOf = (text: string): StatusFilter => STATUS_FILTERS.find((filter) => filter === text) ?? 'all'

/** The disputes of a status whose creditor, reason or tracking number has every word of the search, whatever its case. */
export function filterDisputes<
  D extends Pick<Dispute, 'creditor' | 'description' | 'trackingNumbers'> & { readonly status: DisputeStatus },
>(disputes: readonly D[], search: string, filter: StatusFilter): readonly D[] {
  const words = search.toLowerCase().split(/\s+/)
  return disputes.filter((dispute) => {
    if (filter !== 'all' && dispute.status !== filter) return false
    const text = [dispute.creditor, dispute.description, ...dispute.trackingNumbers].join(' ').toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
