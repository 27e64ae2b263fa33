import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { idParams, instant } from '#contract/values.ts'

/** One place where the account is signed in to. */
export const session = z
  .object({
    id: z.string(),
    /** Program and system in plain words: `Chrome on Windows`. */
    device: z.string(),
    /** When it signed in. */
    firstSeen: instant,
    /** When it last called, within some minutes. */
    lastSeen: instant,
    /** The one that asks. */
    isThis: z.boolean(),
  })
  .meta({ id: 'Session' })

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  summary: 'Where the account is signed in, this one first',
  tag: 'accounts',
  access: 'signed_in',
  pages: ['sessions'],
  answer: z.object({ sessions: z.array(session) }),
  refusals: ['invalid', 'unauthenticated'],
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:id',
  summary: 'Sign out one place; another than this one after a proof',
  tag: 'accounts',
  access: 'signed_in',
  params: idParams,
  answer: z.object({ message: z.string() }),
  refusals: ['unauthenticated', 'not_found', 'step_up_needed'],
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/sessions/end-others',
  summary: 'Sign out everywhere but here, after a proof; harmless when there is nowhere else',
  tag: 'accounts',
  access: 'signed_in',
  answer: z.object({ message: z.string(), ended: z.number().int() }),
  refusals: ['unauthenticated', 'step_up_needed'],
})
