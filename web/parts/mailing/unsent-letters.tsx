import { useId } from 'react'
import { type LetterHead, letterState, recipientName, isSendable } from '#web/parts/letter/letter-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'

interface UnsentLettersProps {
  readonly letters: readonly LetterHead[]
  readonly ticked: ReadonlySet<string>
  readonly onTick: (id: string, isTicked: boolean) => void
  readonly onOpen: (id: string) => void
}

/** The letters that wait, to be ticked; each leads to where it is read and confirmed. */
export function UnsentLetters({ letters, ticked, onTick, onOpen }: UnsentLettersProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-strong">Which letters?</legend>
      <ul className="mt-1.5 divide-y divide-rule border-y border-rule">
        {letters.map((letter) => (
          <UnsentLetter
            key={letter.id}
            letter={letter}
            isTicked={ticked.has(letter.id)}
            onTick={(isTicked) => onTick(letter.id, isTicked)}
            onOpen={() => onOpen(letter.id)}
          />
        ))}
      </ul>
    </fieldset>
  )
}

interface UnsentLetterProps {
  readonly letter: LetterHead
  readonly isTicked: boolean
  readonly onTick: (isTicked: boolean) => void
  readonly onOpen: () => void
}

function UnsentLetter({ letter, isTicked, onTick, onOpen }: UnsentLetterProps) {
  const state = letterState(letter)
  const id = useId()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
      <label className="flex min-h-11 min-w-0 flex-1 basis-56 items-center gap-3">
        <input
          type="checkbox"
          className="size-5.5 shrink-0"
          checked={isTicked}
          aria-describedby={id}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span className="min-w-0 wrap-anywhere">
          To {recipientName(letter)}
          <span className="block text-small text-soft">about {letter.creditor}</span>
        </span>
      </label>
      <span className="flex flex-wrap items-center gap-x-3 max-sm:w-full max-sm:justify-between max-sm:pl-8.5">
        <span id={id}>
          <Tag tone={state.tone}>{state.label}</Tag>
          {letter.isRequest ? <Tag>Request</Tag> : null}
        </span>
        <Button tone="quiet" onClick={onOpen} about={`letter to ${recipientName(letter)}, ${letter.creditor}`}>
          {isSendable(letter) ? 'Read' : 'Read and approve'}
        </Button>
      </span>
    </li>
  )
}
