import { z } from 'zod'
import { endpoint, MAX_BODY_BYTES } from '#contract/endpoint.ts'
import { confirmedPrices, mailingQuote } from '#contract/mailing-quote.ts'
import { customerInfo, day, dollars, id, instant } from '#contract/values.ts'

/** How the post carries letters that are sent from here. */
export const MAILING_METHODS = ['certified_mail', 'standard_mail'] as const
/** Every service there is: the fast certified one, the two of the Postal Service, and mailing within 24 hours. */
export const POST_SERVICES = ['fast_certified', ...MAILING_METHODS, 'mailed_within_24_hours'] as const

/** Letters that share an envelope name the same one; absent where each goes alone. */
const envelopeId = z.string().optional()

/** A letter that was handed over now. */
const mailed = z.object({
  letterId: z.string(),
  envelopeId,
  trackingNumber: z.string().nullable(),
  /** Null where the post does not say. */
  expectedDelivery: z.string().nullable(),
  /** Of letters in one envelope the first has its price, the others 0. */
  cost: dollars,
})

/** A letter that could not go while others went, and what to do about it. */
const leftLetters = z.array(z.object({ letterId: z.string(), reason: z.string() }))

const MOST_LETTERS = 500

const mailing = { tag: 'mailing', access: 'signed_in' } as const
const REFUSALS = [
  'invalid',
  'unauthenticated',
  'step_up_needed',
  'email_unconfirmed',
  'not_found',
  'conflict',
  'not_attested',
  'price_changed',
  'unavailable',
] as const

/** Letters in one envelope where the member asks for no other number. */
const USUAL_ENVELOPE = 5

/** Letters to one recipient can share an envelope: one price, one tracking number, each still its own letter. */
const together = {
  grouped: z.boolean().default(false),
  /** At most so many letters in one envelope. */
  perEnvelope: z
    .number()
    .int()
    .min(1, 'An envelope needs at least 1 letter')
    .max(MOST_LETTERS, `An envelope holds at most ${MOST_LETTERS} letters`)
    .default(USUAL_ENVELOPE),
}

/** What was shown and confirmed: where a price is another one now, nothing goes, and the new quote is answered. */
const confirmed = confirmedPrices.optional()

export const quoteMailing = endpoint({
  ...mailing,
  method: 'POST',
  path: '/api/mailing/quote',
  summary:
    'What mailing letters comes to: pages, envelope, price and day of delivery of each, and what is missing; nothing is kept',
  body: z.object({
    letterIds: z.array(id).min(1, 'Please select at least one letter to send').max(50, 'Choose at most 50 letters at a time'),
    service: z.enum(POST_SERVICES, { error: 'Choose how they should go' }),
    ...together,
  }),
  answer: mailingQuote,
  refusals: ['invalid', 'unauthenticated', 'not_found', 'conflict'],
})

export const sendLetters = endpoint({
  ...mailing,
  method: 'POST',
  path: '/api/mailing/send-letters',
  summary: 'Mail letters that are confirmed; without ids, all that are not sent yet and can go',
  body: z.object({
    letterIds: z.array(id).max(MOST_LETTERS).optional(),
    mailingMethod: z.enum(MAILING_METHODS, { error: 'Choose certified mail or standard mail' }),
    confirmed,
    ...together,
  }),
  answer: z.object({
    message: z.string(),
    totalCost: dollars,
    /** What was handed over now; letters that were sent before are not sent again. */
    mailed: z.array(mailed),
    /** Letters that cannot go as they are, or that the post did not take; named ones go only if all can, as far as is known before. */
    left: leftLetters,
  }),
  refusals: REFUSALS,
})

const NOTHING_SELECTED = 'Please select at least one letter to send'

export const sprintMail = endpoint({
  ...mailing,
  method: 'POST',
  path: '/api/sprint-mail-service',
  summary: 'Mail confirmed letters by the fast certified service; the return address is the one on each letter',
  body: z.object({
    letters: z.array(id, { error: NOTHING_SELECTED }).min(1, NOTHING_SELECTED).max(MOST_LETTERS),
    customerInfo: customerInfo.nullish(),
    deliveryType: z.literal('certified', { error: 'Choose certified delivery' }).default('certified'),
    confirmed,
    ...together,
  }),
  answer: z.object({
    message: z.string(),
    /** One for each letter that was named. */
    responses: z.array(
      mailed.extend({
        /** `sent_before`: it was not sent again; `not_sent`: the post did not take it, see `left`. Both cost nothing now. */
        status: z.enum(['mailed', 'sent_before', 'not_sent']),
        expectedDelivery: z.string().nullable(),
      }),
    ),
    totalCost: dollars,
    left: leftLetters,
  }),
  refusals: REFUSALS,
})

export const mailService = endpoint({
  ...mailing,
  method: 'POST',
  path: '/api/mail-service',
  summary:
    'Mail letters, given as texts, within 24 hours; a text that is not a stored letter is kept as the consumer’s own statement',
  body: z.object({
    letters: z.array(z.string().max(20_000, 'The letter is too long'), { error: NOTHING_SELECTED }).max(MOST_LETTERS).optional(),
    customerInfo: customerInfo.nullish(),
    confirmed,
    ...together,
  }),
  answer: z.object({ message: z.string(), totalCost: dollars, mailed: z.array(mailed), left: leftLetters }),
  refusals: [...REFUSALS, 'unproved_fact'],
})

export const readMailingPrices = endpoint({
  ...mailing,
  method: 'GET',
  path: '/api/mailing/prices',
  summary: 'What each service costs a letter today',
  answer: z.object({
    prices: z.array(
      z.object({
        service: z.enum(POST_SERVICES),
        price: dollars,
        /** The first day of this price. */
        since: day,
      }),
    ),
    /** Whether it is the practice post office: nothing is mailed, nothing is charged. */
    isSimulated: z.boolean(),
  }),
  refusals: ['unauthenticated'],
})

/** A letter on its way, as the post tells it. */
const mailingShape = z
  .object({
    letterId: z.string(),
    envelopeId,
    service: z.enum(POST_SERVICES),
    cost: dollars,
    handedOverAt: instant,
    expectedDelivery: day.nullable(),
    /** How it ended; null while it is under way. */
    outcome: z.enum(['delivered', 'returned', 'failed']).nullable(),
    scans: z.array(z.object({ kind: z.enum(['accepted', 'in_transit', 'delivered', 'returned', 'failed']), at: instant })),
  })
  .meta({ id: 'Mailing' })

export const listMailings = endpoint({
  ...mailing,
  method: 'GET',
  path: '/api/mailing/letters',
  summary: 'Where the letters are that were handed to the post',
  pages: 'rows',
  answer: z.array(mailingShape),
  refusals: ['invalid', 'unauthenticated'],
})

export const lobWebhook = endpoint({
  tag: 'mailing',
  method: 'POST',
  path: '/api/webhooks/lob',
  summary: 'For Lob alone: says that there is news of a letter; signed, and harmless late, twice or in any order',
  access: 'public',
  carries: 'signed',
  body: z.string().max(MAX_BODY_BYTES),
  answer: z.object({ received: z.literal(true) }),
  refusals: ['invalid', 'unauthenticated'],
})
