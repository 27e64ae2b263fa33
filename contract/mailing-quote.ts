import { z } from 'zod'
import { envelope, printedPages } from '#contract/letter-print.ts'
import { day, dollars, id } from '#contract/values.ts'

/** What keeps a letter from going, and what to do about it. */
const missing = z.object({
  kind: z.enum(['attestation', 'address', 'paper', 'page', 'price']),
  message: z.string(),
})

/** What mailing one letter comes to. */
export const letterQuote = z
  .object({
    letterId: z.string(),
    /** Letters that would share an envelope name the same one; absent where each goes alone. */
    envelopeId: z.string().optional(),
    recipient: z.string(),
    about: z.string(),
    isPractice: z.boolean(),
    /** Who carries it, in a sentence. */
    carrier: z.string(),
    /** Nothing is really mailed, and nothing is charged. */
    isSimulated: z.boolean(),
    /** Null where it cannot be printed as it is. */
    pages: printedPages.nullable(),
    /** Those that the post adds itself are among them. */
    sheets: z.number().int().nullable(),
    /** Of all that is in it. */
    envelope: envelope.nullable(),
    /** As the letter names them. */
    enclosures: z.array(z.string()),
    /** Null where the post does not state it now. Of letters in one envelope the first has its price, the others 0. */
    price: z.object({ amount: dollars, since: day, source: z.string() }).nullable(),
    expected: z.object({ on: day, why: z.string() }).nullable(),
    /** Empty: it can go. */
    missing: z.array(missing),
  })
  .meta({ id: 'LetterQuote' })

/** What mailing these letters comes to; nothing is kept, nothing is confirmed by it. */
export const mailingQuote = z
  .object({
    service: z.string(),
    letters: z.array(letterQuote),
    /** Of the prices that are known. */
    total: dollars,
    /** Whether every letter has a price, and nothing is missing. */
    canGo: z.boolean(),
  })
  .meta({ id: 'MailingQuote' })

/** The prices that were shown and confirmed, one a letter. */
export const confirmedPrices = z.array(z.object({ letterId: id, price: dollars })).max(500)
