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

const statement = z.object({
  text: z.string(),
  links: z.array(link),
  /**
   * `file`: facts of the member's own file; `article`, `glossary`: word for word, from there or from the short answer that leads
   * there; `errata`: about the assistant.
   */
  from: z.enum(['file', 'article', 'glossary', 'errata']),
})

/** An answer built from the member's own file and from the articles, each sentence with its links. */
export const assistantAnswer = z
  .object({
    answer: z.array(statement),
    /** Every place that the answer rests on, once. */
    sources: z.array(link),
    /** `rules`: looked up, no model wrote any of it. `model`: worded by one, each sentence checked against what was looked up. */
    writtenBy: z.enum(['rules', 'model']),
    /** Whether the file is one of practice reports, while there are no own reports. */
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

/** Checked sentences that a model worded, then the answer, which replaces them all. */
export const assistantEvent = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('statement'), statement }),
    z.object({ kind: z.literal('answer'), answer: assistantAnswer }),
  ])
  .meta({ id: 'AssistantEvent' })

export const hearAssistant = endpoint({
  method: 'POST',
  path: '/api/assistant/events',
  summary: 'The same answer as it comes, as server-sent events; the last event is the answer as a whole',
  tag: 'assistant',
  access: 'signed_in',
  body: question,
  answers: 'events',
  answer: assistantEvent,
  refusals: ['invalid', 'unauthenticated', 'too_many'],
})
