import { useState } from 'react'
import type { Round, RoundActs } from '#web/parts/next-rounds/use-rounds.ts'
import { wordsOf } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

interface NewsDialogProps {
  readonly round: Round
  readonly acts: RoundActs
  readonly onWritten: (round: Round | undefined) => void
  readonly onClose: () => void
}

const EMPTY = 'Say what is new: a paper that you have, or what the answer left out.'

/** A repeat needs something new; the member's own words are in the letter as they stand. */
export function NewsDialog({ round, acts, onWritten, onClose }: NewsDialogProps) {
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const { prepare } = acts
  const error = isMissing
    ? EMPTY
    : prepare.isError
      ? wordsOf(prepare.error, 'The letter was not written. Try again in a moment.')
      : undefined
  const submit = () => {
    const isEmpty = text.trim() === ''
    setIsMissing(isEmpty)
    if (isEmpty) return
    prepare.mutate(
      { round, body: { statement: text } },
      { onSuccess: ({ rounds }) => onWritten(rounds.find(({ id }) => id === round.id)) },
    )
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} title={round.title} description={round.reason}>
      <form
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextArea
          name="news"
          label="What is new?"
          hint="Your words go in the letter as your statement. Say only what’s true."
          maxLength={2000}
          error={error}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" tone="primary" wide="phone" busy={prepare.isPending}>
          Write the letter
        </Button>
      </form>
    </Dialog>
  )
}
