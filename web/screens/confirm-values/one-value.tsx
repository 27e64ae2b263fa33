import { useEffect, useId, useRef, useState } from 'react'
import { EvidenceButton } from '#web/parts/evidence-button.tsx'
import { AnswerField } from '#web/screens/confirm-values/answer-field.tsx'
import { type Confirmation, noteOnRead, writeField, writeRead } from '#web/screens/confirm-values/confirmation-words.ts'
import { nameOfValue, ValuePlace } from '#web/screens/confirm-values/value-place.tsx'
import { Button } from '#web/ui/button.tsx'

interface OneValueProps {
  readonly reportId: string
  readonly asked: Confirmation
  readonly problem: string | undefined
  readonly onAnswer: (value: string | null) => void
  readonly onSkip: () => void
  /** Null while there is nothing to take back. */
  readonly onUndo: (() => void) | null
}

/** One value next to its place: yes, something else, nothing, or later. */
export function OneValue({ reportId, asked, problem, onAnswer, onSkip, onUndo }: OneValueProps) {
  const [isEditing, setIsEditing] = useState(problem !== undefined)
  const yes = useRef<HTMLButtonElement>(null)
  const askedId = useId()
  const note = noteOnRead(asked)
  // Enter says yes to one value after another.
  useEffect(() => (isEditing ? undefined : yes.current?.focus({ preventScroll: true })), [isEditing])
  return (
    <div className="space-y-5">
      <div>
        <ValuePlace reportId={reportId} asked={asked} />
        <EvidenceButton key={asked.key} title={nameOfValue(asked)} places={[{ ...asked.evidence, reportId }]}>
          See the whole page
        </EvidenceButton>
      </div>
      <div id={askedId} aria-live="polite">
        <p className="text-small text-soft">
          {writeField(asked)}
          {asked.entry === null ? null : <span className="wrap-anywhere"> · {asked.entry}</span>}
        </p>
        <p className="quoted mt-1 text-figure wrap-anywhere whitespace-pre-line">{writeRead(asked)}</p>
        {note === null ? null : <p className="text-small text-soft">{note}</p>}
        <p className="sr-only">Read on page {asked.evidence.page}. Is that what it says?</p>
      </div>
      {isEditing ? (
        <AnswerField
          asked={asked}
          problem={problem}
          onAnswer={(value) => {
            setIsEditing(false)
            onAnswer(value)
          }}
          onCancel={() => setIsEditing(false)}
        />
      ) : (
        <div className="sticky bottom-16 -mx-5 space-y-2 border-t border-rule bg-sheet px-5 py-3 sm:static sm:mx-0 sm:border-0 sm:p-0 md:bottom-0">
          <Button ref={yes} aria-describedby={askedId} tone="primary" wide="phone" onClick={() => onAnswer(asked.value)}>
            Yes, that is what it says
          </Button>
          <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
            <Button wide="phone" onClick={() => setIsEditing(true)}>
              It says something else
            </Button>
            <Button wide="phone" onClick={() => onAnswer(null)}>
              Not printed or not readable
            </Button>
          </div>
          <div className="flex justify-between gap-2 sm:justify-start">
            <Button tone="quiet" onClick={onSkip}>
              Skip for now
            </Button>
            {onUndo === null ? null : (
              <Button tone="quiet" onClick={onUndo}>
                Undo the last one
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
