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
  const readRest = () => {
    setToRead(letters.filter(waitsForApproval).map((letter) => letter.id))
    setIndex(0)
  }
  if (id === undefined)
    return (
      <Dialog isOpen onOpenChange={onClose} width="wide" title="Print or mail your letters">
        <StackDone letters={letters} left={letters.filter(waitsForApproval).length} onReadRest={readRest} />
      </Dialog>
    )
  return (
    <StackStep
      id={id}
      letters={letters}
      place={`Letter ${index + 1} of ${toRead.length}`}
      onNext={() => setIndex(index + 1)}
      {...(index > 0 && { onBack: () => setIndex(index - 1) })}
      onClose={onClose}
    />
  )
}

interface StackStepProps extends LetterStackProps {
  readonly id: string
  readonly place: string
  readonly onNext: () => void
  /** Absent on the first. */
  readonly onBack?: () => void
}

function StackStep({ id, letters, place, onNext, onBack, onClose }: StackStepProps) {
  const whole = useQuery({ ...read(readLetter, { params: { id } }), refetchOnMount: true })
  const approval = useApproval(onNext)
  const enclosing = useEncloseInAll(letters.filter((letter) => letter.id !== id))
  const letter = whole.data
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      width="wide"
      title={place}
      footer={
        <>
          {onBack === undefined ? null : <Button onClick={onBack}>Back</Button>}
          <Button onClick={onNext}>Skip</Button>
          <ApproveButton
            letter={letter}
            isBusy={approval.isPending}
            onNext={onNext}
            onApprove={(shown) => approval.mutate(shown)}
          />
        </>
      }
    >
      {letter !== undefined ? (
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
