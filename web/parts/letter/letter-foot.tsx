import { useEffect, useRef, useState } from 'react'
import { IdentityDialog } from '#web/parts/identity/identity-dialog.tsx'
import { asksWhoTheyAre, useConfirmation } from '#web/parts/letter/letter-calls.ts'
import type { Letter } from '#web/parts/letter/letter-words.ts'
import { writeInstant } from '#web/parts/written.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

interface LetterFootProps {
  readonly letter: Letter
  /** The letter is out of sight: the ways to send it show in its place. */
  readonly isSending: boolean
  readonly onSend: () => void
  readonly onBack: () => void
}

/** Approve and Send, always in reach. Nothing is sent without the member's word that the letter is true, and nothing is ticked beforehand. */
export function LetterFoot({ letter, isSending, onSend, onBack }: LetterFootProps) {
  const [isRead, setIsRead] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const [isKnown, setIsKnown] = useState(false)
  const confirmation = useConfirmation(letter)
  const form = useRef<HTMLFormElement>(null)
  const isWaiting = letter.status === 'draft' && !letter.isPractice && letter.attestedAt === null
  const orAsk = (act: () => void) => () => {
    setIsMissing(isWaiting && !isRead)
    if (!isWaiting || isRead) act()
    else form.current?.querySelector<HTMLInputElement>('input')?.focus()
  }
  const approve = orAsk(() => confirmation.mutate())
  // Ticked and not approved yet: it is approved on the way.
  const send = orAsk(() => (isWaiting ? confirmation.mutate(undefined, { onSuccess: onSend }) : onSend()))
  return (
    <>
      <form
        ref={form}
        noValidate
        className="flex w-full flex-col gap-x-4 gap-y-2 sm:flex-row sm:items-center print:hidden"
        onSubmit={(event) => {
          event.preventDefault()
          approve()
        }}
      >
        <div className="min-w-0 flex-1 text-small">
          {isSending ? null : !isWaiting ? (
            <Standing letter={letter} isNews={confirmation.isSuccess} />
          ) : (
            <>
              <Checkbox
                label="I have read this letter and everything in it is true"
                checked={isRead}
                aria-invalid={isMissing || undefined}
                aria-describedby={isMissing ? 'approve-error' : undefined}
                onChange={(event) => {
                  setIsRead(event.target.checked)
                  setIsMissing(false)
                }}
              />
              {isMissing ? (
                <p id="approve-error" role="alert" className="font-strong text-bad">
                  Read the letter and tick this first
                </p>
              ) : null}
              {isKnown ? (
                <output className="block text-soft">This letter now gives your details. Read it again, then approve it.</output>
              ) : null}
            </>
          )}
        </div>
        <div className="grid auto-cols-fr grid-flow-col gap-2 sm:flex">
          {isWaiting && !isSending ? (
            <Button type="submit" tone="primary" busy={confirmation.isPending}>
              Approve<span className="sr-only"> this letter</span>
            </Button>
          ) : null}
          {/* One button that keeps the focus on the way there and back. */}
          <Button tone={isWaiting || isSending ? 'secondary' : 'primary'} onClick={isSending ? onBack : send}>
            {isSending ? 'Back to the letter' : letter.practisedAt === null ? 'Send' : 'Mail it for real'}
          </Button>
        </div>
      </form>
      {/* Apart from the form: what is sent in the dialog would be sent here too. */}
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

/** What was said about the letter; takes the focus when it was said just now. */
function Standing({ letter, isNews }: { readonly letter: Letter; readonly isNews: boolean }) {
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isNews) said.current?.focus()
  }, [isNews])
  if (letter.isPractice && letter.practisedAt === null)
    return <p className="text-soft">Practice letters need no approval. They go nowhere.</p>
  if (letter.attestedAt === null) return null
  return (
    <p ref={said} tabIndex={-1} className="text-good">
      You approved this letter on {writeInstant(letter.attestedAt)}.
    </p>
  )
}
