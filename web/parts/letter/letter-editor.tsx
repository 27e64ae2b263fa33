import { useRef, useState } from 'react'
import { useEdit } from '#web/parts/letter/letter-calls.ts'
import { type Letter, mayBeStated } from '#web/parts/letter/letter-words.ts'
import { UnprovedFacts, type UnprovedText } from '#web/parts/letter/unproved-facts.tsx'
import { isCallError, wordsOf } from '#web/platform/api.ts'
import { controlId } from '#web/ui/field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

interface LetterEditorProps {
  readonly letter: Letter
  readonly onDone: () => void
}

/** The letter as text. What is typed is held against the file; what nothing proves is changed or stated by the member. */
export function LetterEditor({ letter, onDone }: LetterEditorProps) {
  const [text, setText] = useState(letter.letterContent)
  const [stated, setStated] = useState<readonly string[]>(() => statedBefore(letter))
  const form = useRef<HTMLFormElement>(null)
  const edit = useEdit(letter, onDone)
  const save = () => {
    edit.mutate({ letterContent: text, attestedFacts: stated.filter((fact) => text.includes(fact)) })
  }
  const offending = unprovedIn(edit.error, edit.variables?.attestedFacts ?? [])
  return (
    <form
      ref={form}
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {offending.length === 0 ? null : (
        <UnprovedFacts
          texts={offending}
          stated={stated}
          onState={(fact, isStated) => setStated(isStated ? [...stated, fact] : stated.filter((one) => one !== fact))}
          onChange={(fact) => selectIn(form.current, fact)}
        />
      )}
      {edit.error !== null && offending.length === 0 ? (
        <Notice tone="bad" title="The letter was not saved" isLive>
          {wordsOf(edit.error, 'Try again in a moment. What you typed is still here.')}
        </Notice>
      ) : null}
      <TextArea
        name="letterContent"
        label="The letter"
        hint="Every date, amount, name, number and citation is checked against your report and the law before it is saved. The addresses and the date above the subject line are printed on the envelope's window as you leave them."
        rows={18}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {letter.attestedAt === null ? null : (
        <p className="text-small text-soft">Saving drops your confirmation: you confirm the changed letter again.</p>
      )}
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button type="submit" tone="primary" busy={edit.isPending}>
          Save letter
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  )
}

/** What the member stated in earlier edits stays stated as long as it stands in the letter. */
const statedBefore = (letter: Letter): readonly string[] => [
  ...new Set(letter.proof.flatMap(({ facts }) => facts.filter(({ source }) => source === 'statement').map(({ text }) => text))),
]

function unprovedIn(error: unknown, attested: readonly string[]): readonly UnprovedText[] {
  if (!isCallError(error) || error.code !== 'unproved_fact') return []
  return error.issues.map(({ message, text = '' }) => ({
    text,
    message,
    canBeStated: text !== '' && !attested.includes(text) && mayBeStated(text),
  }))
}

/** Puts the cursor on the words in question. */
function selectIn(form: HTMLFormElement | null, text: string): void {
  const area = form?.querySelector<HTMLTextAreaElement>(`#${controlId('letterContent')}`)
  const start = area?.value.indexOf(text) ?? -1
  area?.focus()
  if (area != null && start >= 0) area.setSelectionRange(start, start + text.length)
}
