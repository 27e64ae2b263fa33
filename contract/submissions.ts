import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { day, disputeTarget, idParams, instant } from '#contract/values.ts'
import { FILING_METHODS } from '#engine/words/filing-method.ts'

/** Why nothing more is submitted. */
export const DISPUTE_OVER = 'This dispute has ended. Start another round with new information before you submit it again.'

/** That the member filed a dispute with a recipient directly: their own word. */
export const submission = z
  .object({
    target: disputeTarget,
    method: z.enum(FILING_METHODS),
    submittedAt: instant,
    /** The day of that where the member lived then; its clock runs from it. */
    filedOn: day,
    /** The day the recipient has it: that of an online filing. Null where no one knows it yet. */
    receivedOn: day.nullable(),
    /** Until then: the day it should arrive; null where no clock starts. */
    expectedOn: day.nullable(),
    /** Practised: nothing was filed, and no one expects a delivery. */
    isPractice: z.boolean(),
  })
  .meta({ id: 'Submission' })

export const submitDispute = endpoint({
  method: 'POST',
  path: '/api/disputes/:id/submissions',
  summary: 'Record that the user filed the dispute with a recipient directly; its clock starts when it is received',
  tag: 'disputes',
  access: 'signed_in',
  params: idParams,
  body: z.object({
    target: disputeTarget,
    method: z.enum(FILING_METHODS, { error: 'Choose how you submitted it' }),
    /** When, where it was not just now. */
    submittedAt: z.union([z.iso.date(), instant], { error: 'Enter the day you submitted it' }).nullish(),
  }),
  answer: submission,
  status: 201,
  repeats: true,
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict'],
})
