import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { writeDay } from '#engine/values/day.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { LetterReturned } from '#web/parts/letter/letter-returned.tsx'
import { MarkAsSent, RecordDelivery } from '#web/parts/letter/letter-own-mailing.tsx'
import {
  type LetterHead,
  letterHeads,
  letterName,
  letterState,
  recipientName,
  SENT_METHOD_WORDS,
} from '#web/parts/letter/letter-words.ts'
import { LetterWorkbench } from '#web/parts/open-letter.tsx'
import { probabilityTone } from '#web/parts/probability-tone.ts'
import { LETTERS_FRESH_MS } from '#web/parts/use-item-cases.ts'
import { writeInstant } from '#web/parts/written.ts'
import { may } from '#web/platform/may.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** All letters, newest first: open, mark as sent, record the delivery. */
export function LetterList() {
  const letters = useQuery({ ...letterHeads(), staleTime: LETTERS_FRESH_MS })
  const [openLetter, setOpenLetter] = useState<string | null>(null)
  if (letters.isPending) return <SkeletonRows count={2} rowHeight={120} label="Loading your letters" />
  if (letters.isError) {
    return (
      <div className="px-5 py-5 md:px-7">
        <LoadFailure what="Your letters" error={letters.error} onRetry={() => letters.refetch()} />
      </div>
    )
  }
  if (letters.data.length === 0) {
    return (
      <EmptyState title="No letters yet">
        Dispute a negative item first. Then we draft its letter from your file for you to approve.
      </EmptyState>
    )
  }
  return (
    <>
      <Ledger label="Dispute letters">
        {letters.data.map((letter) => (
          <LetterRow key={letter.id} letter={letter} onOpen={() => setOpenLetter(letter.id)} />
        ))}
      </Ledger>
      {openLetter === null ? null : <LetterWorkbench letterId={openLetter} onClose={() => setOpenLetter(null)} />}
    </>
  )
}

function LetterRow({ letter, onOpen }: { readonly letter: LetterHead; readonly onOpen: () => void }) {
  const state = letterState(letter)
  const about = aboutLetter(letter)
  return (
    <LedgerRow
      title={`Letter to ${letter.recipient}`}
      marks={
        <>
          <Tag tone={state.tone}>{state.label}</Tag>
          {letter.isPractice && letter.status !== 'draft' ? <Tag tone="warn">Practice</Tag> : null}
          <Tag tone={probabilityTone(letter.successProbability)}>{`${letter.successProbability}% success, estimate`}</Tag>
        </>
      }
      actions={
        <>
          <Button onClick={onOpen} about={about}>
            Open
          </Button>
          {(letter.status === 'draft' || letter.practisedAt !== null) && may('markLetterSent') ? (
            <MarkAsSentDialog letter={letter} onOpenLetter={onOpen} />
          ) : null}
        </>
      }
    >
      <p className="text-small text-soft">
        {letterName(letter)} about {letter.creditor}. {whatHappened(letter)}
      </p>
      {letter.practisedAt === null ? <LetterReturned letter={letter} /> : null}
      {letter.status === 'sent' && letter.practisedAt === null ? <RecordDelivery letter={letter} /> : null}
    </LedgerRow>
  )
}

const aboutLetter = (letter: LetterHead): string => `letter to ${recipientName(letter)}, ${letter.creditor}`

function whatHappened(letter: LetterHead): string {
  if (letter.sentAt === null) return `Written ${writeInstant(letter.generatedAt)}, not sent yet.`
  const method = letter.sentMethod === null ? '' : `, ${SENT_METHOD_WORDS[letter.sentMethod].toLowerCase()}`
  const tracking = letter.trackingNumber === null ? '' : `, tracking number ${letter.trackingNumber}`
  const delivered = letter.deliveredOn === null ? '' : ` Delivered ${writeDay(letter.deliveredOn)}.`
  if (letter.practisedAt !== null) return `Practised ${writeInstant(letter.practisedAt)}, not really mailed.`
  return `Sent ${writeInstant(letter.sentAt)}${method}${tracking}.${delivered}`
}

interface MarkAsSentDialogProps {
  readonly letter: LetterHead
  readonly onOpenLetter: () => void
}

/** Asks how it was sent; one that no one has confirmed has to be read first, and is one press away. Goes away by itself once the letter is sent. */
function MarkAsSentDialog({ letter, onOpenLetter }: MarkAsSentDialogProps) {
  const [isOpen, setIsOpen] = useState(false)
  const openInstead = () => {
    setIsOpen(false)
    onOpenLetter()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<Button about={aboutLetter(letter)}>Mark as Sent</Button>}
      title="Mark as Sent"
      description={
        letter.isPractice
          ? `Practice: for a letter to ${letter.recipient}.`
          : `For a letter to ${letter.recipient} that you sent yourself.`
      }
    >
      <MarkAsSent letter={letter} onOpenLetter={openInstead} />
    </Dialog>
  )
}
