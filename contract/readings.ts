import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

/** A reading under way: told as its pages are read, and once when it ends. */
export const readingEvent = z
  .object({
    /** The id that the report has or will have. */
    id: z.string(),
    status: z.enum(['processing', 'ready', 'failed']),
    page: z.number().int(),
    pages: z.number().int(),
    /** The reports that came of it; empty until `ready`. */
    reportIds: z.array(z.string()),
    message: z.string().nullable(),
  })
  .meta({ id: 'ReadingEvent' })

export const followReadings = endpoint({
  method: 'GET',
  path: '/api/credit-reports/events',
  summary: 'How far the reading of pictures is, as server-sent events; ends when nothing is being read',
  tag: 'credit reports',
  access: 'signed_in',
  answers: 'events',
  answer: readingEvent,
  refusals: ['unauthenticated'],
})
