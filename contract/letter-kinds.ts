import { z } from 'zod'
import { OFFERED_KINDS } from '#engine/words/letter-type.ts'
import { endpoint } from '#contract/endpoint.ts'
import { told } from '#contract/told.ts'
import { disputeTarget, id, idParams, userInfo } from '#contract/values.ts'

/** One of the further kinds of letter, and whether it can be written for an entry and its dispute today. */
export const letterKind = z
  .object({
    letterType: z.enum(OFFERED_KINDS),
    /** Whom it can go to, the usual one first; none where it cannot be written. */
    recipients: z.array(disputeTarget),
    /** Why it cannot be written now, and what to do; null: it can. */
    why: z.string().nullable(),
    /** What it asks of the member, each at its field of the call that writes it. */
    asks: z.array(z.object({ path: z.string(), message: z.string() })),
    /** The newest letter of this kind about the same. */
    letterId: z.string().nullable(),
  })
  .meta({ id: 'LetterKind' })

export const listLetterKinds = endpoint({
  method: 'GET',
  path: '/api/letter-kinds',
  summary: 'Which further kinds of letter an item, a dispute or an inquiry allows today, and why not the others',
  tag: 'letters',
  access: 'signed_in',
  query: z
    .object({ negativeItemId: id, disputeId: id, reportId: id, inquiryId: id })
    .partial()
    .refine((about) => Boolean(about.negativeItemId ?? about.disputeId ?? (about.reportId && about.inquiryId)), {
      path: ['negativeItemId'],
      message: 'Choose the item, dispute or inquiry this letter is about',
    }),
  answer: z.array(letterKind),
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict'],
})

export const readTold = endpoint({
  method: 'GET',
  path: '/api/dispute-letters/:id/told',
  summary: 'With what a letter was asked for, so that it can be written again',
  tag: 'letters',
  access: 'signed_in',
  params: idParams,
  answer: z
    .object({
      told,
      statement: z.string().nullable(),
      inquiry: z.object({ reportId: z.string(), inquiryId: z.string() }).nullable(),
      userInfo: userInfo.nullable(),
      recipientAddress: userInfo.pick({ address: true, city: true, state: true, zip: true }).nullable(),
    })
    .meta({ id: 'AskedWith' }),
  refusals: ['unauthenticated', 'not_found'],
})
