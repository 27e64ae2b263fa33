import type { askAssistant as endpoint } from '#contract/assistant.ts'
import { answerFor } from '#server/features/assistant/answer-for.ts'
import { takeQuestion } from '#server/features/assistant/question-limit.ts'
import type { Operation } from '#server/platform/operations.ts'

/** The answer as a whole. */
export const askAssistant: Operation<typeof endpoint> = async (context, { user, body }) => {
  await takeQuestion(context, user.id)
  return answerFor(context, user, { question: body.question })
}
