import { z } from 'zod'
import { TOTALS_ANSWERS } from '#engine/words/totals-answer.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idParams } from '#contract/values.ts'

/** What a report counts of itself, and what was read. */
export const totals = z.object({
  printed: z.record(z.string(), z.number()),
  read: z.record(z.string(), z.number()),
  reconciled: z.boolean().nullable(),
  /** Whether they contradict what was read, so that the report's errors are only asked about: `answer` may settle it. */
  isContradicted: z.boolean(),
  /** What the member said about that; null: nothing yet. */
  answer: z.enum(TOTALS_ANSWERS).nullable(),
})

export const answerTotals = endpoint({
  method: 'POST',
  path: '/api/credit-reports/:id/totals',
  summary: 'Answer whether a report whose totals differ from what was read really shows what was read; null takes it back',
  tag: 'credit reports',
  access: 'signed_in',
  params: idParams,
  body: z.object({ answer: z.enum(TOTALS_ANSWERS).nullable() }),
  answer: z.object({ totals, message: z.string() }),
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict'],
})
