import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idParams, instant } from '#contract/values.ts'

/** A way into the account that was ended, and can be let in again. */
export const endedWay = z
  .object({
    id: z.string(),
    kind: z.enum(['passkey', 'helper', 'invitation', 'calendar_link']),
    /** As the member knows it: a passkey's name, a helper's name or address. */
    label: z.string(),
    endedAt: instant,
  })
  .meta({ id: 'EndedWay' })

const base = { tag: 'accounts', access: 'signed_in' } as const

export const secureAccount = endpoint({
  ...base,
  method: 'POST',
  path: '/api/auth/secure',
  summary:
    'End every session but this one, and every device, passkey, helper, invitation and calendar link; the member gets a mail',
  answer: z.object({
    message: z.string(),
    /** How many other places were signed out. */
    sessions: z.number().int(),
    ended: z.array(endedWay),
  }),
  refusals: ['unauthenticated', 'forbidden', 'step_up_needed'],
})

export const listEndedAccess = endpoint({
  ...base,
  method: 'GET',
  path: '/api/auth/ended-access',
  summary: 'What was ended when the account was secured or its password reset, and can be let in again',
  answer: z.object({ ended: z.array(endedWay) }),
  pages: ['ended'],
  refusals: ['invalid', 'unauthenticated'],
})

export const giveBackAccess = endpoint({
  ...base,
  method: 'POST',
  path: '/api/auth/ended-access/:id/give-back',
  summary: 'Let one of them in again; harmless when that was done before',
  params: idParams,
  answer: z.object({ message: z.string() }),
  refusals: ['unauthenticated', 'forbidden', 'not_found', 'step_up_needed', 'conflict'],
})
