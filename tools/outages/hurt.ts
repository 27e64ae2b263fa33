import { z } from 'zod'

/** Names the file that says how a product is hurt right now. */
export const HURT_FILE = 'ERRATA_HURT_FILE'
/** Ends the name of the file next to it, in which the product repeats what it has taken from there. */
export const TAKEN = 'taken'

export const hurtShape = z.object({
  disk: z.enum(['full', 'slow', 'read-only']).nullable(),
  /** How far its clock is ahead, in milliseconds. */
  clockMs: z.number(),
})
export type Hurt = z.infer<typeof hurtShape>

export const UNHURT: Hurt = { disk: null, clockMs: 0 }
