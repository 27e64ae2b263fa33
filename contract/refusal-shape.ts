import { z } from 'zod'

/** What is wrong with one field; `path` is its name, dotted. */
export const issueShape = z.object({
  path: z.string(),
  message: z.string(),
  /** The offending words of a letter, where the refusal is about a text. */
  text: z.string().optional(),
  /** No word of the member's own can make these words true; absent: they may state them. */
  canBeStated: z.literal(false).optional(),
})

/** What the screens read of a refusal. */
export const refusalShape = z.object({
  message: z.string(),
  code: z.string(),
  issues: z.array(issueShape).optional(),
  /** With `bureau_mismatch`: the bureau that the file really comes from. */
  detected: z.string().optional(),
  /** With `not_a_report`: the letter that it was kept as. */
  replyId: z.string().optional(),
  /** With `not_attested`: the letters that wait for the consumer's confirmation. */
  letterIds: z.array(z.string()).optional(),
  /** With `second_factor_needed`: what finishes the sign-in together with a code; lives five minutes. */
  challenge: z.string().optional(),
  /** With `step_up_needed`: what proves it. */
  proof: z.enum(['password', 'code', 'passkey']).optional(),
})
export type Issue = z.infer<typeof issueShape>
export type SentRefusal = z.infer<typeof refusalShape>
