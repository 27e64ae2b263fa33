import type { z } from 'zod'
import type { assistantEvent, hearAssistant as endpoint } from '#contract/assistant.ts'
import { answerFor } from '#server/features/assistant/answer-for.ts'
import { takeQuestion } from '#server/features/assistant/question-limit.ts'
import type { Operation } from '#server/platform/operations.ts'
import { tellEvents } from '#server/platform/tell-events.ts'

type Event = z.input<typeof assistantEvent>

/** The answer as it comes: each sentence once it is checked, then the whole. */
export const hearAssistant: Operation<typeof endpoint> = async (context, { user, body }) => {
  await takeQuestion(context, user.id)
  return tellEvents<Event>(async (tell, signal) => {
    const onStatement = (statement: Extract<Event, { kind: 'statement' }>['statement']) => tell({ kind: 'statement', statement })
    return { kind: 'answer', answer: await answerFor(context, user, { question: body.question, onStatement, signal }) }
  })
}
