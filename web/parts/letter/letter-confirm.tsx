import { useEffect, useRef, useState } from 'react'
import { IdentityDialog } from '#web/parts/identity/identity-dialog.tsx'
import { asksWhoTheyAre, useConfirmation } from '#web/parts/letter/letter-calls.ts'
import type { Letter } from '#web/parts/letter/letter-words.ts'
import { writeInstant } from '#web/parts/written.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

/** The member's word that the letter is true. Nothing is sent without it; nothing is ticked beforehand. */
export function LetterConfirm({ letter }: { readonly letter: Letter }) {
  const [isRead, setIsRead] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const [isKnown, setIsKnown] = useState(false)
  const confirmation = useConfirmation(letter)
  const done = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (confirmation.isSuccess) done.current?.focus()
  }, [confirmation.isSuccess])
  if (letter.isPractice)
    return <p className="text-small text-soft">A practice letter needs no confirmation: it goes nowhere real.</p>
  if (letter.attestedAt !== null) {
    return (
      <p ref={done} tabIndex={-1} className="text-small text-good">
        You confirmed this letter on {writeInstant(letter.attestedAt)}.
      </p>
    )
  }
  const statements = letter.proof.filter(({ isStatement }) => isStatement)
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setIsMissing(!isRead)
          if (isRead) confirmation.mutate()
        }}
      >
        {statements.length === 0 ? null : (
          <div className="mb-3">
            <p>Only you know if this is true. The letter says it for you:</p>
            <ul className="mt-2 list-disc space-y-1 pl-6">
              {statements.map(({ sentence }) => (
                <li key={sentence} className="wrap-anywhere">
                  {sentence}
                </li>
              ))}
            </ul>
          </div>
        )}
        <Checkbox
          label="I have read this letter and everything in it is true"
          checked={isRead}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? 'confirm-error' : undefined}
          onChange={(event) => {
            setIsRead(event.target.checked)
            setIsMissing(false)
          }}
        />
        {isMissing ? (
          <p id="confirm-error" role="alert" className="text-small font-strong text-bad">
            Read the letter and tick the sentence before you confirm
          </p>
        ) : null}
        <div className="mt-2">
          <Button type="submit" tone="primary" wide="phone" busy={confirmation.isPending}>
            Confirm letter
          </Button>
        </div>
        {isKnown ? (
          <output className="mt-2 block text-small text-soft">
            This letter now gives your details. Read it again, then confirm it.
          </output>
        ) : null}
      </form>
      <IdentityDialog
        isOpen={asksWhoTheyAre(confirmation.error)}
        onClose={confirmation.reset}
        onSaved={() => {
          confirmation.reset()
          setIsRead(false)
          setIsKnown(true)
        }}
      />
    </>
  )
}
