import type { z } from 'zod'
import type { disputeDetail } from '#contract/disputes.ts'

/** The file of one dispute. */
export type Case = z.output<typeof disputeDetail>
