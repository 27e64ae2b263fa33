import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { id, instant } from '#contract/values.ts'

/** One of the files that a report came in. */
export const fileOfReport = z.object({
  /** The id that was answered when it came. */
  id: z.string(),
  /** Stays when another file is taken out. */
  number: z.number().int(),
  firstPage: z.number().int(),
  pageCount: z.number().int(),
  uploadedAt: instant,
})

export const removeReportFile = endpoint({
  method: 'DELETE',
  path: '/api/credit-reports/:id/files/:number',
  summary: 'Take one file out of a report that came in several; the rest is judged anew',
  tag: 'credit reports',
  access: 'signed_in',
  params: z.object({
    id,
    number: z
      .string()
      .max(4)
      .regex(/^\d{1,4}$/),
  }),
  answer: z.object({ message: z.string() }),
  refusals: ['unauthenticated', 'not_found', 'conflict'],
})
