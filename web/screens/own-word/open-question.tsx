import { type SyntheticEvent, useState } from 'react'
import { BUREAU_NAMES } from '#engine/words/bureau.ts'
import { EvidenceButton } from '#web/parts/evidence-button.tsx'
import { birthdayIn, choicesOf, type Question, wordOf } from '#web/screens/own-word/own-word-words.ts'
import { useSay } from '#web/screens/own-word/use-own-word.ts'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { TextField } from '#web/ui/text-field.tsx'

/** One question with its place on the page and its answers. */
export function OpenQuestion({ asked }: { readonly asked: Question }) {
  const say = useSay()
  const answer = (given: string) => {
    const word = wordOf(asked, given)
    if (word !== null) say.mutate(word)
  }
  const choices = choicesOf(asked)
  const { evidence, reportId, bureau } = asked
  return (
    <li className="space-y-2 border-t border-rule pt-4 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-strong wrap-anywhere">{asked.text}</span>
        {bureau === null ? null : <Tag>{BUREAU_NAMES[bureau]}</Tag>}
        {asked.isPractice ? <Tag>Practice</Tag> : null}
      </p>
      <p className="measure text-small text-soft">{asked.why}</p>
      {evidence === null || reportId === null ? null : (
        <EvidenceButton title={asked.label} places={[{ ...evidence, reportId }]} {...(bureau !== null && { bureau })}>
          See it on the page<span className="sr-only">: {asked.label}</span>
        </EvidenceButton>
      )}
      {choices.length === 0 ? (
        <AboutYou asked={asked} isBusy={say.isPending} onAnswer={answer} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {choices.map((choice) => (
            <Button key={choice.answer} busy={say.isPending} onClick={() => answer(choice.answer)}>
              {choice.label}
              <span className="sr-only">: {asked.text}</span>
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}

interface AboutYouProps {
  readonly asked: Question
  readonly isBusy: boolean
  readonly onAnswer: (answer: string) => void
}

const FORMS = {
  birthday: { hint: 'MM/DD/YYYY, or just the year', take: birthdayIn, mode: 'text' },
  ssn_last4: {
    hint: 'Four digits, never the whole number',
    take: (typed: string) => (/^\d{4}$/.test(typed) ? typed : null),
    mode: 'numeric',
  },
} as const

/** What is asked about the member themselves: a field, since the report's own value is what is in question. */
function AboutYou({ asked, isBusy, onAnswer }: AboutYouProps) {
  const form = asked.question === 'birthday' ? FORMS.birthday : FORMS.ssn_last4
  const [written, setWritten] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    const given = form.take(written.trim())
    setProblem(given === null ? form.hint : null)
    if (given !== null) onAnswer(given)
  }
  return (
    <form noValidate onSubmit={send} className="max-w-xs space-y-3">
      <TextField
        name={asked.question}
        label={asked.label}
        hint={form.hint}
        autoComplete="off"
        inputMode={form.mode}
        value={written}
        onChange={({ target }) => setWritten(target.value)}
        {...(problem !== null && { error: problem })}
      />
      <Button type="submit" busy={isBusy} about={asked.label}>
        Save
      </Button>
    </form>
  )
}
