import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DISPUTE_TARGETS, type DisputeTarget, targetName } from '#engine/words/bureau.ts'
import { offeredKind } from '#web/parts/further/about-letter.ts'
import { Offered } from '#web/parts/helping/offered.tsx'
import { LetterRequest } from '#web/parts/ask-for-letter.tsx'
import { LetterWorkbench } from '#web/parts/open-letter.tsx'
import { LetterReturned } from '#web/parts/letter/letter-returned.tsx'
import { noticeBefore } from '#web/parts/letter/request-form.ts'
import { type LetterHead, letterHeads, letterName, letterState } from '#web/parts/letter/letter-words.ts'
import { LoadFailure } from '#web/parts/load-failure.tsx'
import { writeInstant } from '#web/parts/written.ts'
import { may } from '#web/platform/may.ts'
import type { Case } from '#web/parts/case.ts'
import { Button } from '#web/ui/button.tsx'
import { Ledger, LedgerRow } from '#web/ui/ledger.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** The letters of a dispute, one for each recipient, and those that are still to be written. */
export function CaseLetters({ dispute }: { readonly dispute: Case }) {
  const { data, error, refetch } = useQuery(letterHeads(lettersFor(dispute)))
  const [openLetter, setOpenLetter] = useState<string | null>(null)
  const [wanted, setWanted] = useState<DisputeTarget | null>(null)
  if (error !== null) return <LoadFailure what="The letters" error={error} onRetry={() => void refetch()} />
  // A collector that gave notice is asked to validate the debt.
  const isNotice = wanted === 'creditor' && Boolean(dispute.told?.noticeReceivedOn)
  const letters = data?.filter((letter) => belongs(letter, dispute)).toSorted(bureauFirst)
  return (
    <Sheet title="Letters" holds="ledger">
      {letters === undefined ? (
        <SkeletonRows count={1} label="Loading letters" />
      ) : (
        <Ledger>
          {letters.map((letter) => (
            <WrittenLetter
              key={letter.id}
              letter={letter}
              isWithdrawn={dispute.status === 'withdrawn'}
              isNext={dispute.resolvedAt === null && letter === letters.find(({ status }) => status === 'draft')}
              onOpen={() => setOpenLetter(letter.id)}
            />
          ))}
          {unwritten(dispute, letters).map((target, index) => (
            <LedgerRow
              key={target}
              title={`To ${targetName(target, dispute.creditor)}`}
              marks={<Tag>Not written yet</Tag>}
              actions={
                <Offered by="generateLetter">
                  <Button
                    tone={isUnsent(dispute) && letters.length === 0 && index === 0 ? 'primary' : 'secondary'}
                    onClick={() => setWanted(target)}
                  >
                    Write the letter<span className="sr-only"> to {targetName(target, dispute.creditor)}</span>
                  </Button>
                </Offered>
              }
            />
          ))}
        </Ledger>
      )}
      {wanted === null ? null : (
        <LetterRequest
          wish={{
            about: aboutOf(dispute),
            creditor: dispute.creditor,
            target: wanted,
            ...(isNotice && { letterType: 'validation' }),
          }}
          {...(isNotice && { before: noticeBefore(noticeOf(dispute)) })}
          onWritten={(letter) => {
            setWanted(null)
            setOpenLetter(letter.id)
          }}
          onClose={() => setWanted(null)}
        />
      )}
      {openLetter === null ? null : <LetterWorkbench letterId={openLetter} onClose={() => setOpenLetter(null)} />}
    </Sheet>
  )
}

/** Its letter is the next step; once it was filed directly, it is not. */
const isUnsent = ({ submittedAt }: Case): boolean => submittedAt === null

const noticeOf = ({ told }: Case) => ({ receivedOn: told?.noticeReceivedOn ?? '', disputeBy: told?.noticeEndsOn ?? null })

interface WrittenLetterProps {
  readonly letter: LetterHead
  /** Of a withdrawn dispute nothing is sent. */
  readonly isWithdrawn: boolean
  /** The first one that waits to be sent. */
  readonly isNext: boolean
  readonly onOpen: () => void
}

function WrittenLetter({ letter, isWithdrawn, isNext, onOpen }: WrittenLetterProps) {
  const state = letterState(letter)
  return (
    <LedgerRow
      title={`To ${targetName(letter.bureau, letter.creditor)}`}
      marks={
        <>
          <Tag tone={state.tone}>{state.label}</Tag>
          <span className="text-small text-soft">{letterName(letter)}.</span>
          <span className="text-small text-soft">
            {letter.sentAt === null ? `Written ${writeInstant(letter.generatedAt)}` : `Sent ${writeInstant(letter.sentAt)}`}
          </span>
        </>
      }
      actions={
        <Button tone={isNext ? 'primary' : 'secondary'} onClick={onOpen}>
          {letter.status !== 'draft' || isWithdrawn ? 'Open' : may('attestLetter') ? 'Read and send' : 'Read'}
          <span className="sr-only"> the letter to {targetName(letter.bureau, letter.creditor)}</span>
        </Button>
      }
    >
      {letter.status === 'sent' ? <LetterReturned letter={letter} /> : undefined}
    </LedgerRow>
  )
}

/** The bureau's letter starts the clock, so it stands first. */
const bureauFirst = (a: LetterHead, b: LetterHead): number =>
  DISPUTE_TARGETS.indexOf(a.bureau) - DISPUTE_TARGETS.indexOf(b.bureau)

/** A letter that was written before the dispute was opened belongs to it by its item. */
const belongs = (letter: LetterHead, dispute: Case): boolean =>
  letter.disputeId === dispute.id ||
  (letter.disputeId === null && letter.negativeItemId !== null && letter.negativeItemId === dispute.negativeItemId)

const lettersFor = ({ id, negativeItemId }: Case) => ({
  disputeId: id,
  ...(negativeItemId !== null && { items: negativeItemId }),
})

const unwritten = (dispute: Case, letters: readonly LetterHead[]): readonly DisputeTarget[] =>
  DISPUTE_TARGETS.filter(
    (target) =>
      dispute.status !== 'withdrawn' &&
      dispute.disputeTargets.includes(target) &&
      !letters.some((letter) => letter.bureau === target && offeredKind(letter) === null),
  )

const aboutOf = (dispute: Case) =>
  dispute.negativeItemId === null ? { disputeId: dispute.id } : { negativeItemId: dispute.negativeItemId }
