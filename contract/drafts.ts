import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { covered, instant } from '#contract/values.ts'

/** Which form: `new dispute`, `own words 3f…`. */
const form = z
  .string()
  .regex(/^[\w /.:-]+$/)
  .max(160)

/** The form as the screen that shows it writes it down: JSON of its fields, of a whole letter with what is stated in it. */
const typed = covered(z.string().max(100_000))

/** What is being typed into a letter is the form of this name. */
export const formOfLetter = (letterId: string): string => `letter ${letterId}`

/** The fields of that form. */
export const typedLetter = z.object({ letterContent: z.string(), attestedFacts: z.array(z.string()) })

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
  summary: 'Keep what the caller is typing into a form, unchecked; `null` drops it. What is no letter is forgotten after 30 days',
  tag: 'accounts',
  access: 'signed_in',
  body: z.object({ form, typed: typed.nullable() }),
  answer: draft.nullable(),
  mayBeNothing: true,
  refusals: ['invalid', 'unauthenticated'],
})
