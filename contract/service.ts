import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'Answers once the service can serve',
  tag: 'service',
  access: 'public',
  answer: z.object({ status: z.literal('ok') }),
  refusals: [],
})

export const readReadiness = endpoint({
  method: 'GET',
  path: '/api/ready',
  summary: 'Answers 200 while the process takes calls, the database answers, files can be written and the disk has room',
  tag: 'service',
  access: 'public',
  answer: z.object({ status: z.literal('ready') }),
  refusals: ['unavailable'],
})

/** One outside service and what is in its place. `real`: the vendor named; `embedded`: a part of this installation. */
export const integration = z
  .object({
    service: z.enum(['payments', 'email', 'post', 'bureaus', 'model', 'files', 'database']),
    state: z.enum(['embedded', 'real', 'not_set_up']),
    name: z.string(),
    /** What that means for the member, in plain words. */
    words: z.string(),
  })
  .meta({ id: 'Integration' })

export const readIntegrations = endpoint({
  method: 'GET',
  path: '/api/integrations',
  summary: 'Which outside services are real here and which are embedded twins',
  tag: 'service',
  access: 'signed_in',
  answer: z.object({ integrations: z.array(integration) }),
  refusals: ['unauthenticated'],
})
