import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { LONGEST_QUESTION } from '#contract/assistant.ts'
import { wordsOf } from '#web/platform/api.ts'
import { AskedQuestion, AssistantTurn, Said } from '#web/shell/assistant-turn.tsx'
import { conversation } from '#web/shell/conversation.ts'
import { useQuestion } from '#web/shell/use-question.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const FORM_ID = 'ask-errata'

/** Questions to begin with: one for each kind of answer. */
const SUGGESTIONS = [
  'What errors are in my reports?',
  'What are my negative items?',
  'When must the bureaus answer me?',
  'What happens next?',
  'What is my utilization?',
  'How long do late payments stay?',
] as const

interface AssistantDialogProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** The assistant: a question, and what the member's own file and the articles say, with links to both. */
export function AssistantDialog({ isOpen, onOpenChange }: AssistantDialogProps) {
  const { data: turns = [] } = useQuery(conversation)
  const { form, ask, send, heard } = useQuestion()
  const asked = ask.isPending ? ask.variables : null
  const end = useSeenEnd(`${turns.length} ${asked ?? ''} ${ask.isError}`)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Ask Errata"
      description="We look up answers in your reports and our articles, and link to both. Each one says if a language model wrote it. This is software, not a lawyer, and we don’t keep what you ask."
      footer={
        <form id={FORM_ID} noValidate onSubmit={send} className="flex w-full flex-col gap-3 sm:flex-row sm:items-end">
          <div className="min-w-0 grow">
            <TextField
              {...form.register('question')}
              label="Your question"
              autoComplete="off"
              maxLength={LONGEST_QUESTION}
              error={form.formState.errors.question?.message}
            />
          </div>
          <Button type="submit" tone="primary" wide="phone" busy={ask.isPending}>
            Send
          </Button>
        </form>
      }
    >
      {turns.length === 0 && asked === null ? <Suggestions onChoose={(text) => ask.mutate(text)} /> : null}
      <div role="log" aria-label="Conversation" aria-busy={ask.isPending} className="space-y-6">
        {turns.map((turn, at) => (
          <section key={`${at}.${turn.question}`} className="border-t border-rule pt-4 first:border-t-0 first:pt-0">
            <AssistantTurn turn={turn} onLeave={() => onOpenChange(false)} />
          </section>
        ))}
        {asked === null ? null : (
          <section className="border-t border-rule pt-4 first:border-t-0 first:pt-0">
            <AskedQuestion question={asked} />
            <div className="mt-3 space-y-3">
              {heard.map((statement, at) => (
                <Said key={`${at}.${statement.text}`} statement={statement} onLeave={() => onOpenChange(false)} />
              ))}
            </div>
            <p className="mt-3 flex items-center gap-3 text-soft">
              <Spinner />
              Looking it up
            </p>
          </section>
        )}
        {ask.isError ? (
          <Notice tone="bad" title="Your question could not be answered" isLive>
            {wordsOf(ask.error, 'Check your connection and send it again. It is still in the field.')}
          </Notice>
        ) : null}
        <div ref={end} />
      </div>
    </Dialog>
  )
}

/** Brings what came last into sight. */
function useSeenEnd(what: string) {
  const end = useRef<HTMLDivElement>(null)
  const seen = useRef(what)
  useEffect(() => {
    if (seen.current === what) return
    seen.current = what
    const last = end.current?.previousElementSibling
    last?.scrollIntoView({ block: 'start' })
  }, [what])
  return end
}

function Suggestions({ onChoose }: { readonly onChoose: (text: string) => void }) {
  return (
    <section aria-labelledby="ask-errata-suggestions" className="mb-2">
      <h3 id="ask-errata-suggestions">Ask, for example</h3>
      <ul className="mt-3 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {SUGGESTIONS.map((text) => (
          <li key={text}>
            <Button wide="phone" onClick={() => onChoose(text)}>
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
