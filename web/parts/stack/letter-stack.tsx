import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readLetter } from '#contract/letters.ts'
import { IdentityDialog } from '#web/parts/identity/identity-dialog.tsx'
import { asksWhoTheyAre } from '#web/parts/letter/letter-calls.ts'
import type { Letter, LetterHead } from '#web/parts/letter/letter-words.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { useApproval, useEncloseInAll } from '#web/parts/stack/stack-calls.ts'
import { StackDone } from '#web/parts/stack/stack-done.tsx'
import { StackLetter } from '#web/parts/stack/stack-letter.tsx'
import { waitsForApproval } from '#web/parts/stack/waits-for-approval.ts'
import { read } from '#web/platform/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Waiting } from '#web/ui/spinner.tsx'

export interface LetterStackProps {
  /** As they are now, whatever becomes of them. */
  readonly letters: readonly LetterHead[]
  readonly onClose: () => void
}

/** Letters approved one after the other on one sheet, then printed as one PDF, mailed, or marked as sent in one act. */
export function LetterStack({ letters, onClose }: LetterStackProps) {
  const [toRead, setToRead] = useState(() => letters.filter(waitsForApproval).map(({ id }) => id))
  const [index, setIndex] = useState(0)
  const id = toRead[index]
  const next = () => setIndex(index + 1)
  const readRest = () => {
    setToRead(letters.filter(waitsForApproval).map((letter) => letter.id))
    setIndex(0)
  }
  const whole = useQuery({
    ...read(readLetter, { params: { id: id ?? '' } }),
    refetchOnMount: true,
    enabled: id !== undefined,
  })
  const letter = id === undefined ? undefined : whole.data
  const approval = useApproval(next)
  const enclosing = useEncloseInAll(letters.filter((one) => one.id !== id))
  const footer = (
    <>
      {index === 0 ? null : <Button onClick={() => setIndex(index - 1)}>Back</Button>}
      <Button onClick={next}>Skip</Button>
      <ApproveButton letter={letter} isBusy={approval.isPending} onNext={next} onApprove={(shown) => approval.mutate(shown)} />
    </>
  )
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      width="wide"
      title={id === undefined ? 'Print or mail your letters' : `Letter ${index + 1} of ${toRead.length}`}
      {...(id !== undefined && { footer })}
    >
      {id === undefined ? (
        <StackDone letters={letters} left={letters.filter(waitsForApproval).length} onReadRest={readRest} />
      ) : letter !== undefined ? (
        <StackLetter key={letter.id} letter={letter} onPaperAdded={(paper) => enclosing.mutate(paper)} />
      ) : whole.isError ? (
        <LoadFailure what="The letter" error={whole.error} onRetry={() => void whole.refetch()} />
      ) : (
        <Waiting label="Loading the letter" />
      )}
      <IdentityDialog
        isOpen={asksWhoTheyAre(approval.error)}
        onClose={approval.reset}
        onSaved={() => {
          approval.reset()
          void whole.refetch()
        }}
      />
    </Dialog>
  )
}

interface ApproveButtonProps {
  readonly letter: Letter | undefined
  readonly isBusy: boolean
  readonly onApprove: (letter: Letter) => void
  readonly onNext: () => void
}

function ApproveButton({ letter, isBusy, onApprove, onNext }: ApproveButtonProps) {
  if (letter !== undefined && letter.attestedAt !== null)
    return (
      <Button tone="primary" onClick={onNext}>
        Next
      </Button>
    )
  return (
    <Button tone="primary" busy={isBusy || letter === undefined} onClick={() => letter && onApprove(letter)}>
      Approve
    </Button>
  )
}
