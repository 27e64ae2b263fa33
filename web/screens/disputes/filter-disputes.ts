import type { z } from 'zod'
import type { dispute } from '#contract/disputes.ts'
import { DISPUTE_STATUSES } from '#engine/words/dispute-status.ts'

export type Dispute = z.output<typeof dispute>

export const STATUS_FILTERS = ['all', ...DISPUTE_STATUSES] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

export const filterOf = (text: string): StatusFilter => STATUS_FILTERS.find((filter) => filter === text) ?? 'all'

export const ORDERS = ['newest', 'oldest'] as const
export type Order = (typeof ORDERS)[number]

export const orderOf = (text: string): Order => ORDERS.find((order) => order === text) ?? 'newest'
