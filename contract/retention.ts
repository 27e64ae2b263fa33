import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { ORIGINALS_MONTHS } from '#engine/retention/originals-months.ts'

const originalsMonths = z.literal([...ORIGINALS_MONTHS]).nullable()

/** What is kept how long. */
export const retention = z
  .object({
    /** Months after the upload in which the files of a report are deleted; null: never by themselves. */
    originalsMonths,
    choices: z.array(z.number().int()),
    kept: z.array(z.object({ what: z.string(), howLong: z.string(), why: z.string() })),
  })
  .meta({ id: 'Retention' })

export const readRetention = endpoint({
  method: 'GET',
  path: '/api/retention',
  summary: 'What is kept of the signed-in user, how long and why, and how long they want the files of reports kept',
  tag: 'accounts',
  access: 'signed_in',
  answer: retention,
  refusals: ['unauthenticated'],
})

export const retentionForm = z.object({ originalsMonths })

export const chooseRetention = endpoint({
  method: 'PUT',
  path: '/api/retention',
  summary: 'Choose how long the files of reports are kept; what was read of them stays',
  tag: 'accounts',
  access: 'signed_in',
  body: retentionForm,
  answer: retention,
  refusals: ['invalid', 'unauthenticated'],
})
