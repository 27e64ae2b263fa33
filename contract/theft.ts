import { z } from 'zod'
import { ALERT_KINDS, THEFT_STEPS } from '#engine/words/theft-step.ts'
import { endpoint } from '#contract/endpoint.ts'
import { day } from '#contract/values.ts'

/** What someone does whose name was used, each with its day and state. */
export const theftCase = z
  .object({
    /** The day they said someone used their name; null if they never said so. */
    begunOn: day.nullable(),
    steps: z.array(
      z.object({
        step: z.enum(THEFT_STEPS),
        title: z.string(),
        text: z.string(),
        href: z.string(),
        /** `ended`: the fraud alert ran out. */
        state: z.enum(['to_do', 'done', 'ended']),
        doneOn: day.nullable(),
        alert: z.enum(ALERT_KINDS).nullable(),
        /** Of what is to do: by when; of an alert: its last day. */
        due: day.nullable(),
        why: z.string(),
        citation: z.string(),
      }),
    ),
  })
  .meta({ id: 'TheftCase' })

const base = { tag: 'identity', access: 'signed_in', answer: theftCase } as const
const params = z.object({ step: z.enum(THEFT_STEPS) })

export const readTheft = endpoint({
  ...base,
  method: 'GET',
  path: '/api/identity-theft',
  summary: 'The steps against identity theft: freezes, fraud alert and FTC report, each with its day and state',
  refusals: ['unauthenticated'],
})

export const beginTheft = endpoint({
  ...base,
  method: 'POST',
  path: '/api/identity-theft',
  summary: 'Somebody used the member’s name: begin the steps; a second time changes nothing',
  refusals: ['unauthenticated'],
})

export const endTheft = endpoint({
  ...base,
  method: 'DELETE',
  path: '/api/identity-theft',
  summary: 'Take the steps and what was recorded of them away; without any nothing happens',
  refusals: ['unauthenticated'],
})

export const theftStepForm = z.object({
  doneOn: z.iso.date('Enter the day you did it'),
  /** Of a fraud alert; every other step has none. */
  alert: z.enum(ALERT_KINDS).nullish(),
})

export const recordTheftStep = endpoint({
  ...base,
  method: 'PUT',
  path: '/api/identity-theft/steps/:step',
  summary: 'Record that a step is done, or correct its day; begins the steps where they were not begun',
  params,
  body: theftStepForm,
  refusals: ['invalid', 'unauthenticated', 'not_found'],
})

export const undoTheftStep = endpoint({
  ...base,
  method: 'DELETE',
  path: '/api/identity-theft/steps/:step',
  summary: 'Take back that a step is done; a second time changes nothing',
  params,
  refusals: ['unauthenticated', 'not_found'],
})
