import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import {
  answerOf,
  choiceWords,
  type Confirmation,
  problemOfAnswer,
  writeForEditing,
} from '#web/screens/confirm-values/confirmation-words.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

interface AnswerFieldProps {
  readonly asked: Confirmation
  /** What the server said against the last answer. */
  readonly problem: string | undefined
  readonly onAnswer: (value: string) => void
  readonly onCancel: () => void
}

const HINTS: Partial<Record<Confirmation['kind'], string>> = {
  date: 'As it is printed: 03/05/2019, 03/2019 or Mar 2019',
  money: 'In dollars: 1,284 or 1284.50',
}
const LONG = 60

/** What the page says instead, in a field of the value's kind. */
export function AnswerField({ asked, problem, onAnswer, onCancel }: AnswerFieldProps) {
  const [written, setWritten] = useState(writeForEditing(asked))
  const [found, setFound] = useState(problem ?? null)
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => place.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), [])
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    const wrong = problemOfAnswer(asked, written)
    setFound(wrong)
    if (wrong === null) onAnswer(answerOf(asked, written))
  }
  const words = { name: 'answer', label: 'What does the page say?', ...(found !== null && { error: found }) }
  const hint = HINTS[asked.kind]
  const change = ({ target }: { target: { value: string } }) => setWritten(target.value)
  const isLong = asked.kind === 'text' && (asked.value.includes('\n') || asked.value.length > LONG)
  return (
    <form ref={place} noValidate onSubmit={send} className="space-y-4">
      {asked.choices.length > 0 ? (
        <SelectField
          {...words}
          placeholder="Choose"
          options={asked.choices.map((value) => ({ value, label: choiceWords(value) }))}
          value={written}
          onChange={change}
        />
      ) : isLong ? (
        <TextArea {...words} rows={3} value={written} onChange={change} />
      ) : (
        <TextField
          {...words}
          {...(hint !== undefined && { hint })}
          inputMode={asked.kind === 'money' || asked.kind === 'number' ? 'decimal' : 'text'}
          autoComplete="off"
          value={written}
          onChange={change}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="primary">
          Save this
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          Back
        </Button>
      </div>
    </form>
  )
}
