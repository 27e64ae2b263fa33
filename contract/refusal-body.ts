import type { z } from 'zod'
import { refusalShape } from '#contract/refusal-shape.ts'
import { mailingQuote } from '#contract/mailing-quote.ts'

/** The body of every refusal. Apart, so that a screen that mails nothing loads no quote. */
export const refusalBody = refusalShape
  .extend({
    /** With `price_changed`: what mailing comes to now. */
    quote: mailingQuote.optional(),
  })
  .meta({ id: 'Refusal' })
export type RefusalBody = z.infer<typeof refusalBody>
