import type { askAssistant as endpoint } from '#contract/assistant.ts'
import { answerQuestion } from '#engine/assistant/answer-question.ts'
import { gatherFile } from '#server/features/assistant/gather-file.ts'
import { openQuestionLimit } from '#server/features/assistant/question-limit.ts'
import type { Operation } from '#server/platform/operations.ts'

const limit = openQuestionLimit()

/** Looks the answer up by rules. Nothing of the question is stored or logged. */
export const askAssistant: Operation<typeof endpoint> = async (context, { user, body }) => {
  limit.take(user.id, context.now())
  const file = await gatherFile(context, user)
  const { statements, sources } = answerQuestion(body.question, file)
  return {
    answer: statements.map(({ text, links, from }) => ({ text, links: [...links], from })),
    sources: [...sources],
    writtenBy: 'rules',
    isPractice: file.isPractice,
  }
}
