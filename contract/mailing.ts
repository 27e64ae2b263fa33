import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { dollars, id } from '#contract/values.ts'

/** How the post carries letters that are sent from here. */
export const MAILING_METHODS = ['certified_mail', 'standard_mail'] as const

export const sendLetters = endpoint({
  method: 'POST',
  path: '/api/mailing/send-letters',
  summary: 'Mail letters that are confirmed; without ids, all that are not sent yet',
  tag: 'mailing',
  access: 'signed_in',
  body: z.object({
    letterIds: z.array(id).max(500).optional(),
    mailingMethod: z.enum(MAILING_METHODS, { error: 'Choose certified mail or standard mail' }),
  }),
  answer: z.object({
    message: z.string(),
    totalCost: dollars,
    /** What was handed over now; letters that were sent before are not sent again. */
    mailed: z.array(
      z.object({ letterId: z.string(), trackingNumber: z.string().nullable(), expectedDelivery: z.string(), cost: dollars }),
    ),
  }),
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict', 'not_attested'],
})
