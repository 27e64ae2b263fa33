import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { instant } from '#contract/values.ts'

/** Something that counts for the safety of the account. */
export const securityEvent = z
  .object({
    id: z.string(),
    at: instant,
    /** Its name in the logs: `session.opened`. */
    event: z.string(),
    /** The same for the member. */
    words: z.string(),
    /** Program and system in plain words: `Chrome on Windows`; null where neither is known. */
    device: z.string().nullable(),
  })
  .meta({ id: 'SecurityEvent' })

export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/api/auth/security-events',
  summary: 'Sign-ins, refused sign-ins and whatever else counts for the safety of the account, newest first',
  tag: 'accounts',
  access: 'signed_in',
  answer: z.object({ events: z.array(securityEvent) }),
  pages: ['events'],
  refusals: ['invalid', 'unauthenticated'],
})
