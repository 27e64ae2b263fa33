import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { covered, instant } from '#contract/values.ts'

/** Which form: `new dispute`, `own words 3f…`. */
const form = z
  .string()
  .regex(/^[\w /.:-]+$/)
  .max(160)

/** The form as the screen that shows it writes it down: JSON of its fields. */
const typed = covered(z.string().max(20_000))

export const draft = z.object({ typed, savedAt: instant }).meta({ id: 'Draft' })

const DRAFTS = '/api/drafts'

export const readDraft = endpoint({
  method: 'GET',
  path: DRAFTS,
  summary: 'What the caller typed into this form and has not sent yet; 204 when there is nothing',
  tag: 'accounts',
  access: 'signed_in',
  query: z.object({ form }),
  answer: draft.nullable(),
  mayBeNothing: true,
  refusals: ['invalid', 'unauthenticated'],
})

export const keepDraft = endpoint({
  method: 'PUT',
  path: DRAFTS,
  summary: 'Keep what the caller is typing into a form, unchecked; `null` drops it. It is forgotten after 30 days',
  tag: 'accounts',
  access: 'signed_in',
  body: z.object({ form, typed: typed.nullable() }),
  answer: draft.nullable(),
  mayBeNothing: true,
  refusals: ['invalid', 'unauthenticated'],
})
