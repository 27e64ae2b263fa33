import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

/** A place of this product: a path, with what it may carry behind `?`. */
const link = z.object({ label: z.string(), to: z.string().startsWith('/') })

/** At most this long; what is longer is no question. */
export const LONGEST_QUESTION = 500

export const question = z.object({
  question: z
    .string({ error: 'Enter a question' })
    .trim()
    .min(1, 'Enter a question')
    .max(LONGEST_QUESTION, `Keep it under ${LONGEST_QUESTION} characters`),
})

/** An answer built from the member's own file and from the articles, each sentence with its links. */
export const assistantAnswer = z
  .object({
    answer: z.array(
      z.object({
        text: z.string(),
        links: z.array(link),
        /** `file`: facts of the member's own file; `article`, `glossary`: quoted word for word; `errata`: about the assistant. */
        from: z.enum(['file', 'article', 'glossary', 'errata']),
      }),
    ),
    /** Every place that the answer rests on, once. */
    sources: z.array(link),
    /** `rules`: looked up, no model wrote any of it. */
    writtenBy: z.enum(['rules', 'model']),
    /** Whether the file is one of practice reports, as long as there is none of one’s own. */
    isPractice: z.boolean(),
  })
  .meta({ id: 'AssistantAnswer' })

export const askAssistant = endpoint({
  method: 'POST',
  path: '/api/assistant',
  summary: 'Answer a question from the user’s own file and the articles, with links to both; nothing of it is kept',
  tag: 'assistant',
  access: 'signed_in',
  body: question,
  answer: assistantAnswer,
  refusals: ['invalid', 'unauthenticated', 'too_many'],
})
