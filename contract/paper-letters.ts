import { z } from 'zod'
import { reply } from '#contract/answers.ts'
import { endpoint } from '#contract/endpoint.ts'
import { idParams, line } from '#contract/values.ts'

export const keepPaperLetter = endpoint({
  tag: 'answers',
  access: 'signed_in',
  method: 'POST',
  path: '/api/answers/:id/letters',
  summary: 'Keep the letter of a step of a paper, as the member filled it in: it is mailed, tracked and proved as any other',
  params: idParams,
  body: z.object({
    /** The step by its id. */
    step: line(200),
    text: z.string().trim().min(1).max(20_000),
  }),
  answer: reply,
  status: 201,
  repeats: true,
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict', 'unproved_fact'],
})
