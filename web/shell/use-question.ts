import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hearAssistant, question as questionForm } from '#contract/assistant.ts'
import { hideNumbers } from '#engine/assistant/hide-numbers.ts'
import { useZodForm } from '#web/platform/form.ts'
import { hear } from '#web/platform/hear.ts'
import { addTurn, type AssistantAnswer } from '#web/shell/conversation.ts'

/**
 * The question and its answer. What was typed stays in the field until it is answered; long numbers never leave the browser.
 * `heard` are the sentences that came so far, where a model words the answer.
 */
export function useQuestion() {
  const client = useQueryClient()
  const form = useZodForm(questionForm, { question: '' })
  const [heard, setHeard] = useState<AssistantAnswer['answer']>([])
  const ask = useMutation({
    mutationFn: (question: string) => answerTo(question, (statement) => setHeard((before) => [...before, statement])),
    retry: false,
    networkMode: 'always',
    onMutate: (question) => {
      setHeard([])
      form.setValue('question', question)
    },
    onSuccess: (answer, question) => {
      addTurn(client, { question, answer })
      form.reset({ question: '' })
    },
  })
  const submit = form.handleSubmit(
    ({ question }) => ask.mutate(hideNumbers(question)),
    () => form.setFocus('question'),
  )
  const send = (event: { preventDefault(): void }) => {
    event.preventDefault()
    if (!ask.isPending) void submit()
  }
  return { form, ask, send, heard }
}

async function answerTo(
  question: string,
  onStatement: (statement: AssistantAnswer['answer'][number]) => void,
): Promise<AssistantAnswer> {
  let whole: AssistantAnswer | null = null
  await hear(hearAssistant, { body: { question } }, (event) => {
    if (event.kind === 'answer') whole = event.answer
    else onStatement(event.statement)
  })
  if (whole === null) throw new TypeError('the answer broke off')
  return whole
}
