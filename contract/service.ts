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
  summary: 'Answers 200 while the database answers',
  tag: 'service',
  access: 'public',
  answer: z.object({ status: z.literal('ready') }),
  refusals: ['unavailable'],
})
