import { z } from 'zod'

/** Front door of what is done with a member's data as a whole. */

/** The job that looks again whether nothing is left of someone who was erased. */
export const LOOK_AGAIN = {
  name: 'erasures.look-again',
  shape: z.object({ id: z.uuid(), isLast: z.boolean() }),
} as const

export { COMPACT, compactDatabase } from '#server/features/account-data/compact-database.ts'
export { lookAgain } from '#server/features/account-data/finish-erasure.ts'
