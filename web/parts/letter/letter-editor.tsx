import { useEffect, useRef, useState } from 'react'
import type { Typed } from '#web/parts/letter/edit-keeper.ts'
import { useEdit } from '#web/parts/letter/letter-calls.ts'
import type { Letter } from '#web/parts/letter/letter-words.ts'
import { type UnsavedEdit, useEditKeeper, useUnsavedEdit } from '#web/parts/letter/use-unsaved-edit.ts'
import { UnprovedFacts, type UnprovedText } from '#web/parts/letter/unproved-facts.tsx'
import { writeMoment } from '#web/parts/written.ts'
import { isCallError, wordsOf } from '#web/platform/api.ts'
import { controlId } from '#web/ui/field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Waiting } from '#web/ui/spinner.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

interface LetterEditorProps {
  readonly letter: Letter
  readonly onDone: () => void
}

/** The letter as text. Every fact is checked when it is saved; until then all that is typed is kept as it is. */
export function LetterEditor({ letter, onDone }: LetterEditorProps) {
  const { data: unsaved, error, isFetching, refetch } = useUnsavedEdit(letter)
  if (isFetching) return <Waiting label="Loading the letter" />
  if (error !== null || unsaved === undefined)
    return (
      <Notice tone="bad" title="We couldn’t load the letter" isLive>
        {wordsOf(error, 'Check your connection.')} <Button onClick={() => void refetch()}>Try again</Button>
      </Notice>
    )
  return <Editor letter={letter} unsaved={unsaved} onDone={onDone} />
}

function Editor({ letter, unsaved, onDone }: LetterEditorProps & { readonly unsaved: UnsavedEdit | null }) {
  const saved: Typed = { letterContent: letter.letterContent, attestedFacts: statedBefore(letter) }
  const [typed, setTyped] = useState<Typed>(unsaved ?? saved)
  const [discarded, setDiscarded] = useState<Typed | null>(null)
  const { keeper, hasFailed } = useEditKeeper(letter)
  const form = useRef<HTMLFormElement>(null)
  const edit = useEdit(letter, onDone)
  // The button that led here is gone: the text takes the focus.
  useEffect(() => areaIn(form.current)?.focus({ preventScroll: true }), [])
  const { letterContent: text, attestedFacts: stated } = typed
  const change = (next: Typed, gone: Typed | null = null) => {
    setTyped(next)
    setDiscarded(gone)
    keeper.typed(next)
  }
  const save = async () => {
    await keeper.settle()
    edit.mutate(
      { letterContent: text, attestedFacts: stated.filter((fact) => text.includes(fact)) },
      { onError: () => keeper.typed(typed) },
    )
  }
  const state = (fact: string, isStated: boolean) =>
    change({ ...typed, attestedFacts: isStated ? [...stated, fact] : stated.filter((one) => one !== fact) })
  const offending = unprovedIn(edit.error, edit.variables?.attestedFacts ?? [])
  return (
    <form
      ref={form}
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {discarded !== null ? (
        <Notice tone="info" title="Changes discarded" isLive>
          This is the letter as you last saved it. <Button onClick={() => change(discarded)}>Undo</Button>
        </Notice>
      ) : unsaved !== null && text !== saved.letterContent ? (
        <Notice tone="info" title="These are your unsaved changes">
          You typed them on {writeMoment(unsaved.savedAt)}. Save them, or go back to the letter as you last saved it.
        </Notice>
      ) : null}
      {offending.length === 0 ? null : (
        <UnprovedFacts texts={offending} stated={stated} onState={state} onChange={(fact) => selectIn(form.current, fact)} />
      )}
      {edit.error !== null && offending.length === 0 ? (
        <Notice tone="bad" title="The letter was not saved" isLive>
          {wordsOf(edit.error, 'Try again in a moment. What you typed is still here.')}
        </Notice>
      ) : null}
      <TextArea
        name="letterContent"
        label="The letter"
        hint="When you save, we check every date, amount, name, number and citation against your report and the law. Keep the addresses and the date above the subject line where they are: they show through the envelope’s window."
        rows={18}
        value={text}
        onChange={(event) => change({ ...typed, letterContent: event.target.value })}
      />
      <output className="block text-small text-soft">
        {hasFailed
          ? 'We can’t reach Errata right now. Keep this page open: we’ll keep trying to store what you typed.'
          : 'We keep what you type, even if you close this. It goes into the letter when you save.'}
      </output>
      {letter.attestedAt === null ? null : (
        <p className="text-small text-soft">You approved this letter. If you save changes, you’ll need to approve it again.</p>
      )}
      <div className="flex flex-col gap-2 sm:flex-row">
        <Button type="submit" tone="primary" busy={edit.isPending}>
          Save letter
        </Button>
        <Button onClick={onDone}>Cancel</Button>
        {text === saved.letterContent ? null : <Button onClick={() => change(saved, typed)}>Discard changes</Button>}
      </div>
    </form>
  )
}

/** What the member stated in earlier edits stays stated as long as it appears in the letter. */
const statedBefore = (letter: Letter): readonly string[] => [
  ...new Set(letter.proof.flatMap(({ facts }) => facts.filter(({ source }) => source === 'statement').map(({ text }) => text))),
]

function unprovedIn(error: unknown, attested: readonly string[]): readonly UnprovedText[] {
  if (!isCallError(error) || error.code !== 'unproved_fact') return []
  return error.issues.map(({ message, text = '', canBeStated }) => ({
    text,
    message,
    canBeStated: text !== '' && canBeStated !== false && !attested.includes(text),
  }))
}

const areaIn = (form: HTMLFormElement | null): HTMLTextAreaElement | null =>
  form?.querySelector<HTMLTextAreaElement>(`#${controlId('letterContent')}`) ?? null

/** Puts the cursor on the words in question. */
function selectIn(form: HTMLFormElement | null, text: string): void {
  const area = areaIn(form)
  const start = area?.value.indexOf(text) ?? -1
  area?.focus()
  if (area != null && start >= 0) area.setSelectionRange(start, start + text.length)
}
