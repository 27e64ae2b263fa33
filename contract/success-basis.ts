import { z } from 'zod'
import { bureau } from '#contract/values.ts'

/** Added to every percentage of success: what it is without this installation's own outcomes, and those that it counts. */
export const successBasis = {
  /** Percent, by the published table alone. */
  tablePercent: z.number().int().min(0).max(100),
  /** Ended disputes here by rule and bureau, counts alone; others' only from a number of members on. Empty: none are counted. */
  outcomes: z.array(
    z
      .object({
        rule: z.string(),
        bureau,
        ended: z.number().int(),
        /** Of those: how many ended in a removal or correction. */
        changed: z.number().int(),
        /** Whether they are the user's own alone. */
        isOwnOnly: z.boolean(),
        /** The same in one sentence. */
        words: z.string(),
      })
      .meta({ id: 'CountedOutcomes' }),
  ),
}
